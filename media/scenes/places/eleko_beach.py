"""The beach at Eleko: sand that shelves into the Atlantic, surf, fishing canoes, sunshades, and the palms behind.

The sea is towards +y, the water's edge near y = 0. Lengths are metres.
"""

import math

import bpy
from mathutils import Vector, noise

from studio import materials
from studio.mesh import Mesh, Point, place
from studio.plants import palm
from studio.scene import cached, randomness

Material = bpy.types.Material

CANOE_COLOURS = (("#2563a0", "#e8c340"), ("#b3302a", "#e9e4d6"), ("#2f7a4a", "#e8c340"))


def beach() -> None:
    """Build sand, surf and sea for a camera on the sand that looks along the shore or out."""
    _sand()
    _sea()
    for index in range(4):
        _wave(4.5 + index * 5.5 + randomness.uniform(-1, 1), 0.14 + index * 0.1, 1.5 + index * 0.5)
    _swash()


def _sand() -> None:
    """Lay sand that falls to the sea, rippled by feet and wind, and wet near the water."""
    dry, wet = materials.sand("#dfcba6", "#cfb78d"), materials.plain("#a58c68", 0.18, 0.0, 0.15, 0.2)
    mesh = Mesh("Sand")
    width, step = 160.0, 0.5
    columns, rows = int(2 * width / 2.0), 90
    vertices = []
    for row in range(rows + 1):
        y = 6.0 - row * step
        for column in range(columns + 1):
            x = -width + column * 2.0
            height = -0.05 * y if y < 0 else -0.07 * y
            bumps = noise.noise(Vector((x * 0.35, y * 0.5, 0))) * 0.07 + noise.noise(Vector((x * 1.3, y * 1.6, 3))) * 0.03
            vertices.append((x, y, height + bumps * min(1.0, max(0.0, -y / 5))))
    faces, surfaces = [], []
    for row in range(rows):
        for column in range(columns):
            here = row * (columns + 1) + column
            faces.append((here, here + columns + 1, here + columns + 2, here + 1))
            edge = 3 + 2.2 * noise.noise(Vector((column * 0.21, 0, 0)))
            surfaces.append(wet if 6.0 - row * step > -edge else dry)
    mesh.add(vertices, faces, surfaces)
    mesh.place(smooth=True)
    far = Mesh("Sand behind")
    far.quad((-4000, -2000, 1.8), (4000, -2000, 1.8), (4000, -38.9, 1.95), (-4000, -38.9, 1.95), dry)
    far.place()


def _sea() -> None:
    mesh = Mesh("Sea")
    water = materials.water("#14606a", 0.22, 0.07, 0.5, 0.4)
    mesh.quad((-9000, 1.0, -0.1), (9000, 1.0, -0.1), (9000, 20000, -0.1), (-9000, 20000, -0.1), water)
    mesh.place()


def _wave(y: float, height: float, reach: float) -> None:
    """Add a breaker along the shore: a swell of green water with foam on its crest and down its front."""
    water, foam = materials.water("#1d7a7c", 0.6, 0.06, 0.2, 0.3), materials.plain("#f4f6f3", 0.75, 0.0, 0.06, 3.0, 0.5)
    mesh = Mesh("Wave")
    profile = ((-1.0, 0.0), (-0.6, 0.25), (-0.25, 0.8), (0.0, 1.0), (0.4, 0.75), (1.0, 0.35), (1.8, 0.0))
    columns = 170
    vertices, faces, surfaces = [], [], []
    for column in range(columns + 1):
        x = -110 + column * 1.3
        swell = 0.55 + 0.75 * noise.noise(Vector((x * 0.045, y, 0)))
        bend = 2.2 * noise.noise(Vector((x * 0.03, y * 0.3, 5)))
        for across, up in profile:
            ragged = 0.12 * noise.noise(Vector((x * 0.9, across * 3, y)))
            vertices.append((x, y + bend + across * reach, -0.12 + max(0.02, swell) * height * up * 2.4 + ragged * up))
    size = len(profile)
    for column in range(columns):
        breaking = noise.noise(Vector((column * 0.11, y, 9))) > -0.12
        for part in range(size - 1):
            here = column * size + part
            faces.append((here, here + size, here + size + 1, here + 1))
            surfaces.append(foam if breaking and part < 3 + int(2 * randomness.random()) else water)
    mesh.add(vertices, faces, surfaces)
    mesh.place(smooth=True)


def _swash() -> None:
    """Lay the thin foam that runs up the sand in scallops."""
    foam = materials.plain("#f1f3ef", 0.6, 0.0, 0.08, 4.0, 0.4)
    mesh = Mesh("Swash")
    for base, thick in ((-1.3, 0.28), (0.3, 0.4), (1.7, 0.6)):
        near, far = [], []
        columns = 260
        for column in range(columns + 1):
            x = -90 + column * 0.7
            scallop = base + 1.1 * abs(math.sin(x * 0.16 + base)) + 0.5 * noise.noise(Vector((x * 0.5, base, 0)))
            half = thick * (0.3 + 0.7 * abs(noise.noise(Vector((x * 0.8, base, 7)))))
            for line, across in ((near, scallop - half), (far, scallop + half)):
                line.append((x, across, max(-0.06, (-0.05 if across < 0 else -0.07) * across) + 0.03))
        faces = [(each, each + 1, columns + 2 + each, columns + 1 + each) for each in range(columns)]
        mesh.add(near + far, faces, foam)
    mesh.place()


def canoe(location: Point, rotation: float, colours: int = 0) -> None:
    """Draw up a fishing canoe of planks, 7.5 m along x, painted in two colours."""
    place(_canoe(colours), location, rotation)


@cached
def _canoe(colours: int) -> bpy.types.Mesh:
    mesh = Mesh("Canoe")
    lower, upper = (materials.plain(colour, 0.55, 0.0, 0.2, 2.0) for colour in CANOE_COLOURS[colours])
    inside = materials.planks("#7c6046", 0.15, 2.0, 0.8)
    stations, half_length = 21, 3.75
    rings, inner = [], []
    for index in range(stations):
        along = -1 + 2 * index / (stations - 1)
        x = half_length * along
        full = max(0.04, (1 - abs(along) ** 2.6)) ** 0.7
        sheer = 0.62 + 0.5 * abs(along) ** 2.4
        keel = 0.3 * abs(along) ** 3
        rings.append([(x, side * 0.72 * full * share, keel + (sheer - keel) * up) for side, share, up in (
            (-1, 1.0, 1.0), (-1, 0.9, 0.55), (-1, 0.5, 0.08), (1, 0.5, 0.08), (1, 0.9, 0.55), (1, 1.0, 1.0))])  # fmt: skip
        inner.append([(x * 0.98, y * 0.93, z + (0.05 if z < sheer - 0.01 else 0.0)) for _, y, z in rings[-1]])
    _planking(mesh, rings, (upper, lower, lower, lower, upper))
    _planking(mesh, [list(reversed(ring)) for ring in inner], (inside,) * 5)
    for x in (-1.9, -0.6, 0.7, 1.9):
        mesh.box((x - 0.1, -0.6, 0.46), (x + 0.1, 0.6, 0.5), inside)
    for side in (0, 5):
        mesh.tube([ring[side] for ring in rings], 0.035, upper, 6)
    return mesh.build(smooth=True)


def _planking(mesh: Mesh, rings: list[list[tuple[float, float, float]]], surfaces: tuple[Material, ...]) -> None:
    size = len(rings[0])
    faces, materials_of_faces = [], []
    for ring in range(len(rings) - 1):
        for part in range(size - 1):
            here = ring * size + part
            faces.append((here, here + 1, here + size + 1, here + size))
            materials_of_faces.append(surfaces[part])
    mesh.add([point for ring in rings for point in ring], faces, materials_of_faces)


def sunshade(location: Point, radius: float = 1.5) -> None:
    """Put up a sunshade of palm thatch on a pole."""
    mesh = Mesh("Sunshade")
    thatch, pole = materials.planks("#a58a58", 0.05, 0.9, 0.9, 0.006, 0.5, True), materials.bark("#6d5a44")
    mesh.cylinder((0, 0, -0.3), 2.7, 0.06, pole, 10)
    mesh.lathe(((radius, 2.0), (radius * 0.98, 2.06), (radius * 0.5, 2.45), (0.03, 2.85)), (0, 0, 0), thatch, 22,
               closed=False)  # fmt: skip
    for index in range(70):
        angle = math.tau * index / 70
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        low = randomness.uniform(1.72, 1.9)
        mesh.beam((x * 0.98, y * 0.98, 2.05), (x * 1.04, y * 1.04, low), 0.12, 0.012, thatch)
    mesh.place(location)


def palm_belt(low: float, high: float, near: float = -16.0, count: int = 60) -> None:
    """Plant the coconut palms between the beach and the land, from x = `low` to `high`."""
    for _ in range(count):
        y = near - randomness.expovariate(1 / 9)
        palm("coconut", (randomness.uniform(low, high), y, -0.05 * max(y, -36)), randomness.uniform(0.85, 1.25))
