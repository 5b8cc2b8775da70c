"""Brum Height 7: seven storeys of brick, a cross in plan, with deep round balconies where its four corners are cut out.

The entrance is in the middle of the front, which looks along -y. Lengths are metres, angles degrees.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import bpy

from studio import materials
from studio.facade import Spot, Style, block
from studio.lettering import letters
from studio.mesh import Mesh
from studio.people import person
from studio.plants import MAGENTA, ORANGE, shrub, straps
from studio.railing import railing
from studio.rooms import Interior
from studio.scene import randomness

Material = bpy.types.Material
Plan = tuple[float, float]
"""A place on a floor."""
StyleAt = Callable[[Spot], Style]

WIDTH, DEPTH = 31.5, 18.6
CORNER_WIDTH, CORNER_DEPTH = 4.5, 3.72
"""What is cut out of the plan at each corner."""
CENTRE_WIDTH, WING_DEPTH = WIDTH - 2 * CORNER_WIDTH, DEPTH - 2 * CORNER_DEPTH
FRONT = -DEPTH / 2
PLINTH = 0.3
GROUND_STOREY, STOREY = 4.4, 3.3
UPPER_FLOORS = 6
FIRST_FLOOR = PLINTH + GROUND_STOREY
ROOF = FIRST_FLOOR + UPPER_FLOORS * STOREY
PARAPET = 1.0
FRONT_BAYS, CORE_BAY = 7, 3
CORE_WIDTH = CENTRE_WIDTH / FRONT_BAYS
CORE_HEIGHT = ROOF + 2.6

BALCONY_REACH = 0.9
"""How far balconies stand out in front of the walls."""
CORNER_RADIUS = 1.7
SLAB = 0.24
RAILING_INSET = 0.14
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
"""Signs of x and y."""


def bricks() -> Material:
    """Return the brickwork of the building and of its wall to the street."""
    return materials.brick("#a65c3f", "#84452f", "#a99783")


def timber(upright: bool = False) -> Material:
    """Return the timber of ceilings, shutters and gates."""
    return materials.planks("#8d5a34", 0.12, 3.0, 0.5, upright=upright)


def bronze() -> Material:
    """Return the dark metal of window frames and railings."""
    return materials.plain("#2d2622", 0.4, 0.5, 0.0)


def pale() -> Material:
    """Return the concrete of slabs, sills and copings."""
    return materials.concrete("#d3cabb")


@dataclass(frozen=True)
class Styles:
    """How the bays of the building look."""

    window: Style
    doors: Style
    base: Style
    lobby: Style


def _styles(lit: float, strength: float) -> Styles:
    soldier = materials.brick("#94503a", "#783e2b", "#9c8b78", 0.075, 0.225)
    common = {
        "wall": bricks(), "frame": bronze(), "glass": materials.glass("#d5dedc", 0.16), "slab": pale(),
        "interior": Interior(lit, strength, "#a89a88"), "curtain": materials.curtain("#ded5c6"),
    }  # fmt: skip
    window = {"spandrel": soldier, "panes": 2, "sill_stone": pale()}
    lobby = {
        "frame": bronze(), "glass": materials.glass("#dce4e2", 0.1),
        "interior": Interior(1.0, max(0.5, strength), "#b5987a", 6.0, furnished=False),
    }  # fmt: skip
    return Styles(
        window=Style(opening=0.6, sill=0.5, head=0.5, curtained=0.5, **window, **common),
        doors=Style(opening=0.86, sill=0.04, head=0.55, panes=3, curtained=0.3, reveal=0.15, **common),
        base=Style(opening=0.5, sill=1.2, head=1.0, curtained=0.3, **window, **common),
        lobby=Style(wall=pale(), opening=0.92, sill=0.04, head=0.9, panes=3, curtained=0.0, reveal=0.3, **lobby),
    )


def brum_height_7(lit: float = 0.1, strength: float = 1.2, lamps: float = 0.0) -> None:
    """Build the whole of it, with a share of its rooms `lit`; `lamps` (about 16 at dusk) light the balconies."""
    styles = _styles(lit, strength)
    mesh = Mesh("Brum Height 7")
    mesh.box((-WIDTH / 2 - 0.1, FRONT - 0.1, -0.3), (WIDTH / 2 + 0.1, -FRONT + 0.1, PLINTH), pale())
    _storeys(mesh, 1, GROUND_STOREY, PLINTH, _ground_centre(styles), lambda _: styles.base, _at_ground)
    _storeys(mesh, UPPER_FLOORS, STOREY, FIRST_FLOOR, _upper_centre(styles), _upper_wing(styles), _at_upper_floors)
    _core(mesh, lamps)
    _shutters(mesh)
    for corner in CORNERS:
        for floor in range(UPPER_FLOORS):
            balcony(mesh, corner, FIRST_FLOOR + floor * STOREY, lamps)
        corner_slab(mesh, corner, ROOF)
    _roof(mesh)
    _entrance(mesh, lamps)
    mesh.place()


def residents(balconies: Sequence[tuple[Plan, int, str, str]]) -> None:
    """Put people onto corner balconies: the corner's signs, the floor above the ground, a pose and an outfit each."""
    for corner, floor, pose, outfit in balconies:
        outwards = (randomness.uniform(2.6, 3.4), CORNER_DEPTH + 0.2)
        place = (*_from_corner(corner, outwards), FIRST_FLOOR + floor * STOREY + 0.01)
        person(pose, place, -90 + randomness.uniform(-40, 40), outfit)


def balcony_plants(share: float = 0.6) -> None:
    """Put pots along the railings of a `share` of the balconies, some with bougainvillea that hangs down outside."""
    for corner in CORNERS[:2]:
        for floor in range(UPPER_FLOORS):
            if randomness.random() < share:
                _pots(corner, FIRST_FLOOR + floor * STOREY)


def _pots(corner: Plan, level: float) -> None:
    mesh = Mesh("Pots")
    clay = materials.plain(randomness.choice(("#8c4a33", "#d6ccba", "#3b3a38")), 0.7)
    edge = _outline(RAILING_INSET + 0.35)
    flower = randomness.choice((MAGENTA, "", ORANGE, ""))
    for place in randomness.sample(edge[2:], 3):
        x, y = _from_corner(corner, place)
        mesh.lathe(((0.17, 0.0), (0.24, 0.42), (0.2, 0.42)), (x, y, level), clay, 18)
        if randomness.random() < 0.55:
            shrub((x, y, level + 0.5), 0.42, flower)
        else:
            straps((x, y, level + 0.4), 0.85)
    mesh.place()


def _from_corner(corner: Plan, outwards: Plan) -> Plan:
    """Return where a place is that lies so far outwards from the inner corner of what is cut out."""
    return (corner[0] * (CENTRE_WIDTH / 2 + outwards[0]), corner[1] * (WING_DEPTH / 2 + outwards[1]))


def _at_ground(spot: Spot) -> bool:
    return spot.side == "front" or spot.bay in (0, spot.bays - 1)


def _at_upper_floors(spot: Spot) -> bool:
    """Tell whether a bay of the middle block shows: in front all but the stairs, at the sides those at balconies."""
    return spot.bay != CORE_BAY if spot.side == "front" else spot.bay in (0, spot.bays - 1)


def _of_wing(spot: Spot) -> bool:
    return spot.side in ("left", "right") or spot.bay in (0, spot.bays - 1)


def _ground_centre(styles: Styles) -> StyleAt:
    return lambda spot: styles.lobby if spot.side == "front" and abs(spot.bay - CORE_BAY) <= 1 else styles.base


def _upper_centre(styles: Styles) -> StyleAt:
    return lambda spot: styles.window if spot.side == "front" else styles.doors


def _upper_wing(styles: Styles) -> StyleAt:
    return lambda spot: styles.doors if spot.side == "front" else styles.window


def _storeys(
    mesh: Mesh, floors: int, storey: float, base: float, centre: StyleAt, wing: StyleAt, shows: Callable[[Spot], bool]
) -> None:
    """Build two blocks that cross; what lies inside the other is left out."""
    common = {"parapet": 0.0, "blind": ("back",), "bands": pale(), "front_bays": FRONT_BAYS}
    block(mesh, CENTRE_WIDTH, DEPTH, floors, storey, centre, base, side_bays=5,
          skip=lambda spot: not shows(spot), **common)  # fmt: skip
    block(mesh, WIDTH, WING_DEPTH, floors, storey, wing, base, side_bays=3,
          skip=lambda spot: not _of_wing(spot), **common)  # fmt: skip


def _core(mesh: Mesh, lamps: float) -> None:
    """Build the stairs' tower: brick laid with gaps, so that the wind passes, in front of landings."""
    half, wall = CORE_WIDTH / 2, 0.36
    back = FRONT + 2.6
    mesh.box((-half, back, FIRST_FLOOR), (half, back + 0.2, CORE_HEIGHT), materials.plain("#6a5446", 0.9))
    mesh.box((-half, FRONT + 0.1, ROOF + 0.1), (half, back + 2.6, CORE_HEIGHT), bricks())
    mesh.box((-half - 0.12, FRONT - 0.34, CORE_HEIGHT), (half + 0.12, back + 2.7, CORE_HEIGHT + 0.16), pale())
    for sign in (-1, 1):
        left, right = sorted((sign * half, sign * (half - wall)))
        mesh.box((left, FRONT - 0.22, FIRST_FLOOR), (right, back + 2.6, CORE_HEIGHT), bricks())
    for floor in range(UPPER_FLOORS + 1):
        z = FIRST_FLOOR + floor * STOREY
        mesh.box((-half + wall, FRONT + 0.2, z - 0.2), (half - wall, back, z), pale())
        if lamps and floor < UPPER_FLOORS:
            glow = materials.emission("#ffc488", lamps)
            mesh.centred_box((0, FRONT + 1.6, z + STOREY - 0.32), (0.9, 0.12, 0.06), glow)
    _lattice(mesh, half - wall)


def _lattice(mesh: Mesh, half: float) -> None:
    """Lay bricks with a gap beside each, every course shifted by half of both."""
    brick, gap, course = 0.34, 0.17, 0.165
    clay = materials.plain("#96523a", 0.85, variation=0.3, scale=3.0)
    for row in range(int((CORE_HEIGHT - FIRST_FLOOR - 0.2) / course)):
        z = FIRST_FLOOR + 0.1 + row * course
        x = -half - (0.0 if row % 2 else (brick + gap) / 2)
        while x < half:
            left, right = max(x, -half), min(x + brick, half)
            if right - left > 0.02:
                mesh.box((left, FRONT - 0.16, z), (right, FRONT + 0.02, z + course), clay)
            x += brick + gap


def _shutters(mesh: Mesh) -> None:
    """Hang sliding timber louvres on rails before some of the front's windows."""
    opening = CORE_WIDTH * 0.6
    for floor in range(UPPER_FLOORS):
        bottom = FIRST_FLOOR + floor * STOREY + 0.42
        for bay in range(FRONT_BAYS):
            if bay == CORE_BAY or randomness.random() < 0.25:
                continue
            middle = -CENTRE_WIDTH / 2 + (bay + 0.5) * CORE_WIDTH
            shift = randomness.choice((-opening / 2 - 0.62, -opening / 2 - 0.62, 0.0, opening / 2 - 0.3))
            _louvre(mesh, (middle + shift, FRONT - 0.12, bottom), opening / 2, STOREY - 0.84)
        rail = bottom + STOREY - 0.84
        inner, outer = CORE_WIDTH / 2 + 0.1, CENTRE_WIDTH / 2 - 0.1
        for left, right in ((-outer, -inner), (inner, outer)):
            mesh.box((left, FRONT - 0.13, rail), (right, FRONT - 0.05, rail + 0.05), bronze())


def _louvre(mesh: Mesh, low: Sequence[float], width: float, height: float) -> None:
    x, y, z = low
    wood = timber()
    for left in (x, x + width - 0.06):
        mesh.box((left, y - 0.02, z), (left + 0.06, y + 0.03, z + height), wood)
    for bottom in (z, z + height - 0.07):
        mesh.box((x, y - 0.02, bottom), (x + width, y + 0.03, bottom + 0.07), wood)
    slats = int(height / 0.085)
    for index in range(1, slats):
        start = z + index * height / slats
        mesh.beam((x + 0.05, y + 0.005, start), (x + width - 0.05, y + 0.005, start), 0.045, 0.03, wood)


def _outline(inset: float) -> list[Plan]:
    """Return a balcony's edge, outwards from its inner corner: along the front, round the corner, along the side."""
    along, across = CORNER_WIDTH + BALCONY_REACH - inset, CORNER_DEPTH + BALCONY_REACH - inset
    radius = CORNER_RADIUS - inset
    arc = [
        (along - radius + radius * math.sin(angle), across - radius + radius * math.cos(angle))
        for angle in (math.radians(step * 90 / 12) for step in range(13))
    ]
    return [(inset, across), *arc, (along, inset)]


def _prism(mesh: Mesh, outline: Sequence[Plan], bottom: float, top: float, material: Material) -> None:
    """Add an upright prism over an outline that may run either way round."""
    count = len(outline)
    vertices = [(x, y, bottom) for x, y in outline] + [(x, y, top) for x, y in outline]
    sides = [(index, (index + 1) % count, count + (index + 1) % count, count + index) for index in range(count)]
    mesh.add(vertices, [tuple(range(count)), tuple(range(count, 2 * count)), *sides], material)


def corner_slab(mesh: Mesh, corner: Plan, level: float) -> None:
    """Build a slab whose top is at `level`, with boards under it."""
    inner = ((CORNER_WIDTH, 0.0), (0.0, 0.0), (0.0, CORNER_DEPTH))
    edge = [_from_corner(corner, place) for place in (*_outline(0.0), *inner)]
    _prism(mesh, edge, level - SLAB, level, pale())
    boards = [_from_corner(corner, place) for place in (*_outline(0.3), (0.3, 0.3))]
    _prism(mesh, boards, level - SLAB - 0.03, level - SLAB + 0.01, timber())


def balcony(mesh: Mesh, corner: Plan, level: float, lamps: float = 0.0) -> None:
    """Build a corner's balcony, its floor at `level`: the slab, the railing along its round edge, and lamps."""
    corner_slab(mesh, corner, level)
    path = [(RAILING_INSET, CORNER_DEPTH), *_outline(RAILING_INSET), (CORNER_WIDTH, RAILING_INSET)]
    railing(mesh, [(*_from_corner(corner, place), level) for place in path], "bars", bronze())
    if lamps and randomness.random() < 0.75:
        glow = materials.emission("#ffc184", lamps)
        for place in ((1.4, 1.2), (3.4, 2.6)):
            x, y = _from_corner(corner, place)
            mesh.cylinder((x, y, level + STOREY - SLAB - 0.1), 0.07, 0.14, glow, 16)


def _roof(mesh: Mesh) -> None:
    """Build the parapet, solar panels, and two water tanks."""
    cross = _cross_outline()
    for start, end in zip(cross, cross[1:] + cross[:1]):
        mesh.beam((*start, ROOF + PARAPET / 2), (*end, ROOF + PARAPET / 2), 0.3, PARAPET, bricks())
        mesh.beam((*start, ROOF + PARAPET + 0.04), (*end, ROOF + PARAPET + 0.04), 0.42, 0.08, pale())
    _solar_roof(mesh)
    tank = materials.plain("#20242a", 0.45)
    for x in (6.4, 8.3):
        mesh.lathe(((0.8, 0.0), (0.8, 1.5), (0.7, 1.8), (0.25, 2.0), (0.25, 2.1)), (x, 3.6, ROOF + 0.6), tank, 24)
    mesh.box((5.2, 2.4, ROOF), (9.5, 4.8, ROOF + 0.6), pale())


def _cross_outline() -> list[Plan]:
    """Return the middle line of the parapet, all round."""
    inset = 0.15
    centre, half_depth = CENTRE_WIDTH / 2 - inset, DEPTH / 2 - inset
    half_width, wing = WIDTH / 2 - inset, WING_DEPTH / 2 - inset
    return [
        (-centre, -half_depth), (centre, -half_depth), (centre, -wing), (half_width, -wing), (half_width, wing),
        (centre, wing), (centre, half_depth), (-centre, half_depth), (-centre, wing), (-half_width, wing),
        (-half_width, -wing), (-centre, -wing),
    ]  # fmt: skip


def _solar_roof(mesh: Mesh) -> None:
    panel, metal, z = materials.solar_panel(), bronze(), ROOF + 0.45
    for row in range(4):
        y = -6.8 + row * 1.9
        for column in range(6):
            for left in (3.0 + column * 1.15, -4.05 - column * 1.15):
                right = left + 1.05
                mesh.quad((left, y, z), (right, y, z), (right, y + 1.6, z + 0.35), (left, y + 1.6, z + 0.35), panel)
                mesh.box((left + 0.5, y + 1.4, ROOF), (left + 0.55, y + 1.45, z + 0.28), metal)


def _entrance(mesh: Mesh, lamps: float) -> None:
    """Build the canopy with the building's name on it, on two columns, and the steps below."""
    half, reach, height = 5.0, 3.6, PLINTH + 3.35
    edge = FRONT - reach
    mesh.box((-half, edge, height), (half, FRONT, height + 0.42), pale())
    mesh.box((-half + 0.2, edge + 0.2, height - 0.04), (half - 0.2, FRONT, height), timber())
    for x in (-half + 0.5, half - 0.5):
        mesh.cylinder((x, edge + 0.5, 0.0), height, 0.17, pale(), 28)
    for step in range(2):
        mesh.box((-half, edge - 0.4 * step, 0.0), (half, FRONT, PLINTH - 0.15 * step), pale())
    letters("BRUM HEIGHT 7", (0, edge - 0.03, height + 0.1), 0.24, bronze())
    glow = materials.emission("#ffd9a8", lamps * 2) if lamps else materials.plain("#f0e6d2", 0.4)
    for x in (-3.4, -1.2, 1.2, 3.4):
        mesh.cylinder((x, edge + 1.5, height - 0.07), 0.05, 0.1, glow, 16)
