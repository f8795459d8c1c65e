"""Animation: easing, timelines, particles and crossfades."""
