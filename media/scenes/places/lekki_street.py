"""A street in Lekki: a worn road, laterite verges, an open drain under slabs, and neighbours behind walls.

The road runs along x; the plots that pictures are about lie north of it, where y grows. Lengths are metres, angles
degrees.
"""

from dataclasses import dataclass

import bpy

from studio import materials
from studio.facade import Spot, Style, block, hipped_roof
from studio.mesh import Mesh, Point, place
from studio.plants import MAGENTA, ORANGE, WHITE, bougainvillea, palm, tree
from studio.rooms import Interior
from studio.scene import cached, randomness
from studio.street import WEST_AFRICAN_TOWN, distant_town, road

Material = bpy.types.Material
Corner = tuple[float, float]

ROAD = (-32.6, -25.8)
"""Where the road begins and ends, on y."""
DRAIN = (-25.2, -24.3)
DRAIN_DEPTH = 0.75
GROUND = -0.03
REACH, STREET_REACH = 4000.0, 220.0
FAR_WALL = -37.5
"""Where the neighbours across the road have their walls, on y."""


def street(crossings: tuple[Corner, ...] = ()) -> None:
    """Lay ground, road and drain; `crossings` are where slabs cover the drain, from one x to another."""
    earth = materials.laterite("#a15c37", "#bd8a63")
    mesh = Mesh("Ground")
    for near, far in ((-REACH, DRAIN[0]), (DRAIN[1], REACH)):
        low, high = (-REACH, near, GROUND), (REACH, far, GROUND)
        mesh.quad(low, (high[0], near, GROUND), high, (low[0], far, GROUND), earth)
    mesh.place()
    surface = materials.asphalt("#57504a", 0.85)
    road((-STREET_REACH, ROAD[0]), (STREET_REACH, ROAD[1]), markings=False, kerbs=False, surface=surface)
    _dusty_edges()
    _drain(crossings)


def _dusty_edges() -> None:
    """Let laterite lap over both edges of the road."""
    earth = materials.laterite("#a7694a", "#b98d6d")
    mesh = Mesh("Edges of the road")
    for edge, inwards in ((ROAD[0], 1), (ROAD[1], -1)):
        ragged, x = [], -STREET_REACH
        while x < STREET_REACH:
            ragged.append((x, edge + inwards * randomness.uniform(0.1, 0.75), 0.018))
            x += randomness.uniform(0.5, 1.6)
        outer = [(x, edge - inwards * 0.8, 0.014) for x, _, _ in ragged]
        count = len(ragged)
        faces = [(index, index + 1, count + index + 1, count + index) for index in range(count - 1)]
        mesh.add(ragged + outer, faces, earth)
    mesh.place()


def _drain(crossings: tuple[Corner, ...]) -> None:
    mesh = Mesh("Drain")
    wall, wet, slab = materials.concrete("#938b7e"), materials.plain("#2b2a22", 0.15), materials.concrete("#b3aa9b")
    near, far = DRAIN
    mesh.box((-STREET_REACH, near - 0.15, -DRAIN_DEPTH), (STREET_REACH, near, 0.06), wall)
    mesh.box((-STREET_REACH, far, -DRAIN_DEPTH), (STREET_REACH, far + 0.15, 0.06), wall)
    mesh.box((-STREET_REACH, near, -DRAIN_DEPTH - 0.1), (STREET_REACH, far, -DRAIN_DEPTH + 0.06), wet)
    for index in range(round(2 * STREET_REACH / 0.6)):
        x = -STREET_REACH + index * 0.6
        crossed = any(start <= x <= end for start, end in crossings)
        if crossed or randomness.random() < 0.3:
            top = 0.16 - randomness.uniform(0.0, 0.02)
            mesh.box((x, near - 0.14, top - 0.1), (x + 0.56, far + 0.14, top), slab)
    mesh.place()


@dataclass(frozen=True)
class HouseKind:
    """A neighbour's house: the colours of its walls and roof, its size in metres, and its floors."""

    wall: str
    roof: str
    width: float
    depth: float
    floors: int = 2


HOUSES = (
    HouseKind("#e3d3b4", "#7c3d2a", 14.4, 11.4),
    HouseKind("#e9e4d8", "#4c5357", 12.6, 12.0),
    HouseKind("#d9b48f", "#5d463b", 15.0, 10.8, 3),
    HouseKind("#cfd3cb", "#8a4a33", 13.2, 11.4),
)


def house(kind: int, location: Point, rotation: float, lit: float = 0.1) -> None:
    """Put a neighbour's house, one of `HOUSES`, its front along -y before it turns."""
    place(_house(kind % len(HOUSES), lit), location, rotation)


@cached
def _house(kind: int, lit: float) -> bpy.types.Mesh:
    house_kind, storey = HOUSES[kind], 3.3
    wall, white = materials.render_wall(house_kind.wall, 0.3), materials.plain("#eeeae0", 0.6)
    windows = Style(
        wall=wall, frame=white, opening=0.5, sill=0.9, head=0.7, panes=3, sill_stone=white, reveal=0.14,
        curtained=0.7, interior=Interior(lit, 1.0),
    )  # fmt: skip
    mesh = Mesh("House")
    half_width, half_depth = house_kind.width / 2, house_kind.depth / 2

    def above_porch(spot: Spot) -> bool:
        return spot.side == "front" and spot.floor == 1 and spot.bay in (1, 2)

    built = block(mesh, house_kind.width, house_kind.depth, house_kind.floors, storey, windows, 0.3, bay=3.6,
                  parapet=0.0, balconies=above_porch)  # fmt: skip
    mesh.box((-half_width - 0.1, -half_depth - 0.1, -0.3), (half_width + 0.1, half_depth + 0.1, 0.3), wall)
    low, high = (-half_width - 0.9, -half_depth - 0.9), (half_width + 0.9, half_depth + 0.9)
    mesh.box((*low, built.roof), (*high, built.roof + 0.22), white)
    hipped_roof(mesh, low, high, built.roof + 0.22, 3.2, materials.roof_tiles(house_kind.roof, 0.4, 0.35))
    for x in (-3.0, 3.0):
        mesh.cylinder((x, -half_depth - 1.2, 0.0), storey + 0.12, 0.18, white, 16)
    return mesh.build()


def neighbourhood(lit: float = 0.1) -> None:
    """Build the plots to both sides, across the road and behind: houses, walls, gates, tanks, and what grows there."""
    for index, (x, y, rotation) in enumerate(
        ((-37, -6, 0), (37, -6, 0), (-61, -6, 0), (61, -6, 0), (-88, -6, 0), (88, -6, 0))
    ):  # fmt: skip
        house(index, (x, y, 0), rotation, lit)
        _front_of_plot(x, 23.0, -21.0, index, north=True)
    for index, x in enumerate((-60, -36, -12, 12, 36, 60)):
        house(index + 2, (x, FAR_WALL - 13, 0), 180, lit)
        _front_of_plot(x, 23.6, FAR_WALL, index + 1, north=False)
    for index, x in enumerate((-62, -38, -14, 10, 34, 58)):
        house(index + 1, (x + 2, 34, 0), 180 * (index % 2), lit)
    for x, y in ((-46, 3), (45, 4), (-71, -46), (47, -50), (-26, -51), (24, 27), (-25, 30)):
        water_tank((x, y, 0), randomness.uniform(5.0, 7.0))
    for kind, x, y in (
        ("mango", -46, -14), ("coconut", -29, 4), ("flame", 47, -14), ("coconut", 30, -15), ("almond", -52, 12),
        ("coconut", -64, -16), ("mango", 30, 24), ("coconut", 4, 26), ("coconut", -18, 25), ("mango", -34, 25),
        ("coconut", 52, 8), ("mango", 70, -12), ("coconut", -8, 46), ("coconut", 40, 42), ("mango", 12, 60),
    ):  # fmt: skip
        (palm if kind == "coconut" else tree)(kind, (x, y, 0), randomness.uniform(0.95, 1.3))
    for index in range(26):
        x, y = randomness.uniform(-150, 150), randomness.uniform(62, 90)
        (palm if index % 2 else tree)("coconut" if index % 2 else "mango", (x, y, 0), 1.2)


def _front_of_plot(middle: float, width: float, y: float, variant: int, north: bool) -> None:
    """Build a plot's wall to the street with its gate, and let bougainvillea grow over a part of it."""
    left, right = middle - width / 2 + 0.4, middle + width / 2 - 0.4
    gate = left + 3.0 + 2.5 * (variant % 3)
    colour = ("#e3d9c6", "#d3c2a4", "#dcdad2", "#cfae8b")[variant % 4]
    perimeter_wall((left, y), (gate, y), colour)
    perimeter_wall((gate + 4.6, y), (right, y), colour)
    steel_gate(gate + 0.2, gate + 4.4, y, ("#27352c", "#3a2620", "#23282d")[variant % 3])
    start, end = (gate + 5.4, y, 0), (right - 1.0, y, 0)
    if not north:
        start, end = end, start
    bougainvillea(start, end, 2.45, (MAGENTA, ORANGE, WHITE)[variant % 3], 0.8)


def power_line(y: float, spacing: float = 34.0, offset: float = 0.0) -> None:
    """Put up concrete poles along the street, with crossarms and sagging wires."""
    mesh = Mesh("Power line")
    pole, steel, wire = (
        materials.concrete("#a9a296"), materials.plain("#5b5a57", 0.6, 0.3), materials.plain("#1c1c1d", 0.6)
    )  # fmt: skip
    count, height = 6, 9.0
    places = [offset + (index - count / 2) * spacing for index in range(count + 1)]
    for x in places:
        mesh.cylinder((x, y, -0.2), height + 0.2, 0.17, pole, 10, 0.11)
        mesh.box((x - 0.05, y - 1.0, height - 0.5), (x + 0.05, y + 1.0, height - 0.4), steel)
    for start, end in zip(places, places[1:]):
        for across in (-0.9, -0.3, 0.3, 0.9):
            sag = 0.7 + 0.2 * across
            shares = [step / 12 for step in range(13)]
            line = [(start + (end - start) * t, y + across, height - 0.4 - sag * 4 * t * (1 - t)) for t in shares]
            mesh.tube(line, 0.014, wire, 4)
    mesh.place()


def perimeter_wall(start: Corner, end: Corner, colour: str = "#e0d5c1", height: float = 2.4) -> None:
    """Build a rendered wall along x or y, with piers every 4 m and a coping; the weather has been at it."""
    mesh = Mesh("Perimeter wall")
    wall, coping = materials.render_wall(colour, 0.45), materials.concrete("#a39a8c")
    mesh.beam((*start, height / 2 - 0.1), (*end, height / 2 - 0.1), 0.23, height + 0.2, wall)
    mesh.beam((*start, height + 0.04), (*end, height + 0.04), 0.34, 0.08, coping)
    length = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    count = max(1, round(length / 4))
    for index in range(count + 1):
        share = index / count
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        mesh.centred_box((x, y, -0.2), (0.4, 0.4, height + 0.4), wall)
        mesh.centred_box((x, y, height + 0.2), (0.5, 0.5, 0.08), coping)
    mesh.place()


def steel_gate(left: float, right: float, y: float, colour: str = "#27352c", height: float = 2.5) -> None:
    """Hang a closed gate of two leaves of ribbed sheet steel."""
    mesh = Mesh("Steel gate")
    sheet, frame = materials.metal_sheet(colour, 0.18, 0.5, 0.3), materials.plain(colour, 0.45, 0.3)
    middle = (left + right) / 2
    for start, end in ((left, middle - 0.02), (middle + 0.02, right)):
        mesh.box((start, y - 0.02, 0.08), (end, y + 0.02, height), sheet)
        for bottom in (0.08, height / 2, height - 0.1):
            mesh.box((start, y - 0.045, bottom), (end, y + 0.045, bottom + 0.1), frame)
        for side in (start, end - 0.1):
            mesh.box((side, y - 0.045, 0.08), (side + 0.1, y + 0.045, height), frame)
    mesh.place()


def water_tank(location: Point, height: float = 5.5) -> None:
    """Put up an overhead tank of black plastic on a braced steel stand."""
    place(_water_tank(height), location)


@cached
def _water_tank(height: float) -> bpy.types.Mesh:
    mesh = Mesh("Water tank")
    steel, plastic = materials.plain("#5f6468", 0.55, 0.4), materials.plain("#191b1e", 0.42)
    lower, upper = height * 0.33, height * 0.66
    posts = ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85))
    for start, end in zip(posts, posts[1:] + posts[:1]):
        mesh.centred_box((*start, 0), (0.12, 0.12, height), steel)
        for level in (lower, upper):
            mesh.beam((*start, level), (*end, level), 0.07, 0.07, steel)
        mesh.beam((*start, 0.1), (*end, lower), 0.05, 0.05, steel)
        mesh.beam((*start, upper), (*end, lower), 0.05, 0.05, steel)
    mesh.centred_box((0, 0, height), (2.2, 2.2, 0.12), steel)
    ribs = [(1.0 if index % 2 else 0.96, index * 0.2) for index in range(10)]
    mesh.lathe((*ribs, (0.75, 2.05), (0.28, 2.2), (0.28, 2.32)), (0, 0, height + 0.12), plastic, 28)
    mesh.tube(((0.9, 0.9, 0.2), (0.9, 0.9, height + 0.3)), 0.03, materials.plain("#c9c6bd", 0.4))
    return mesh.build()


def generator_house(location: Point, rotation: float = 0.0) -> None:
    """Put a generator's house, its louvred front along -y before it turns, with the exhaust above its roof."""
    place(_generator_house(), location, rotation)


@cached
def _generator_house() -> bpy.types.Mesh:
    mesh = Mesh("Generator house")
    wall, slab = materials.render_wall("#dccfb8", 0.35), materials.concrete("#bfb6a6")
    dark, steel = materials.plain("#1a1c1d", 0.6), materials.plain("#4c5457", 0.45, 0.4)
    x, y, height = 2.8, 1.8, 3.0
    mesh.box((-x, -y, -0.1), (x, y, height), wall)
    mesh.box((-x - 0.35, -y - 0.35, height), (x + 0.35, y + 0.35, height + 0.2), slab)
    for left, right in ((-2.4, -0.5), (0.3, 2.4)):
        mesh.box((left, -y - 0.02, 0.1), (right, -y + 0.1, 2.4), dark)
        for index in range(19):
            z = 0.18 + index * 0.12
            mesh.beam((left, -y - 0.05, z), (right, -y - 0.05, z), 0.1, 0.02, steel)
        for side in (left, right - 0.07):
            mesh.box((side, -y - 0.1, 0.05), (side + 0.07, -y, 2.45), steel)
    mesh.tube(((1.6, 0.4, height), (1.6, 0.4, height + 1.5), (1.6, 0.1, height + 1.75)), 0.09, steel, 12)
    return mesh.build()


def far_town(lit: float = 0.0) -> None:
    """Close the horizon, north and south, with roofs and flats."""
    for y, heights in ((95, (7, 14)), (150, (9, 26)), (260, (12, 40)), (-110, (7, 14))):
        distant_town(-330, 330, y, heights, WEST_AFRICAN_TOWN, lit, pitched=0.5, gap=6.0)
