"""A garden terrace at Citadel Views, under a roof of glass and solar cells that lets dappled light through; metres.

The house is on the left, its wall on x = 0; the terrace reaches to the right and away from the camera, along +x and +y.
"""

import bpy
from mathutils import Matrix

from places.citadel_house import Palette
from places.estate_parts import perimeter_wall, slope
from places.lagos_green import woods
from studio import materials
from studio.facade import Spot, Style, block
from studio.mesh import Mesh
from studio.plants import (
    MAGENTA, ORANGE, banana, bougainvillea, frangipani, lawn, palm, shrub, straps, tree,
)  # fmt: skip
from studio.scene import randomness
from studio.street import ground

Material = bpy.types.Material

TERRACE_WIDTH, TERRACE_DEPTH = 5.6, 5.2
ROOF_LOW, ROOF_PITCH = 2.65, 6.0
CELL, CELL_GAP = 0.156, 0.035
CELLS_ACROSS, CELLS_UP = 6, 10
PANE_WIDTH = CELLS_ACROSS * (CELL + CELL_GAP) + 0.06
PANE_LENGTH = CELLS_UP * (CELL + CELL_GAP) + 0.06
WALL_HEIGHT, BACK, RIGHT = 2.3, 11.0, 10.5


def terrace(lit: float = 0.1) -> None:
    """Build the house's side, the terrace with its roof, and the walled garden around it."""
    ground(materials.grass("#65773a", "#48602a", "#8a8248", 0.3))
    palette = Palette("#ebe5d8", "#96604a", lit, 0.0)
    _house(palette)
    mesh = Mesh("Terrace")
    mesh.box((-0.2, -4.0, -0.2), (TERRACE_WIDTH, TERRACE_DEPTH, 0.0), palette.paving)
    _solar_roof(mesh, palette)
    mesh.place()
    _garden()


def _house(palette: Palette) -> None:
    def style(spot: Spot) -> Style:
        return palette.doors if spot.side == "front" and spot.floor == 0 else palette.window

    mesh = Mesh("House")
    block(mesh, 12.0, 9.0, 2, 3.2, style, 0.02, front_bays=4, side_bays=3, blind=("back",), parapet=0.5)
    mesh.place((-4.5, 2.0, 0.0), 90)


def _solar_roof(mesh: Mesh, palette: Palette) -> None:
    """Build timber posts and beams, and on them panes of glass with cells between which the sun comes through."""
    rise = 0.105
    for y in (0.15, TERRACE_DEPTH - 0.15):
        mesh.beam((0, y, ROOF_LOW + TERRACE_WIDTH * rise), (TERRACE_WIDTH + 0.2, y, ROOF_LOW), 0.1, 0.2, palette.timber)
        mesh.centred_box((TERRACE_WIDTH - 0.15, y, 0), (0.14, 0.14, ROOF_LOW), palette.upright_timber)
    for index in range(5):
        x = 0.15 + index * (TERRACE_WIDTH - 0.1) / 4
        z = ROOF_LOW + (TERRACE_WIDTH - x) * rise + 0.16
        mesh.beam((x, -0.2, z), (x, TERRACE_DEPTH + 0.2, z), 0.06, 0.12, palette.timber)
    columns, rows = int((TERRACE_DEPTH + 0.3) / PANE_WIDTH), int((TERRACE_WIDTH + 0.2) / PANE_LENGTH)
    foot = slope((TERRACE_WIDTH + 0.15, TERRACE_DEPTH / 2, ROOF_LOW + 0.2), ROOF_PITCH, 90)
    mesh.transform = foot @ Matrix.Translation((-columns * PANE_WIDTH / 2, 0, 0))
    for column in range(columns):
        for row in range(rows):
            _pane(mesh, column * PANE_WIDTH, row * PANE_LENGTH, palette.metal)
    mesh.transform = None


def _pane(mesh: Mesh, x: float, y: float, metal: Material) -> None:
    """Add a pane in the plane of the roof: an edge of metal, glass, and its cells."""
    glass, cell = materials.glass("#eaf2f0", 0.06), materials.plain("#101c33", 0.25, 0.2, 0.05)
    right, far = x + PANE_WIDTH - 0.01, y + PANE_LENGTH - 0.01
    mesh.box((x, y, -0.02), (x + 0.025, far, 0.02), metal)
    mesh.box((x + 0.025, y, -0.02), (right, y + 0.025, 0.02), metal)
    mesh.quad((x, y, 0.012), (right, y, 0.012), (right, far, 0.012), (x, far, 0.012), glass)
    for column in range(CELLS_ACROSS):
        for row in range(CELLS_UP):
            left, near = x + 0.05 + column * (CELL + CELL_GAP), y + 0.05 + row * (CELL + CELL_GAP)
            corners = ((left, near), (left + CELL, near), (left + CELL, near + CELL), (left, near + CELL))
            mesh.polygon([(*corner, 0.0) for corner in corners], cell)


def _garden() -> None:
    perimeter_wall((-6, BACK), (RIGHT, BACK), WALL_HEIGHT, wire=False)
    perimeter_wall((RIGHT, BACK), (RIGHT, -8), WALL_HEIGHT, wire=False)
    bougainvillea((-0.5, BACK, 0), (RIGHT - 0.1, BACK, 0), WALL_HEIGHT, MAGENTA)
    bougainvillea((RIGHT - 0.12, BACK, 0), (RIGHT - 0.12, -6, 0), WALL_HEIGHT, ORANGE)
    lawn((TERRACE_WIDTH, -4), (RIGHT - 1, BACK - 1.2), -0.03)
    lawn((0.4, TERRACE_DEPTH), (TERRACE_WIDTH, BACK - 1.2), -0.03)
    for x, y, scale in ((3.2, BACK - 1.3, 1.0), (8.2, BACK - 2.0, 1.15), (RIGHT + 3, 6.5, 1.1), (-1.0, BACK + 3, 1.2)):
        palm("coconut", (x, y, 0), scale)
    banana((5.4, BACK - 1.4, 0))
    banana((RIGHT - 1.5, 4.2, 0), 0.9)
    frangipani((6.9, 6.6, 0), 1.15)
    tree("flame", (RIGHT + 4, BACK + 5, 0), 0.95)
    for index in range(13):
        x = 0.6 + index * 0.75
        flower = randomness.choice((MAGENTA, ORANGE, "", ""))
        shrub((x, BACK - 0.9 + randomness.uniform(-0.2, 0.2), 0), randomness.uniform(0.3, 0.5), flower, leaf=0.06)
    for index in range(8):
        straps((TERRACE_WIDTH + 0.4, -2.5 + index * 1.0, 0), randomness.uniform(0.4, 0.65))
    woods((-30, BACK + 8), (50, BACK + 40), 40)
