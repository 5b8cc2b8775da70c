"""The plot of Brum Height 7: its court, the wall and the gate to the street, the gatehouse, the generator's house.

Lengths are metres.
"""

from places.brum_height_7 import FRONT, bricks, bronze, pale, timber
from places.lekki_street import DRAIN, generator_house, perimeter_wall, water_tank
from studio import materials
from studio.lettering import letters
from studio.mesh import Mesh
from studio.plants import MAGENTA, ORANGE, PINK, bougainvillea, frangipani, hedge, palm, shrub, straps, tree
from studio.scene import randomness
from studio.street import pavement

LEFT, RIGHT, NEAR, FAR = -24.0, 24.0, -21.0, 17.0
GATE = (6.0, 11.6)
"""Where the cars' gate opens, on x."""
WICKET = (3.9, 5.3)
SIGN_WALL = (-3.4, 3.5)
GATEHOUSE = (12.2, 15.0)
PIER = 0.46
CROSSING = (WICKET[0] - 0.3, GATE[1] + 0.3)
"""Where the drain before the gate is covered, on x."""
VERGE_EDGE = (-25.6, -33.4)
"""Where weeds grow beside the road, on y."""


def court(lamps: float = 0.0) -> None:
    """Lay out the plot; with `lamps` (about 16) gate and gatehouse are lit."""
    _paving()
    _front_wall(lamps)
    _gatehouse(lamps)
    for start, end in (((LEFT, NEAR), (LEFT, FAR)), ((RIGHT, NEAR), (RIGHT, FAR)), ((LEFT, FAR), (RIGHT, FAR))):
        perimeter_wall(start, end, "#e2d6c2", 2.7)
    generator_house((-20.6, -13.5, 0), 90)
    water_tank((-21.5, -8.6, 0), 6.2)


def planting() -> None:
    """Plant the court and the verge: palms, bougainvillea on the wall, frangipani at the entrance, almond trees."""
    for x, y in ((-20.5, -18.6), (-14.6, -18.6), (-8.7, -18.6)):
        palm("royal", (x, y, 0), 0.8)
    for x, y in ((-17.6, -18.2), (-22.3, 2.0), (22.0, 4.0), (21.6, 14.0)):
        palm("coconut", (x, y, 0), 0.95)
    for start, end, colour in (
        (LEFT + 0.5, -10.2, MAGENTA), (-10.2, SIGN_WALL[0] - 0.3, ORANGE), (GATEHOUSE[1] + 0.6, RIGHT - 0.6, MAGENTA),
    ):  # fmt: skip
        bougainvillea((start, NEAR, 0), (end, NEAR, 0), 2.05, colour, 0.85)
    for x in (-8.2, -6.4, 6.6):
        frangipani((x, -14.6, 0), 1.1)
    for sign in (-1, 1):
        hedge((sign * 5.8, FRONT - 1.0, 0), (sign * 15.0, FRONT - 1.0, 0), 0.8, 0.8)
        hedge((sign * 17.2, FRONT + 1.0, 0), (sign * 17.2, 9.0, 0), 0.8, 0.8)
    for index in range(14):
        x = LEFT + 1.2 + index * 1.4
        straps((x, NEAR + 0.9, 0), 0.8) if index % 2 else shrub((x, NEAR + 1.0, 0), 0.5, PINK if index % 4 else "")
    tree("almond", (-15.6, -23.0, 0), 0.95)
    tree("almond", (30.5, -23.2, 0), 0.95)
    _tufts()


def _tufts() -> None:
    """Scatter weeds and grass along the verges."""
    for index in range(150):
        near_wall = index % 3 == 0
        x, y = randomness.uniform(-60, 60), randomness.uniform(-23.9, -21.5) if near_wall else VERGE_EDGE[index % 2]
        if CROSSING[0] - 1 < x < CROSSING[1] + 1:
            continue
        straps((x, y + randomness.uniform(-0.3, 0.3), 0), randomness.uniform(0.12, 0.34), "#8f9a4a", "#5f7432")


def _paving() -> None:
    setts = materials.tiles("#b98f74", "#a97f66", "#8d7260", 0.22, 0.11, 0.5, 0.75)
    concrete = materials.concrete("#b6ad9f")
    mesh = Mesh("Court")
    mesh.box((LEFT, NEAR - 0.1, -0.1), (RIGHT, FAR, 0.02), setts)
    for left, right in (GATE, WICKET):
        mesh.box((left - 0.2, DRAIN[1] + 0.1, -0.1), (right + 0.2, NEAR, 0.03), concrete)
    mesh.place()
    slabs = materials.tiles("#d2c6b2", "#c7baa5", "#9d9280", 0.6, 0.6)
    pavement((-2.6, NEAR + 0.9), (5.3, -13.2), slabs, 0.05)


def _front_wall(lamps: float) -> None:
    """Build brick piers with bars between them, the solid wall that bears the name, and the gate, slid open."""
    mesh = Mesh("Front wall")
    _bars(mesh, LEFT, SIGN_WALL[0], lamps)
    _bars(mesh, GATEHOUSE[1], RIGHT, lamps)
    left, right = SIGN_WALL
    mesh.box((left, NEAR - 0.2, -0.2), (right, NEAR + 0.2, 2.5), bricks())
    mesh.box((left - 0.06, NEAR - 0.27, 2.5), (right + 0.06, NEAR + 0.27, 2.6), pale())
    for x in (WICKET[1] + 0.35, GATE[1] + 0.3):
        _pier(mesh, x, lamps, 2.7)
    _sliding_gate(mesh)
    mesh.place()
    brass = materials.plain("#e7d3a4", 0.3, 0.8, 0.0)
    face = materials.emission("#ffd9a0", lamps * 0.12) if lamps else brass
    letters("BRUM HEIGHT 7", (0.05, NEAR - 0.22, 1.35), 0.4, face, depth=0.05)


def _pier(mesh: Mesh, x: float, lamps: float, height: float = 2.35) -> None:
    mesh.centred_box((x, NEAR, -0.2), (PIER, PIER, height + 0.2), bricks())
    mesh.centred_box((x, NEAR, height), (PIER + 0.12, PIER + 0.12, 0.09), pale())
    if lamps:
        mesh.centred_box((x, NEAR, height + 0.09), (0.2, 0.2, 0.26), materials.emission("#ffcf95", lamps))


def _bars(mesh: Mesh, left: float, right: float, lamps: float) -> None:
    mesh.box((left, NEAR - 0.12, -0.2), (right, NEAR + 0.12, 0.75), bricks())
    mesh.box((left, NEAR - 0.17, 0.75), (right, NEAR + 0.17, 0.82), pale())
    fields = max(1, round((right - left) / 3.6))
    for index in range(fields + 1):
        _pier(mesh, left + (right - left) * index / fields, lamps)
    bars = round((right - left) / 0.12)
    for index in range(bars):
        x = left + (right - left) * (index + 0.5) / bars
        mesh.box((x - 0.011, NEAR - 0.011, 0.82), (x + 0.011, NEAR + 0.011, 2.15), bronze())
    for level in (0.95, 2.05):
        mesh.box((left, NEAR - 0.025, level), (right, NEAR + 0.025, level + 0.05), bronze())


def _sliding_gate(mesh: Mesh) -> None:
    """Hang the gate of upright boards behind the wall with the name, where it slides when cars pass."""
    left, right, y = GATE[0] - 4.6, GATE[0] + 0.6, NEAR + 0.5
    boards = timber(upright=True)
    for level in (0.15, 2.1):
        mesh.box((left, y - 0.03, level), (right, y + 0.03, level + 0.08), bronze())
    for index in range(round((right - left) / 0.13)):
        x = left + index * 0.13
        mesh.box((x, y - 0.015, 0.2), (x + 0.09, y + 0.015, 2.15), boards)
    mesh.box((left - 0.5, y - 0.03, 0.0), (GATE[1], y + 0.03, 0.035), bronze())


def _gatehouse(lamps: float) -> None:
    mesh = Mesh("Gatehouse")
    left, right = GATEHOUSE
    near, far, sill, top = NEAR - 0.2, NEAR + 2.6, 1.0, 2.8
    mesh.box((left, near, -0.2), (right, far, sill), bricks())
    for low, high in (
        ((left, near), (left + 0.3, near + 0.3)), ((right - 0.3, near), (right, near + 0.3)),
        ((left, far - 0.24), (right, far)), ((right - 0.24, near + 0.3), (right, far - 0.24)),
        ((left, far - 1.0), (left + 0.24, far - 0.24)),
    ):  # fmt: skip
        mesh.box((*low, sill), (*high, top), bricks())
    pane = materials.glass("#cfdcda", 0.15)
    for start, end in (
        ((left + 0.3, near + 0.1), (right - 0.3, near + 0.1)), ((left + 0.1, far - 1.0), (left + 0.1, near + 0.3))
    ):  # fmt: skip
        mesh.quad((*start, sill), (*end, sill), (*end, top), (*start, top), pane)
    mesh.box((left + 1.3, near + 0.07, sill), (left + 1.36, near + 0.13, top), bronze())
    mesh.box((left - 0.9, near - 0.6, top), (right + 0.35, far + 0.35, top + 0.2), pale())
    if lamps:
        mesh.centred_box((left + 1.4, near + 1.4, top - 0.1), (1.0, 0.2, 0.06), materials.emission("#ffd7a4", lamps))
    mesh.place()
