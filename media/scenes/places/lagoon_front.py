"""Bloom Towers as if its boulevard were a bay of the lagoon: a promenade, open water, and the shore opposite."""

import math

from mathutils import Vector, noise

from places.ikate import level, quarter
from studio import materials
from studio.mesh import Mesh, Point
from studio.people import person
from studio.plants import hedge, palm, reeds, shrub, straps, tree
from studio.scene import randomness
from studio.street import pavement

PROMENADE = -66.0
SHORE = -214.0
"""Where water ends, on y: at the promenade's wall and at the sand opposite."""
WATER = -1.1


def bay() -> None:
    """Lay the land around the towers, the water before it, and the quay wall with its railing of shrubs."""
    mesh = Mesh("Bay")
    water = materials.water("#12414c", 0.2, 0.06, 0.35, 0.14)
    level(mesh, (-6000, SHORE - 60), (6000, PROMENADE), WATER, water)
    level(mesh, (-6000, PROMENADE), (6000, 6000), -0.03, materials.grass("#6a7740", "#4c5c31", "#8a8352", 0.4))
    mesh.box((-900, PROMENADE - 0.8, WATER - 1), (900, PROMENADE, 0.5), materials.stone("#b7a68c", 1.4, 0.5))
    mesh.place()
    pavement((-900, PROMENADE), (900, PROMENADE + 6), materials.tiles("#cdbfa8", "#c0b199", "#958a78", 0.6, 0.3, 0.5))


def promenade_planting() -> None:
    """Plant the park between the quay and the podium, and palms along the quay."""
    x = -420.0
    while x < 420:
        kind = "royal" if abs(x) < 70 else randomness.choice(("coconut", "coconut", "oil"))
        palm(kind, (x, PROMENADE + 7.5 + randomness.uniform(-0.5, 0.5), 0), 0.95)
        x += 9 if abs(x) < 70 else randomness.uniform(4, 11)
    for start in range(-62, 62, 12):
        if abs(start + 5) > 12:
            hedge((start, PROMENADE + 10, 0), (start + 9, PROMENADE + 10, 0), 0.9, 0.8)
    for _ in range(26):
        x = randomness.choice((-1, 1)) * randomness.uniform(14, 64)
        tree(randomness.choice(("mango", "flame", "almond")), (x, randomness.uniform(-53, -40), 0), 0.85)


WALKERS = (("walking", "white_shirt"), ("strolling", "ankara_dress"), ("talking", "kaftan"), ("listening", "blouse"),
           ("phone", "polo"), ("shoulder_bag", "office_dress"), ("walking_with_bag", "iro_and_buba"))  # fmt: skip


def promenaders() -> None:
    """Let people walk and talk along the quay."""
    x = -58.0
    for number in range(16):
        pose, outfit = WALKERS[number % len(WALKERS)]
        heading = randomness.choice((0, 180)) + randomness.uniform(-20, 20)
        person(pose, (x, PROMENADE + randomness.uniform(1.4, 4.8), 0.12), heading, outfit)
        x += randomness.choice((1.3, 6.0, 14.0))


def banks() -> None:
    """Build the houses to both sides of the towers and behind them, with trees along the water."""
    for west, east in ((-520, -78), (78, 520)):
        quarter((west, PROMENADE + 10), (east, 70), lit=0.12)
        for _ in range(46):
            x = randomness.uniform(west, east)
            tree(randomness.choice(("mango", "almond")), (x, PROMENADE + randomness.uniform(8, 12), 0), 1.0)
    quarter((-520, 74), (520, 330), lit=0.12)


def near_shore(middle: float) -> None:
    """Lay uneven sand along the water around x = `middle`."""
    mesh = Mesh("Near shore")
    sand = materials.sand("#bb9c70", "#8f7350")
    columns, rows, step = 140, 56, 1.0
    left, front = middle - columns * step / 2, SHORE - 52.0
    vertices = [
        (left + column * step, front + row * step, shore_height(left + column * step, front + row * step))
        for row in range(rows + 1)
        for column in range(columns + 1)
    ]
    across = columns + 1
    faces = [
        (row * across + column, row * across + column + 1, (row + 1) * across + column + 1, (row + 1) * across + column)
        for row in range(rows)
        for column in range(columns)
    ]
    mesh.add(vertices, faces, sand)
    mesh.place(smooth=True)


def shore_height(x: float, y: float) -> float:
    """Return how high the sand is: it falls to below the water's surface over some twenty metres."""
    out = (y - (SHORE - 22.0)) / 22.0
    fall = 1.6 * max(0.0, min(1.3, out)) ** 1.2
    return 0.25 * noise.noise(Vector((x * 0.12, y * 0.12, 3.0))) - fall


def shore_plants(middle: float, clear: float) -> None:
    """Grow grass, reeds and shrubs on the sand, except within `clear` metres of x = `middle`."""
    for _ in range(170):
        x, y = middle + randomness.uniform(-48, 48), SHORE - randomness.uniform(3, 30)
        if abs(x - middle) < clear:
            continue
        place = on_sand(x, y)
        kind = randomness.random()
        if y > SHORE - 9:
            reeds(place, randomness.uniform(1.0, 1.7))
        elif kind < 0.55:
            straps(place, randomness.uniform(0.4, 0.8), "#8a9a4f", "#566b2c")
        else:
            shrub(place, randomness.uniform(0.35, 0.6), randomness.choice(("", "", "#c2406b")))


def on_sand(x: float, y: float) -> Point:
    """Return the point of the sand at x and y."""
    return (x, y, shore_height(x, y) - 0.02)


def canoe(location: Point, rotation: float, length: float = 6.5) -> None:
    """Put a painted fishing canoe on the water's edge."""
    mesh = Mesh("Canoe")
    hull, inside = materials.planks("#2f6f78", 0.2, 4.0, 0.5), materials.planks("#7a5a3c", 0.2, 4.0, 0.6)
    sections = 16
    for skin, shrink, material in ((1, 0.0, hull), (-1, 0.04, inside)):
        rows = [_canoe_section(length, index / sections, shrink) for index in range(sections + 1)]
        for first, second in zip(rows, rows[1:]):
            for low in range(len(first) - 1):
                corners = (first[low], second[low], second[low + 1], first[low + 1])
                mesh.quad(*(corners if skin > 0 else corners[::-1]), material)
    for share in (0.3, 0.55, 0.75):
        x = (share - 0.5) * length
        mesh.box((x - 0.12, -0.42, 0.42), (x + 0.12, 0.42, 0.46), inside)
    mesh.place(location, rotation)


def _canoe_section(length: float, share: float, shrink: float) -> list[Point]:
    """Return the points of a frame from gunwale to gunwale; bow and stern rise."""
    along = 2 * share - 1
    width = 0.55 * (1 - abs(along) ** 2.6) + 0.03 - shrink * 0.5
    rise = 0.32 * abs(along) ** 3
    points = []
    for step in range(7):
        angle = math.pi * step / 6
        points.append((along * length / 2, -math.cos(angle) * width, 0.6 + rise - math.sin(angle) * (0.55 - shrink)))
    return points
