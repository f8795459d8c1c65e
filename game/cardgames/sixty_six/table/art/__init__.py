"""The drawings of Sixty-six."""
