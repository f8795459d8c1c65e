"""The colours of the game. Nothing is conveyed by colour alone."""

INK = "#2A1030"
BONE = "#FFF3D6"
PAPER = "#FFF8E6"
GOLD = "#FFD76A"
PALE_GOLD = "#FFE28A"
MINT = "#7FF0C0"
MIST = "#BFDDDD"
CORAL = "#FF9AA8"
ALARM = "#FF5A6E"
NIGHT = "#08101F"
DEEP = "#0D2642"
FELT_LIT = "#26846E"
FELT_DARK = "#0D2642"
DIM = "#8FB0B8"

BANDS = {
    "blue": ("#8FD3FF", "#2F7FE0"),
    "green": ("#7FF0C0", "#12A37A"),
    "amber": ("#FFD76A", "#F08A1D"),
    "red": ("#FF9AA8", "#D8315B"),
    "violet": ("#C9A6FF", "#6A3BE0"),
}
