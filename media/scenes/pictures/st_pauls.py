"""St Paul's Square, Birmingham: a red-brick building of four storeys and a mansard, facing a garden square."""

from dataclasses import dataclass

import bpy
from mathutils import Vector

from studio import materials, new_scene
from studio.camera import look
from studio.facade import Style, block, hipped_roof, ring
from studio.mesh import Mesh
from studio.rooms import Interior
from studio.shot import Mist, Pictures, Shot
from studio.sky import hang
from studio.street import bench, distant_town, ground, heritage_lamp, iron_railings, pavement, road

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
    """The styles of a Georgian front: a ground floor of stone, brick above, and lower windows at the top."""

    stone: Material
    brick: Material
    joinery: Material
    ground: Style
    upper: Style
    top: Style


def _georgian(brick: Material, lit: float, strength: float = 1.0) -> Georgian:
    stone, joinery = materials.stone(), materials.plain("#e9e7e0", 0.5, 0.0, 0.03)
    common = {
        "frame": joinery, "transom": 0.5, "sill_stone": stone, "interior": Interior(lit, strength),
    }  # fmt: skip
    upper = Style(
        wall=brick, lintel=stone, opening=0.42, sill=0.75, head=0.55, glazing_bars=(3, 4), reveal=0.14,
        curtained=0.5, **common,
    )  # fmt: skip
    top = Style(
        wall=brick, lintel=stone, opening=0.42, sill=0.7, head=0.6, glazing_bars=(3, 2), reveal=0.14,
        curtained=0.5, **common,
    )  # fmt: skip
    ground_floor = Style(
        wall=stone, opening=0.44, sill=0.8, head=0.7, glazing_bars=(3, 4), reveal=0.25, curtained=0.4, **common
    )
    return Georgian(stone, brick, joinery, ground_floor, upper, top)


def st_pauls_1() -> Shot:
    """The whole front, from the path through the garden square, on a bright afternoon."""
    new_scene(71)
    sky = hang("birmingham_day", azimuth=222, seed=4)
    ground(materials.grass("#626e3e", "#48592e", "#7c7b50", 0.25))
    _main_building(lit=0.1)
    _neighbours()
    _street()
    _garden_square()
    look((1.3, -39, 1.75), (0, 0, 9.0), 25, rise=0.1)
    return Shot(exposure=0.1, mist=Mist(sky.mist_colour(), start=60, distance=600))


def _main_building(lit: float) -> None:
    style = _georgian(materials.brick("#8a4a36", "#6d3829", "#9b9083"), lit)
    mesh = Mesh("St Paul's")
    mesh.box((-WIDTH / 2 - 0.15, -DEPTH / 2 - 0.15, -0.2), (WIDTH / 2 + 0.15, DEPTH / 2 + 0.15, 0.75), style.stone)
    common = {"bay": BAY, "parapet": 0.0, "blind": ("back",)}
    block(mesh, WIDTH, DEPTH, 1, GROUND_STOREY, style.ground, PLINTH, **common)
    block(mesh, WIDTH, DEPTH, MIDDLE_FLOORS, STOREY, style.upper, FIRST_FLOOR, **common)
    block(mesh, WIDTH, DEPTH, 1, TOP_STOREY, style.top, TOP_FLOOR, **common)
    _string_courses(mesh, style)
    _quoins(mesh, style)
    _mansard(mesh, style)
    _chimneys(mesh, style)
    _entrance(mesh, style)
    mesh.place()


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


def _entrance(mesh: Mesh, style: Georgian) -> None:
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
    _door(mesh, y)
    for step in range(3):
        mesh.box((-1.9, y - 1.9 + step * 0.45, -0.1), (1.9, y, 0.17 * (step + 1)), stone)
    for sign in (-1, 1):
        mesh.centred_box((sign * 1.15, y - 0.3, 2.6), (0.18, 0.18, 0.36), materials.emission("#ffd9a0", 3.0))


def _door(mesh: Mesh, y: float) -> None:
    paint, panel = materials.plain("#16352f", 0.25, 0.0, 0.03), materials.plain("#1b4038", 0.25, 0.0, 0.03)
    brass = materials.plain("#c9a45c", 0.25, 1.0, 0.0)
    for sign in (-1, 1):
        left, right = sorted((sign * 0.02, sign * 0.98))
        mesh.box((left, y - 0.16, 0.6), (right, y - 0.1, 3.1), paint)
        for bottom in (0.8, 1.9):
            middle = sign * 0.5
            mesh.box((middle - 0.33, y - 0.18, bottom), (middle + 0.33, y - 0.155, bottom + 0.9), panel)
        mesh.centred_box((sign * 0.1, y - 0.2, 1.72), (0.04, 0.06, 0.2), brass)
    glow = materials.emission("#ffcf8c", 0.35)
    mesh.quad((-0.98, y - 0.13, 3.2), (0.98, y - 0.13, 3.2), (0.98, y - 0.13, 4.0), (-0.98, y - 0.13, 4.0), glow)


NEIGHBOURS = (
    (-31.5, 24.3, 2, "#7d5341", "#67412f"),
    (33.0, 27.0, 3, "#94604a", "#7b4b38"),
    (-58.0, 27.0, 3, "#6f4636", "#5a3628"),
    (62.0, 30.0, 2, "#8a4a36", "#6d3829"),
)
"""The centre, width, storeys and bricks of the houses to both sides."""


def _neighbours() -> None:
    for x, width, floors, light, dark in NEIGHBOURS:
        style = _georgian(materials.brick(light, dark, "#938a7c"), 0.08, 0.8)
        mesh = Mesh("Neighbour")
        common = {"bay": BAY, "blind": ("back",)}
        block(mesh, width, 13, 1, 3.8, style.ground, 0.2, parapet=0.0, **common)
        upper = block(mesh, width, 13, floors - 1, 3.3, style.upper, 4.0, parapet=0.9, **common)
        low, high = (-width / 2 - 0.2, -6.7), (width / 2 + 0.2, 6.7)
        ring(mesh, low, high, upper.roof - 0.05, upper.roof + 0.22, 0.5, style.stone)
        ring(mesh, (low[0] + 0.1, -6.6), (high[0] - 0.1, 6.6), 3.9, 4.1, 0.4, style.stone)
        mesh.place((x, -1, 0))
    distant_town(-300, 300, 30, heights=(12, 26))


def _street() -> None:
    flags = materials.tiles("#b1aa9c", "#a39c8f", "#7f786d", 0.9, 0.6, 0.5)
    pavement((-200, -11.5), (200, -7.5), flags)
    road((-200, -18), (200, -11.7), markings=False, surface=materials.asphalt("#4a4744"))
    pavement((-200, -21.5), (200, -18.2), materials.tiles("#a9a296", "#9b9488", "#78716a", 0.6, 0.4, 0.5))
    for start, end in ((-19, -2.6), (2.6, 19)):
        iron_railings((start, -9.6), (end, -9.6), 0.12)
    for x in (-20, 20):
        heritage_lamp((x, -11.2, 0.12))


def _garden_square() -> None:
    setts = materials.tiles("#b5a78f", "#a99b84", "#8d826f", 0.4, 0.2, 0.5)
    pavement((-3.2, -90), (3.2, -21.9), setts, 0.05)
    pavement((-90, -50), (90, -45), setts, 0.05)
    for start, end in ((-90, -4), (4, 90)):
        iron_railings((start, -21.7), (end, -21.7))
    for sign in (-1, 1):
        bench((sign * 4.6, -33, 0), -90 * sign)
        for y in (-26, -42):
            heritage_lamp((sign * 3.7, y, 0))


PICTURES: Pictures = {"st-pauls-1": st_pauls_1}
