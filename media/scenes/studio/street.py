"""Grounds, roads, pavements, lamps, benches, and the town in the distance. Lengths are metres, angles degrees."""

from collections.abc import Sequence
from typing import Literal

import bpy

from studio import materials
from studio.facade import gabled_roof
from studio.mesh import Mesh, Point, place
from studio.scene import cached, randomness

Material = bpy.types.Material
Corner = tuple[float, float]

ROAD_HEIGHT = 0.01
MARKING_HEIGHT = 0.016
PAVEMENT_HEIGHT = 0.12


def ground(material: Material, reach: float = 4000.0, height: float = -0.03) -> None:
    """Lay the ground that everything stands on; what lies beyond the scene still needs hills or buildings."""
    mesh = Mesh("Ground")
    corners = ((-reach, -reach, height), (reach, -reach, height), (reach, reach, height), (-reach, reach, height))
    mesh.quad(*corners, material)
    mesh.place()


def road(
    low: Corner,
    high: Corner,
    along: Literal["x", "y"] = "x",
    markings: bool = True,
    kerbs: bool = True,
    surface: Material | None = None,
) -> None:
    """Lay a straight road on the rectangle between two corners."""
    mesh = Mesh("Road")
    (x0, y0), (x1, y1) = low, high
    length, width = (x1 - x0, y1 - y0) if along == "x" else (y1 - y0, x1 - x0)
    if along == "y":
        x0, x1 = x1, x0

    def strip(start: float, end: float, near: float, far: float, height: float, material: Material) -> None:
        corners = ((start, near), (end, near), (end, far), (start, far))
        mesh.polygon([_on_road(corner, (x0, y0), along, height) for corner in corners], material)

    strip(0, length, 0, width, ROAD_HEIGHT, surface or materials.asphalt())
    if markings:
        paint = materials.plain("#d9d9d4", 0.7, 0.0, 0.1)
        position = 1.0
        while position + 2.5 < length:
            strip(position, position + 2.5, width / 2 - 0.06, width / 2 + 0.06, MARKING_HEIGHT, paint)
            position += 5.5
        for edge in (0.35, width - 0.35):
            strip(0, length, edge - 0.05, edge + 0.05, MARKING_HEIGHT, paint)
    if kerbs:
        _kerbs(mesh, length, width, (x0, y0), along)
    mesh.place()


def _on_road(point: Corner, start: Corner, along: Literal["x", "y"], height: float) -> tuple[float, float, float]:
    forward, across = point
    if along == "x":
        return (start[0] + forward, start[1] + across, height)
    return (start[0] - across, start[1] + forward, height)


def _kerbs(mesh: Mesh, length: float, width: float, start: Corner, along: Literal["x", "y"]) -> None:
    kerb = materials.stone("#a9a59c", 0.9, 0.3)
    for across in (-0.09, width + 0.09):
        low = _on_road((0, across), start, along, PAVEMENT_HEIGHT / 2)
        high = _on_road((length, across), start, along, PAVEMENT_HEIGHT / 2)
        mesh.beam(low, high, 0.18, PAVEMENT_HEIGHT + 0.03, kerb)


def pavement(low: Corner, high: Corner, surface: Material | None = None, height: float = PAVEMENT_HEIGHT) -> None:
    """Lay a raised pavement, path or terrace on the rectangle between two corners."""
    mesh = Mesh("Pavement")
    mesh.box((*low, -0.1), (*high, height), surface or materials.tiles())
    mesh.place()


def iron_railings(start: Corner, end: Corner, base: float = 0.0, height: float = 1.1) -> None:
    """Build Georgian iron railings on a stone kerb, with spearheads, and a taller standard every twelfth bar."""
    iron, stone = materials.plain("#15171a", 0.4, 0.4, 0.0), materials.stone("#b5ac9b", 1.2, 0.4)
    mesh = Mesh("Railings")
    first, last = (start[0], start[1], base), (end[0], end[1], base)
    length = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    count = max(1, round(length / 0.13))
    for index in range(count + 1):
        share = index / count
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        top = height + (0.08 if index % 12 == 0 else 0.0)
        mesh.cylinder((x, y, base + 0.1), top - 0.1, 0.011, iron, 5, closed=False)
        mesh.lathe(((0.011, 0.0), (0.02, 0.03), (0.001, 0.1)), (x, y, base + top), iron, 5)
    for level in (0.2, height - 0.1):
        mesh.beam(_raised(first, level), _raised(last, level), 0.04, 0.035, iron)
    mesh.beam(_raised(first, 0.04), _raised(last, 0.04), 0.24, 0.16, stone)
    mesh.place()


def _raised(point: Point, by: float) -> tuple[float, float, float]:
    return (point[0], point[1], point[2] + by)


def lamp_post(location: Point, rotation: float = 0.0, height: float = 6.0, glow: float = 0.0) -> None:
    """Put up a modern street lamp, its arm along x; with `glow` (about 8 at dusk) it lights the street."""
    place(_lamp_post(height, glow), location, rotation)


@cached
def _lamp_post(height: float, glow: float) -> bpy.types.Mesh:
    metal = materials.plain("#2b2d30", 0.4, 0.6, 0.0)
    lens = materials.emission("#ffd9a0", glow) if glow else materials.plain("#dfe3e6", 0.3, 0.0, 0.0)
    mesh = Mesh("Lamp post")
    mesh.cylinder((0, 0, 0), height, 0.07, metal, 12, 0.045)
    mesh.cylinder((0, 0, 0), 0.9, 0.1, metal, 12, 0.09)
    mesh.box((0, -0.035, height - 0.06), (0.8, 0.035, height), metal)
    mesh.box((0.7, -0.12, height - 0.09), (1.4, 0.12, height - 0.01), metal)
    mesh.box((0.75, -0.1, height - 0.105), (1.35, 0.1, height - 0.09), lens)
    return mesh.build()


def heritage_lamp(location: Point, glow: float = 0.0) -> None:
    """Put up a Victorian lantern on a fluted post; with `glow` (about 5 at dusk) it lights the path."""
    place(_heritage_lamp(glow), location)


@cached
def _heritage_lamp(glow: float) -> bpy.types.Mesh:
    iron = materials.plain("#15171a", 0.4, 0.4, 0.0)
    pane = materials.emission("#ffcf94", glow) if glow else materials.plain("#e3dfd2", 0.15, 0.0, 0.0)
    mesh = Mesh("Heritage lamp")
    post = ((0.16, 0.0), (0.16, 0.15), (0.1, 0.25), (0.12, 0.7), (0.06, 0.85), (0.045, 2.6), (0.08, 2.7), (0.05, 3.3))
    mesh.lathe(post, (0, 0, 0), iron, 12)
    mesh.beam((-0.3, 0, 2.95), (0.3, 0, 2.95), 0.03, 0.03, iron)
    mesh.cylinder((0, 0, 3.3), 0.06, 0.15, iron, 6)
    mesh.cylinder((0, 0, 3.36), 0.5, 0.12, pane, 6, 0.22)
    mesh.lathe(((0.26, 0.0), (0.2, 0.1), (0.07, 0.24), (0.02, 0.38)), (0, 0, 3.86), iron, 6)
    return mesh.build()


def bench(location: Point, rotation: float = 0.0) -> None:
    """Put a park bench, 1.8 m long, facing -y."""
    place(_bench(), location, rotation)


@cached
def _bench() -> bpy.types.Mesh:
    wood, iron = materials.planks("#6b4a30", 0.1, 2.0, 0.5), materials.plain("#15171a", 0.4, 0.4, 0.0)
    mesh = Mesh("Bench")
    for index in range(4):
        y = -0.25 + index * 0.13
        mesh.box((-0.9, y, 0.42), (0.9, y + 0.1, 0.455), wood)
    for index in range(3):
        z = 0.56 + index * 0.14
        mesh.box((-0.9, 0.27 + index * 0.03, z), (0.9, 0.3 + index * 0.03, z + 0.1), wood)
    for x in (-0.8, 0.8):
        mesh.beam((x, -0.24, 0.4), (x, 0.3, 0.4), 0.05, 0.04, iron)
        mesh.tube(((x, -0.22, 0.0), (x, -0.2, 0.42), (x, -0.22, 0.64), (x, 0.26, 0.66)), 0.022, iron)
        mesh.tube(((x, 0.32, 0.0), (x, 0.26, 0.42), (x, 0.36, 0.98)), 0.022, iron)
    return mesh.build(smooth=True)


BRITISH_TOWN = ("#9a8c7c", "#7e5646", "#8a6a58", "#b3aa9c", "#6d4a3c")
WEST_AFRICAN_TOWN = ("#d8cfc0", "#c9b596", "#b9b3aa", "#d9c0a0", "#e4dfd4", "#a9a49a")


def distant_town(
    low: float,
    high: float,
    y: float,
    heights: tuple[float, float] = (8.0, 20.0),
    colours: Sequence[str] = BRITISH_TOWN,
    lit: float = 0.0,
    pitched: float = 0.6,
    gap: float = 1.5,
) -> None:
    """Build a row of distant houses from x = `low` to `high`, on y; a share is `pitched`, a share of windows `lit`."""
    x = low
    while x < high:
        width, depth = randomness.uniform(10, 22), randomness.uniform(10, 15)
        height = round(randomness.uniform(*heights) / 3.1) * 3.1
        wall = materials.far_facade(
            randomness.choice(tuple(colours)), "#26303a", randomness.choice((2.4, 2.8, 3.2)), 3.1, lit
        )
        mesh = Mesh("Distant house")
        mesh.box((0, 0, 0), (width, depth, height), wall)
        if randomness.random() < pitched:
            roof = materials.roof_tiles(randomness.choice(("#4a4d52", "#5a4038", "#3f4349")))
            gabled_roof(mesh, (0, 0), (width, depth), height, randomness.uniform(3, 4.5), roof, wall)
        mesh.place((x, y + randomness.uniform(-2, 2), 0))
        x += width + randomness.choice((0.0, 0.0, gap))
