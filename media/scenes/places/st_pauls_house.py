"""No. 30 St Paul's: four storeys of brick and stone under a mansard, in Georgian style, and the houses beside it.

Its front is on y = -7.5 and looks along -y, the entrance in its middle. Lengths are metres.
"""

from dataclasses import dataclass

import bpy
from mathutils import Vector

from studio import materials
from studio.facade import Spot, Style, block, hipped_roof, ring
from studio.lettering import letters
from studio.mesh import Mesh
from studio.plants import shrub
from studio.rooms import Interior
from studio.street import distant_town

Material = bpy.types.Material

WIDTH, DEPTH = 37.8, 15.0
BAY = 2.7
PLINTH = 0.5
GROUND_STOREY, STOREY, TOP_STOREY = 4.0, 3.45, 2.9
MIDDLE_FLOORS = 2
FIRST_FLOOR = PLINTH + GROUND_STOREY
TOP_FLOOR = FIRST_FLOOR + MIDDLE_FLOORS * STOREY
EAVES = TOP_FLOOR + TOP_STOREY
FRONT = -DEPTH / 2


@dataclass(frozen=True)
class Georgian:
    """The styles of a Georgian front: stone below, brick above, tallest windows on the first floor."""

    stone: Material
    brick: Material
    joinery: Material
    blank: Style
    ground: Style
    first: Style
    upper: Style
    top: Style

    def at_ground(self, spot: Spot) -> Style:
        """Return the style of a bay of the ground floor: there are no windows behind the porch."""
        behind_porch = spot.side == "front" and spot.bay in (spot.bays // 2 - 1, spot.bays // 2)
        return self.blank if behind_porch else self.ground

    def middle(self, spot: Spot) -> Style:
        """Return the style of a floor between the ground floor and the top one."""
        return self.first if spot.floor == 0 else self.upper


def georgian(brick: Material, lit: float, strength: float = 1.0) -> Georgian:
    """Return styles in a brick, with a share of the rooms `lit`."""
    stone, joinery = materials.stone(), materials.plain("#e9e7e0", 0.5, 0.0, 0.03)
    common = {
        "frame": joinery, "transom": 0.5, "sill_stone": stone, "interior": Interior(lit, strength),
    }  # fmt: skip
    brickwork = {"wall": brick, "lintel": stone, "opening": 0.44, "reveal": 0.14, "curtained": 0.5}
    return Georgian(
        stone,
        brick,
        joinery,
        blank=Style(wall=stone, opening=0.0),
        ground=Style(
            wall=stone, opening=0.44, sill=0.8, head=0.7, glazing_bars=(3, 4), reveal=0.25, curtained=0.4, **common
        ),
        first=Style(sill=0.42, head=0.5, glazing_bars=(3, 5), **brickwork, **common),
        upper=Style(sill=0.75, head=0.55, glazing_bars=(3, 4), **brickwork, **common),
        top=Style(sill=0.7, head=0.6, glazing_bars=(3, 2), **brickwork, **common),
    )


def st_pauls_house(lit: float = 0.1, strength: float = 1.0, lamps: float = 3.0) -> None:
    """Build the house, with a share of its rooms `lit`; `lamps` is the strength of the lanterns at its door."""
    style = georgian(materials.brick("#8a4a36", "#6d3829", "#9b9083"), lit, strength)
    mesh = Mesh("St Paul's")
    mesh.box((-WIDTH / 2 - 0.15, -DEPTH / 2 - 0.15, -0.2), (WIDTH / 2 + 0.15, DEPTH / 2 + 0.15, 0.75), style.stone)
    common = {"bay": BAY, "parapet": 0.0, "blind": ("back",)}
    block(mesh, WIDTH, DEPTH, 1, GROUND_STOREY, style.at_ground, PLINTH, **common)
    block(mesh, WIDTH, DEPTH, MIDDLE_FLOORS, STOREY, style.middle, FIRST_FLOOR, **common)
    block(mesh, WIDTH, DEPTH, 1, TOP_STOREY, style.top, TOP_FLOOR, **common)
    _string_courses(mesh, style)
    _quoins(mesh, style)
    _mansard(mesh, style)
    _chimneys(mesh, style)
    _downpipes(mesh)
    _entrance(mesh, style, lamps)
    mesh.place()
    _name(style)
    _door_planters()


def _string_courses(mesh: Mesh, style: Georgian) -> None:
    courses = (
        (FIRST_FLOOR - 0.05, 0.12, 0.28),
        (TOP_FLOOR - 0.05, 0.1, 0.22),
        (EAVES - 0.12, 0.18, 0.2),
        (EAVES + 0.1, 0.38, 0.26),
    )
    for height, out, tall in courses:
        low, high = (-WIDTH / 2 - out, -DEPTH / 2 - out), (WIDTH / 2 + out, DEPTH / 2 + out)
        ring(mesh, low, high, height, height + tall, out + 0.3, style.stone)
    low, high = (-WIDTH / 2, -DEPTH / 2), (WIDTH / 2, DEPTH / 2)
    ring(mesh, low, high, EAVES + 0.3, EAVES + 1.15, 0.35, style.brick)
    coping_low, coping_high = (low[0] - 0.06, low[1] - 0.06), (high[0] + 0.06, high[1] + 0.06)
    ring(mesh, coping_low, coping_high, EAVES + 1.15, EAVES + 1.27, 0.48, style.stone)


def _quoins(mesh: Mesh, style: Georgian) -> None:
    block_height, gap = 0.38, 0.04
    for sign in (-1, 1):
        height, index = 4.75, 0
        while height < EAVES - 0.6:
            length = 0.55 if index % 2 else 0.36
            left, right = sorted((sign * (WIDTH / 2 + 0.03), sign * (WIDTH / 2 - length)))
            mesh.box((left, FRONT - 0.035, height), (right, FRONT + 0.1, height + block_height), style.stone)
            height, index = height + block_height + gap, index + 1


def _mansard(mesh: Mesh, style: Georgian) -> None:
    slate = materials.roof_tiles("#4b5159", 0.3, 0.24, 0.55)
    base = EAVES + 0.3
    low, high = (-WIDTH / 2 + 0.6, -DEPTH / 2 + 0.7), (WIDTH / 2 - 0.6, DEPTH / 2 - 0.7)
    hipped_roof(mesh, low, high, base, 3.2, slate, run=1.4)
    for index in range(6):
        _dormer(mesh, style, slate, Vector((-WIDTH / 2 + WIDTH * (index + 0.5) / 6, low[1], base)))


def _dormer(mesh: Mesh, style: Georgian, slate: Material, foot: Vector) -> None:
    lead = materials.plain("#55595e", 0.5)
    x, y, z = foot
    mesh.box((x - 0.8, y + 0.1, z + 0.6), (x + 0.8, y + 2.0, z + 2.7), slate)
    mesh.quad(
        (x - 0.6, y + 0.08, z + 0.8),
        (x + 0.6, y + 0.08, z + 0.8),
        (x + 0.6, y + 0.08, z + 2.45),
        (x - 0.6, y + 0.08, z + 2.45),
        materials.glass(),
    )
    for left, right in ((-0.64, -0.56), (-0.03, 0.03), (0.56, 0.64)):
        mesh.box((x + left, y + 0.05, z + 0.76), (x + right, y + 0.1, z + 2.5), style.joinery)
    for bottom, top in ((0.76, 0.82), (1.6, 1.66), (2.42, 2.5)):
        mesh.box((x - 0.64, y + 0.045, z + bottom), (x + 0.64, y + 0.1, z + top), style.joinery)
    mesh.box((x - 0.9, y, z + 2.7), (x + 0.9, y + 2.2, z + 2.82), lead)


def _chimneys(mesh: Mesh, style: Georgian) -> None:
    pot = materials.plain("#8d5a40", 0.8)
    base, height, y = EAVES + 0.3, 6.0, -2.6
    for x in (-WIDTH / 2 + 1.4, 0, WIDTH / 2 - 1.4):
        mesh.box((x - 0.7, y - 0.6, base), (x + 0.7, y + 0.6, base + height), style.brick)
        mesh.box((x - 0.8, y - 0.7, base + height - 0.3), (x + 0.8, y + 0.7, base + height - 0.05), style.stone)
        for offset in (-0.4, 0, 0.4):
            mesh.cylinder((x + offset, y, base + height), 0.6, 0.14, pot, 10, 0.11)


def _downpipes(mesh: Mesh) -> None:
    """Add two cast-iron pipes with their hoppers, midway between windows."""
    iron = materials.plain("#1b1d20", 0.45, 0.2, 0.0)
    for x in (-4 * BAY, 4 * BAY):
        mesh.cylinder((x, FRONT - 0.13, FIRST_FLOOR + 0.2), EAVES - FIRST_FLOOR - 0.7, 0.05, iron, 10)
        mesh.centred_box((x, FRONT - 0.14, EAVES - 0.55), (0.28, 0.2, 0.3), iron)


def _entrance(mesh: Mesh, style: Georgian, lamps: float) -> None:
    """Build a pedimented porch with a panelled double door, a lit fanlight, three steps, and lanterns."""
    y, stone = FRONT, style.stone
    for sign in (-1, 1):
        mesh.cylinder((sign * 1.62, y - 0.42, 0.5), 3.7, 0.2, stone, 20, 0.17)
        mesh.centred_box((sign * 1.62, y - 0.42, 0.5), (0.5, 0.5, 0.12), stone)
        mesh.centred_box((sign * 1.62, y - 0.42, 4.08), (0.48, 0.48, 0.12), stone)
    mesh.box((-2.2, y - 0.75, 4.2), (2.2, y + 0.1, 4.75), stone)
    pediment = [(-2.3, y - 0.8, 4.75), (2.3, y - 0.8, 4.75), (0, y - 0.8, 5.6)]
    pediment += [(x, y + 0.1, z) for x, _, z in pediment]
    mesh.add(pediment, ((0, 1, 2), (0, 2, 5, 3), (1, 4, 5, 2)), stone)
    mesh.box((-1.36, y - 0.12, 0.5), (1.36, y - 0.02, 4.2), stone)
    _door(mesh, y, style.joinery, lamps)
    for step in range(3):
        mesh.box((-1.9, y - 1.9 + step * 0.45, -0.1), (1.9, y, 0.17 * (step + 1)), stone)
    iron, glow = materials.plain("#15171a", 0.4, 0.4, 0.0), materials.emission("#ffd9a0", lamps)
    for sign in (-1, 1):
        mesh.centred_box((sign * 1.17, y - 0.26, 2.5), (0.15, 0.15, 0.34), glow)
        for height in (2.46, 2.84):
            mesh.centred_box((sign * 1.17, y - 0.26, height), (0.2, 0.2, 0.05), iron)
        mesh.beam((sign * 1.17, y - 0.28, 2.92), (sign * 1.17, y - 0.1, 2.92), 0.03, 0.03, iron)


def _door(mesh: Mesh, y: float, joinery: Material, lamps: float) -> None:
    paint, panel = materials.plain("#16352f", 0.25, 0.0, 0.03), materials.plain("#1b4038", 0.25, 0.0, 0.03)
    brass = materials.plain("#c9a45c", 0.25, 1.0, 0.0)
    for sign in (-1, 1):
        left, right = sorted((sign * 0.02, sign * 0.98))
        mesh.box((left, y - 0.16, 0.6), (right, y - 0.1, 3.1), paint)
        for bottom in (0.8, 1.9):
            middle = sign * 0.5
            mesh.box((middle - 0.33, y - 0.18, bottom), (middle + 0.33, y - 0.155, bottom + 0.9), panel)
        mesh.centred_box((sign * 0.1, y - 0.2, 1.72), (0.04, 0.06, 0.2), brass)
    mesh.box((-1.06, y - 0.2, 3.1), (1.06, y - 0.09, 3.2), joinery)
    glow = materials.emission("#ffcf8c", 0.08 + lamps / 30)
    mesh.quad((-0.98, y - 0.13, 3.2), (0.98, y - 0.13, 3.2), (0.98, y - 0.13, 4.0), (-0.98, y - 0.13, 4.0), glow)
    for x in (-0.5, 0.0, 0.5):
        mesh.box((x - 0.015, y - 0.16, 3.2), (x + 0.015, y - 0.12, 4.0), joinery)


def _name(style: Georgian) -> None:
    bronze = materials.plain("#3a3128", 0.4, 0.6, 0.0)
    letters("NO. 30 ST PAUL’S", (0, FRONT - 0.76, 4.36), 0.2, bronze, depth=0.04, spacing=1.2)


def _door_planters() -> None:
    """Stand a clipped ball of box in a lead planter on either side of the steps."""
    mesh = Mesh("Planters")
    lead = materials.plain("#4c5156", 0.55, 0.3)
    for sign in (-1, 1):
        mesh.box((sign * 2.35 - 0.3, FRONT - 1.0, 0.12), (sign * 2.35 + 0.3, FRONT - 0.4, 0.68), lead)
        shrub((sign * 2.35, FRONT - 0.7, 1.05), 0.55, leaf=0.05)
    mesh.place()


NEIGHBOURS = (
    (-31.5, 24.3, 2, "#7d5341", "#67412f"),
    (33.0, 27.0, 3, "#94604a", "#7b4b38"),
    (-58.0, 27.0, 3, "#6f4636", "#5a3628"),
    (62.0, 30.0, 2, "#8a4a36", "#6d3829"),
)
"""The centre, width, storeys and bricks of the houses to both sides."""


def neighbours(lit: float = 0.08) -> None:
    """Build the houses to both sides, and roofs of the town behind them."""
    slate = materials.roof_tiles("#474c54", 0.3, 0.24, 0.55)
    for x, width, floors, light, dark in NEIGHBOURS:
        style = georgian(materials.brick(light, dark, "#938a7c"), lit, 0.8)
        mesh = Mesh("Neighbour")
        common = {"bay": BAY, "blind": ("back",)}
        block(mesh, width, 13, 1, 3.8, style.ground, 0.2, parapet=0.0, **common)
        upper = block(mesh, width, 13, floors - 1, 3.3, style.middle, 4.0, parapet=0.9, **common)
        low, high = (-width / 2 - 0.2, -6.7), (width / 2 + 0.2, 6.7)
        ring(mesh, low, high, upper.roof - 0.05, upper.roof + 0.22, 0.5, style.stone)
        ring(mesh, (low[0] + 0.1, -6.6), (high[0] - 0.1, 6.6), 3.9, 4.1, 0.4, style.stone)
        hipped_roof(mesh, (low[0] + 0.8, -5.8), (high[0] - 0.8, 5.8), upper.roof, 2.6, slate)
        mesh.place((x, -1, 0))
    distant_town(-300, 300, 30, heights=(9, 15), lit=lit)
