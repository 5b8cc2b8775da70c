"""The gate of Capital Gardens: a portal with the estate's name over two lanes, a gatehouse, and a planted entrance.

The road runs along y; who comes from outside comes from -y. Lengths are metres.
"""

from places.estate_parts import lamp_light, perimeter_wall
from studio import materials
from studio.facade import Style, block, hipped_roof
from studio.lettering import letters
from studio.mesh import Mesh
from studio.plants import MAGENTA, ORANGE, WHITE, bougainvillea, frangipani, hedge, palm, shrub, straps
from studio.rooms import Interior
from studio.scene import randomness
from studio.street import road

ROAD_HALF, MEDIAN_HALF = 5.6, 1.0
PYLON_INNER, PYLON_OUTER, PYLON_HALF_DEPTH, PYLON_TOP = 6.1, 7.7, 0.8, 7.0
BEAM_HALF, BEAM_HALF_DEPTH, BEAM_BOTTOM, BEAM_TOP = 8.6, 0.62, 5.5, 6.6
WALL_HEIGHT = 2.5
GATEHOUSE_X, GATEHOUSE_WIDTH, GATEHOUSE_DEPTH = 10.6, 4.2, 4.4
APPROACH = 16.0


def capital_gate(reach: float = 125.0, watts: float = 0.0) -> None:
    """Build the gate on the origin and `reach` metres of wall to both sides; in the evening, lamps of so many watts."""
    paving = materials.tiles("#97897a", "#8b7d6f", "#665a4f", 0.22, 0.11, 0.5, 0.7)
    road((-ROAD_HALF, -APPROACH), (ROAD_HALF, 30), "y", markings=False, surface=paving)
    mesh = Mesh("Gate")
    _portal(mesh, bool(watts))
    _gatehouse(mesh, bool(watts))
    _sliding_gates(mesh)
    _median(mesh)
    mesh.place()
    green = materials.plain("#17382a", 0.4, 0.2, 0.0)
    letters("CAPITAL GARDENS", (0, -BEAM_HALF_DEPTH - 0.04, BEAM_BOTTOM + 0.24), 0.62, green, depth=0.09, spacing=1.16)
    perimeter_wall((-reach, 0), (-PYLON_OUTER, 0), WALL_HEIGHT)
    perimeter_wall((GATEHOUSE_X + GATEHOUSE_WIDTH / 2, 0), (reach, 0), WALL_HEIGHT)
    _planting()
    if watts:
        for x in (-PYLON_OUTER - 0.6, PYLON_INNER - 0.7):
            lamp_light((x, -2.6, 0.4), watts * 0.4)
        for x in (-3.2, 3.2):
            lamp_light((x, -0.2, BEAM_BOTTOM - 0.4), watts)


def _portal(mesh: Mesh, lit: bool) -> None:
    stone = materials.stone("#a9714f", 0.5, 0.14, 0.012, 0.85)
    white, dark = materials.render_wall("#f0eadd", 0.12), materials.plain("#2a2725", 0.38, 0.5, 0.0)
    timber = materials.planks("#7d5234", 0.13, 2.6, 0.45)
    for sign in (-1, 1):
        left, right = sorted((sign * PYLON_INNER, sign * PYLON_OUTER))
        mesh.box((left, -PYLON_HALF_DEPTH, -0.1), (right, PYLON_HALF_DEPTH, PYLON_TOP), stone)
        mesh.box((left - 0.08, -PYLON_HALF_DEPTH - 0.08, PYLON_TOP), (right + 0.08, PYLON_HALF_DEPTH + 0.08,
                 PYLON_TOP + 0.14), white)  # fmt: skip
        mesh.box((left - 0.08, -PYLON_HALF_DEPTH - 0.08, -0.1), (right + 0.08, PYLON_HALF_DEPTH + 0.08, 0.4), dark)
    mesh.box((-BEAM_HALF, -BEAM_HALF_DEPTH, BEAM_BOTTOM), (BEAM_HALF, BEAM_HALF_DEPTH, BEAM_TOP), white)
    mesh.box((-BEAM_HALF - 0.06, -BEAM_HALF_DEPTH - 0.06, BEAM_TOP), (BEAM_HALF + 0.06, BEAM_HALF_DEPTH + 0.06,
             BEAM_TOP + 0.07), dark)  # fmt: skip
    inner = PYLON_INNER - 0.05
    mesh.box((-inner, -1.5, BEAM_BOTTOM - 0.16), (inner, 1.5, BEAM_BOTTOM), timber)
    lamp = materials.emission("#ffd39a", 12.0, False) if lit else materials.plain("#f2efe6", 0.3, 0.0, 0.0)
    for x in (-4.4, -2.0, 2.0, 4.4):
        mesh.centred_box((x, -0.9, BEAM_BOTTOM - 0.19), (0.3, 0.3, 0.035), lamp)


def _gatehouse(mesh: Mesh, lit: bool) -> None:
    white, dark = materials.render_wall("#f0eadd", 0.12), materials.plain("#2a2725", 0.38, 0.5, 0.0)
    interior = Interior(1.0 if lit else 0.0, 1.6, "#a3978a", depth=1.6, furnished=False)
    window = Style(wall=white, frame=dark, interior=interior, opening=0.7, sill=0.95, head=0.5, panes=2, curtained=0.0)
    block(mesh, GATEHOUSE_WIDTH, GATEHOUSE_DEPTH, 1, 3.0, window, 0.1, (GATEHOUSE_X, 1.2), front_bays=1, side_bays=2,
          blind=("back",), parapet=0.0)  # fmt: skip
    half_width, half_depth = GATEHOUSE_WIDTH / 2 + 0.6, GATEHOUSE_DEPTH / 2 + 0.6
    low, high = (GATEHOUSE_X - half_width, 1.2 - half_depth), (GATEHOUSE_X + half_width, 1.2 + half_depth)
    mesh.box((*low, 3.1), (*high, 3.26), dark)
    hipped_roof(mesh, low, high, 3.26, 1.3, materials.metal_sheet("#7a4a38", 0.4, 0.5, 0.3))


def _sliding_gates(mesh: Mesh) -> None:
    """Build two gates of steel bars, slid open behind the wall so that a third of each still shows."""
    steel = materials.plain("#26302b", 0.38, 0.5, 0.0)
    for sign in (-1, 1):
        start, end = sorted((sign * 4.6, sign * 9.4))
        for index in range(31):
            x = start + (end - start) * index / 30
            mesh.box((x - 0.014, 0.95, 0.15), (x + 0.014, 0.98, 2.3), steel)
        for height in (0.15, 1.2, 2.3):
            mesh.beam((start, 0.965, height), (end, 0.965, height), 0.06, 0.06, steel)


def _median(mesh: Mesh) -> None:
    kerb = materials.concrete("#b9b2a5")
    for start, end in ((-APPROACH + 2, -2.4), (3.0, 28.0)):
        mesh.box((-MEDIAN_HALF, start, -0.1), (MEDIAN_HALF, end, 0.18), kerb)
        mesh.box((-MEDIAN_HALF + 0.14, start + 0.14, 0.18), (MEDIAN_HALF - 0.14, end - 0.14, 0.2), materials.soil())


def _planting() -> None:
    for y in (5.0, 10.0, 15.0, 20.0, 25.0):
        palm("royal", (0, y, 0.2), 0.92)
    for x, y, scale in ((-9.6, 5.5, 1.15), (9.2, 8.5, 1.2), (-8.2, 13.0, 1.1), (8.6, 17.0, 1.0), (-12.0, 4.0, 1.05)):
        palm("coconut", (x, y, 0), scale)
    for start, end in ((-APPROACH + 2.4, -2.8), (3.4, 27.6)):
        _flowers((0, start), (0, end), 0.55)
    for sign in (-1, 1):
        palm("coconut", (sign * 13.5, -5.0, 0), 1.0)
        palm("coconut", (sign * 18.5, -3.6, 0), 0.9)
        frangipani((sign * 9.4, -4.6, 0), 1.2, WHITE)
        hedge((sign * 7.2, -2.6, 0), (sign * 26, -2.6, 0), 0.7, 0.7)
        _flowers((sign * 7.0, -3.7), (sign * 24, -3.7), 0.7)
    bougainvillea((-40, -0.05, 0), (-9, -0.05, 0), WALL_HEIGHT, MAGENTA, 0.7)
    bougainvillea((14, -0.05, 0), (45, -0.05, 0), WALL_HEIGHT, ORANGE, 0.7)


def _flowers(start: tuple[float, float], end: tuple[float, float], spacing: float) -> None:
    """Plant a mixed border of low shrubs and straps along a line."""
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    count = round(length / spacing)
    for index in range(count + 1):
        share = index / count
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        location = (x + randomness.uniform(-0.2, 0.2), y + randomness.uniform(-0.2, 0.2), 0.1)
        if randomness.random() < 0.3:
            straps(location, randomness.uniform(0.4, 0.7))
        else:
            shrub(location, randomness.uniform(0.28, 0.42), randomness.choice((MAGENTA, ORANGE, WHITE, "")), leaf=0.06)
