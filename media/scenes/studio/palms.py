"""Palms: coconut, royal and oil palm, and the banana. Lengths are metres."""

import math
import random
from dataclasses import dataclass

import bpy
from mathutils import Vector

from studio import materials
from studio.foliage import broad_leaf
from studio.mesh import Mesh
from studio.scene import cached

UP = Vector((0.0, 0.0, 1.0))


@dataclass(frozen=True)
class PalmShape:
    """What tells one palm from another; angles are degrees above the level, of the youngest and the oldest frond."""

    height: float
    lean: float
    trunk_radius: float
    top_radius: float
    swelling: float
    trunk: str
    fronds: int
    frond_length: float
    youngest: float
    oldest: float
    droop: float
    leaflets: int
    leaflet: float
    light: str
    dark: str
    crownshaft: float = 0.0
    ringed: float = 0.05
    fruit: str = ""
    stubs: bool = False
    withered: int = 0


COCONUT = PalmShape(
    height=9.5, lean=1.6, trunk_radius=0.17, top_radius=0.11, swelling=0.20, trunk="#8a7c6a", fronds=27,
    frond_length=3.9, youngest=82, oldest=-34, droop=0.070, leaflets=46, leaflet=0.82, light="#7d9a3a", dark="#3f641f",
    fruit="#8d8a34", withered=2,
)  # fmt: skip
ROYAL = PalmShape(
    height=11.0, lean=0.15, trunk_radius=0.27, top_radius=0.19, swelling=0.10, trunk="#a8a198", fronds=17,
    frond_length=3.7, youngest=80, oldest=-8, droop=0.078, leaflets=52, leaflet=0.80, light="#5d8a33", dark="#2f561c",
    crownshaft=1.5, ringed=0.02,
)  # fmt: skip
OIL = PalmShape(
    height=6.0, lean=0.3, trunk_radius=0.30, top_radius=0.26, swelling=0.05, trunk="#51453a", fronds=38,
    frond_length=3.9, youngest=84, oldest=-38, droop=0.060, leaflets=40, leaflet=0.85, light="#56792c", dark="#294a18", fruit="#5b2a14",
    stubs=True, withered=3,
)  # fmt: skip

SHAPES = {"coconut": COCONUT, "royal": ROYAL, "oil": OIL}


@cached
def palm_mesh(kind: str, seed: int) -> bpy.types.Mesh:
    """Return a palm; one kind differs in height and lean from seed to seed."""
    shape = SHAPES[kind]
    generator = random.Random(f"{kind} {seed}")
    mesh = Mesh(f"Palm {kind}")
    top = _trunk(mesh, shape, generator)
    _fruit(mesh, shape, generator, top)
    for number in range(shape.fronds):
        _frond(mesh, shape, generator, top, number)
    return mesh.build(smooth=True)


def _trunk(mesh: Mesh, shape: PalmShape, generator: random.Random) -> Vector:
    """Add the trunk and return its top."""
    height = shape.height * generator.uniform(0.82, 1.12)
    lean, towards = shape.lean * generator.uniform(0.3, 1.0), generator.uniform(0, math.tau)
    sides, rings = 11, 46
    vertices = []
    for ring in range(rings):
        share = ring / (rings - 1)
        aside = lean * share**1.7 * (1.35 - 0.35 * share)
        radius = shape.trunk_radius + (shape.top_radius - shape.trunk_radius) * share
        radius += shape.swelling * max(0.0, 1 - share / 0.08) ** 2
        radius *= 1 + shape.ringed * (ring % 2) + (generator.uniform(-0.04, 0.10) if shape.stubs else 0.0)
        middle = Vector((math.cos(towards) * aside, math.sin(towards) * aside, height * share - 0.05))
        vertices += [middle + Vector((math.cos(math.tau * side / sides), math.sin(math.tau * side / sides), 0)) * radius
                     for side in range(sides)]  # fmt: skip
    faces = [(ring * sides + side, ring * sides + (side + 1) % sides, (ring + 1) * sides + (side + 1) % sides,
              (ring + 1) * sides + side) for ring in range(rings - 1) for side in range(sides)]  # fmt: skip
    mesh.add(vertices, faces, materials.bark(shape.trunk))
    if shape.stubs:
        _stubs(mesh, shape, generator, height)
    if not shape.crownshaft:
        return middle
    shaft = (
        (shape.top_radius * 1.15, -0.05),
        (shape.top_radius * 1.2, 0.3),
        (shape.top_radius * 0.8, shape.crownshaft),
    )
    mesh.lathe(shaft, middle, materials.plain("#6f9440", 0.45, variation=0.05), 12)
    return middle + UP * shape.crownshaft * 0.92


def _stubs(mesh: Mesh, shape: PalmShape, generator: random.Random, height: float) -> None:
    """Add the bases of old fronds that an oil palm keeps on its trunk."""
    wood = materials.bark("#5d4d3d")
    for number in range(70):
        share = 0.25 + 0.75 * number / 70
        angle = number * 2.39996
        outward = Vector((math.cos(angle), math.sin(angle), 0))
        foot = outward * shape.trunk_radius * 0.85 + UP * height * share
        tip = foot + outward * generator.uniform(0.12, 0.2) + UP * generator.uniform(0.2, 0.3)
        mesh.tube([foot, tip], 0.06, wood, 4, 0.04)


def _fruit(mesh: Mesh, shape: PalmShape, generator: random.Random, top: Vector) -> None:
    if not shape.fruit:
        return
    flesh = materials.plain(shape.fruit, 0.55, variation=0.25, scale=4.0)
    profile = [
        (0.115 * math.cos(math.radians(angle)), 0.14 * math.sin(math.radians(angle))) for angle in range(-80, 81, 20)
    ]
    for _ in range(11):
        angle = generator.uniform(0, math.tau)
        reach = generator.uniform(0.20, 0.34)
        centre = top + Vector((math.cos(angle) * reach, math.sin(angle) * reach, generator.uniform(-0.45, -0.15)))
        mesh.lathe(profile, centre, flesh, 10)


def _frond(mesh: Mesh, shape: PalmShape, generator: random.Random, top: Vector, number: int) -> None:
    """Add one frond: the later its number, the older it is and the lower it hangs."""
    age = number / (shape.fronds - 1)
    azimuth = number * 2.39996 + generator.uniform(-0.2, 0.2)
    rise = math.radians(shape.youngest + (shape.oldest - shape.youngest) * age**0.85 + generator.uniform(-7, 7))
    length = shape.frond_length * (0.74 + 0.32 * math.sin(math.pi * min(1, age * 1.1))) * generator.uniform(0.9, 1.06)
    direction = Vector((math.cos(azimuth) * math.cos(rise), math.sin(azimuth) * math.cos(rise), math.sin(rise)))
    points, directions = [top.copy()], [direction.copy()]
    steps = 20
    for step in range(steps):
        sag = (shape.droop + 0.03 * age) * (1 + step * 0.035)
        direction = (direction - UP * sag).normalized()
        points.append(points[-1] + direction * length / steps)
        directions.append(direction)
    dead = shape.fronds - number <= shape.withered
    rib = materials.plain("#8f8a48" if not dead else "#8a6a42", 0.6, variation=0.1)
    mesh.tube(points[::2], 0.034, rib, 5, 0.006)
    green = materials.leaf(shape.light, shape.dark, 0.32) if not dead else materials.leaf("#a8834f", "#7d5c33", 0.2)
    _leaflets(mesh, shape, generator, points, directions, length, green)


def _leaflets(
    mesh: Mesh,
    shape: PalmShape,
    generator: random.Random,
    points: list[Vector],
    directions: list[Vector],
    length: float,
    green: bpy.types.Material,
) -> None:
    """Add the leaflets along a frond's rib, longest in its middle, hanging from their own weight."""
    steps = len(points) - 1
    twist = generator.uniform(-0.35, 0.35)
    for number in range(shape.leaflets):
        share = 0.12 + 0.88 * number / (shape.leaflets - 1)
        index = min(int(share * steps), steps - 1)
        foot = points[index].lerp(points[index + 1], share * steps - index)
        along = directions[index].lerp(directions[index + 1], share * steps - index).normalized()
        side = along.cross(UP)
        side = side.normalized() if side.length > 1e-3 else Vector((1, 0, 0))
        upward = side.cross(along).normalized()
        reach = shape.leaflet * (0.34 + 0.80 * math.sin(math.pi * (share * 0.86 + 0.08)) ** 0.8) * length / 3.9
        for sign in (-1, 1):
            ragged = Vector((generator.uniform(-0.1, 0.1), generator.uniform(-0.1, 0.1), generator.uniform(-0.1, 0.07)))
            outward = (side * sign * 0.8 + along * 0.62 + upward * (0.26 + twist * sign) + ragged).normalized()
            _leaflet(mesh, foot, outward, along, upward, reach * generator.uniform(0.85, 1.12), green)


def _leaflet(
    mesh: Mesh, foot: Vector, outward: Vector, along: Vector, upward: Vector, reach: float, green: bpy.types.Material
) -> None:
    half = (along * 0.021 + upward * 0.005) * (0.6 + reach * 0.55)
    middle = foot + outward * reach * 0.5 - UP * 0.07 * reach
    tip = foot + outward * reach * 0.94 - UP * (0.36 * reach + 0.05)
    mesh.add(
        (foot - half, foot + half, middle + half * 1.5, middle - half * 1.5, tip), ((0, 1, 2, 3), (3, 2, 4)), green
    )


@cached
def banana_mesh(seed: int) -> bpy.types.Mesh:
    """Return a clump of three banana plants, 3 to 4 m high."""
    generator = random.Random(f"banana {seed}")
    mesh = Mesh("Banana")
    stem = materials.plain("#7d8a45", 0.5, variation=0.3, scale=3.0)
    green = materials.leaf("#7ba236", "#48761f", 0.42, 0.08)
    for plant in range(3):
        angle = plant * 2.2 + generator.uniform(0, 0.6)
        foot = Vector((math.cos(angle), math.sin(angle), 0)) * (0.42 if plant else 0.0)
        height = generator.uniform(1.5, 2.3)
        top = foot + Vector((math.cos(angle) * 0.15, math.sin(angle) * 0.15, height))
        mesh.tube([foot - UP * 0.05, foot.lerp(top, 0.5), top], 0.13, stem, 9, 0.07)
        for number in range(9):
            _banana_leaf(mesh, generator, top, number, green)
    return mesh.build(smooth=True)


def _banana_leaf(mesh: Mesh, generator: random.Random, top: Vector, number: int, green: bpy.types.Material) -> None:
    """Add a blade of up to 2 m, torn by the wind into strips."""
    azimuth = number * 2.39996 + generator.uniform(-0.3, 0.3)
    rise = math.radians(78 - 7.5 * number)
    direction = Vector((math.cos(azimuth) * math.cos(rise), math.sin(azimuth) * math.cos(rise), math.sin(rise)))
    length, steps = generator.uniform(1.5, 2.1), 16
    point = top - UP * 0.1
    for step in range(steps):
        direction = (direction - UP * (0.045 + 0.006 * step)).normalized()
        following = point + direction * length / steps
        width = 0.27 * math.sin(math.pi * (0.06 + 0.90 * step / steps)) ** 0.6
        side = direction.cross(UP).normalized()
        upward = side.cross(direction)
        mesh.tube([point, following], 0.016, green, 4)
        for sign in (-1, 1):
            torn = generator.uniform(0.0, 0.10)
            edge = side * sign * width + upward * width * 0.25 - UP * torn
            mesh.add((point, following, following + edge - direction * 0.008, point + edge), ((0, 1, 2, 3),), green)
        point = following


def fan_of_leaves(mesh: Mesh, generator: random.Random, count: int, length: float, green: bpy.types.Material) -> None:
    """Add a rosette of arching broad leaves around the origin, as of a pot plant."""
    for number in range(count):
        azimuth = number * 2.39996
        rise = math.radians(80 - 62 * number / count + generator.uniform(-8, 8))
        along = Vector((math.cos(azimuth) * math.cos(rise), math.sin(azimuth) * math.cos(rise), math.sin(rise)))
        facing = along.cross(UP).cross(along).normalized()
        reach = length * generator.uniform(0.75, 1.1)
        broad_leaf(mesh, Vector((0, 0, 0)) + along * 0.03, along, facing, reach, reach * 0.3, green)
