"""Drawing code and widgets that several screens share."""
