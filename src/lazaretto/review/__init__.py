"""What a finished game was: where it turned, what was luck, and what would have been better."""
