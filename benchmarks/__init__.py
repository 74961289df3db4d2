"""What is measured and printed; nothing here is a test."""
