"""What released versions have written, and that it still opens."""
