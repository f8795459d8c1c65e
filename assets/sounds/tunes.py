"""The notes of the music.

A tune is a sequence of `note:beats`, with `-` for a rest. Each bar of chords has a bass note and notes joined
by `+`.
"""

from __future__ import annotations

MENU_TUNE = """
-:.5 E5:.5 G5:1 B5:.5 A5:1 G5:.5   E5:1.5 C5:.5 D5:.5 E5:1.5   -:.5 F5:.5 A5:1 C6:.5 B5:1 A5:.5   G5:2.5 -:1.5
-:.5 E5:.5 G5:1 B5:.5 C6:1 B5:.5   A5:1 G5:.5 E5:1 C#5:.5 E5:1  F5:1.5 E5:.5 D5:.5 A4:1.5   B4:1 D5:.5 E5:2.5
-:.5 A5:1 G5:.5 A5:.5 C6:1.5  -:.5 Ab5:1 G5:.5 F5:.5 C5:1.5  -:.5 G5:1 F#5:.5 G5:.5 B5:1.5   A5:1 G5:.5 E5:2.5
D5:.5 E5:.5 F5:1 A5:1 C6:1   B5:1.5 A5:.5 G5:.5 D5:1.5   E5:1 G5:.5 C5:2.5   -:4
"""
MENU_CHORDS = (
    "C3 E4+G4+B4  A2 E4+G4+C5  D3 F4+A4+C5  G2 F4+A4+B4  C3 E4+G4+B4  A2 E4+G4+C#5  D3 F4+A4+C5  G2 F4+B4+D5 "
    "F2 E4+A4+C5  F2 D4+Ab4+C5  E3 D4+G4+B4  A2 C#4+G4+B4  D3 C4+F4+A4  G2 B3+F4+A4  C3 E4+G4+A4  G2 C4+D4+F4"
)
CALM_TUNE = """
-:1 E5:1 D5:.5 C5:1.5   A4:3 -:1   -:1 C5:1 D5:.5 E5:1.5   G5:2 E5:2   -:1 A4:1 C5:1 E5:1   D5:3 -:1
-:1 E5:.5 D5:.5 C5:1 A4:1   G4:3 -:1   -:1 G5:1 E5:.5 D5:1.5   C5:2 A4:2   -:1 D5:1 E5:.5 F5:1.5   E5:3 -:1
-:1 C5:1 A4:.5 G4:1.5   A4:2 C5:2   -:1 D5:.5 C5:.5 D5:1 G5:1   E5:2 -:2
"""
CALM_CHORDS = (
    "A2 C4+E4+G4  F2 C4+E4+A4  C3 B3+E4+G4  G2 B3+D4+E4  F2 C4+E4+A4  D3 C4+F4+A4  A2 C4+E4+G4  E3 B3+D4+G4 "
    "C3 B3+E4+G4  A2 C4+E4+G4  D3 C4+F4+A4  A2 C4+E4+B4  F2 C4+E4+A4  D3 C4+F4+A4  G2 B3+D4+F4  C3 B3+D4+G4"
)

TENSE_TUNE = """
-:2 E5:.5 -:.5 A5:1   -:1.5 G5:.5 E5:1.5 -:.5   -:2 D5:.5 -:.5 F5:1   -:1.5 E5:.5 C5:1.5 -:.5
-:2 E5:.5 -:.5 B5:1   -:1.5 A5:.5 G#5:1.5 -:.5   -:1 A5:.5 -:.5 C6:.5 -:.5 B5:1   -:.5 A5:.5 G#5:1 E5:2
-:2 F5:.5 -:.5 A5:1   -:1.5 G5:.5 F5:1.5 -:.5   -:2 E5:.5 -:.5 G5:1   -:1.5 F5:.5 D5:1.5 -:.5
-:1 D5:.5 E5:.5 F5:1 A5:1   -:.5 G#5:.5 B5:1 D6:1.5 -:.5   C6:1 B5:.5 A5:.5 E5:2   -:4
"""
TENSE_CHORDS = (
    "A2 A3+C4+E4  A2 A3+C4+E4  D3 A3+D4+F4  A2 A3+C4+E4  E3 B3+E4+G4  E3 G#3+B3+E4  F2 A3+C4+F4 "
    "E3 G#3+B3+D4  D3 A3+D4+F4  F2 A3+C4+F4  C3 G3+C4+E4  G2 G3+B3+D4  D3 A3+D4+F4  E3 G#3+B3+D4 "
    "A2 A3+C4+E4  E3 G#3+B3+D4"
)
VICTORY_TUNE = """
C5:.75 C5:.25 E5:.5 G5:.5 C6:2   B5:.5 A5:.5 G5:.5 A5:.5 G5:2
F5:.75 F5:.25 A5:.5 C6:.5 D6:2   C6:.5 B5:.5 A5:.5 B5:.5 G5:2
C5:.75 C5:.25 E5:.5 G5:.5 C6:2   D6:.5 C6:.5 B5:.5 C6:.5 A5:2
F5:.5 A5:.5 C6:.5 A5:.5 G5:.5 B5:.5 D6:.5 B5:.5   C6:1.5 G5:.5 C6:2
A5:1 A5:.5 B5:.5 C6:1 A5:1   G5:1.5 E5:.5 G5:2   F5:1 F5:.5 G5:.5 A5:1 F5:1   E5:1.5 C5:.5 E5:2
D5:.5 E5:.5 F5:.5 G5:.5 A5:1 D6:1   B5:.5 A5:.5 G5:.5 A5:.5 B5:1 D6:1   C6:1 E6:.5 D6:.5 C6:1 G5:1   C6:2 -:2
"""
VICTORY_CHORDS = (
    "C3 E4+G4+C5  G2 D4+G4+B4  F2 F4+A4+C5  G2 D4+G4+B4  C3 E4+G4+C5  A2 E4+A4+C5  F2 F4+A4+C5  C3 E4+G4+C5 "
    "F2 F4+A4+C5  C3 E4+G4+C5  D3 F4+A4+D5  A2 E4+A4+C5  D3 F4+A4+D5  G2 D4+G4+B4  C3 E4+G4+C5  G2 D4+F4+B4"
)
