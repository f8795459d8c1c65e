"""Time in pictures: easing, timelines and particles."""
