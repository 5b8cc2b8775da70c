"""Broad-leaved trees of Lagos and of Birmingham, grown towards a crown of chosen shape. Lengths are metres."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

import bpy
from mathutils import Vector, noise

from studio import materials
from studio.foliage import branch, broad_leaf, cluster, jittered
from studio.mesh import Mesh
from studio.scene import cached

UP = Vector((0.0, 0.0, 1.0))
Crown = Callable[["TreeShape", random.Random], list[Vector]]


@dataclass(frozen=True)
class TreeShape:
    """Height, trunk and crown of a kind of tree; `twigs` ends with `leaves` each, of which a share may be flowers."""

    height: float
    trunk: float
    trunk_radius: float
    crown: str
    crown_radius: float
    limbs: int
    twigs: int
    leaves: int
    leaf: float
    spray: float
    light: str
    dark: str
    bark: str
    slimness: float = 0.55
    flower: str = ""
    flowering: float = 0.0
    flatness: float = 0.75


MANGO = TreeShape(7.5, 1.5, 0.24, "dome", 3.6, 9, 430, 56, 0.27, 0.62, "#587a2c", "#2b4a1a", "#54483c", 0.38)
ALMOND = TreeShape(
    8.0, 1.9, 0.17, "tiers", 3.9, 0, 380, 26, 0.29, 0.50, "#7c9836", "#3d6422", "#6d6052", 0.55, "#a4472a", 0.05, 0.28
)
FLAME = TreeShape(
    6.8, 2.1, 0.24, "umbrella", 5.2, 8, 330, 52, 0.13, 0.66, "#6d8f35", "#3d6322", "#7a6e60", 0.5, "#d8381a", 0.42, 0.35
)
ORNAMENTAL = TreeShape(4.6, 1.5, 0.09, "dome", 1.5, 6, 110, 46, 0.11, 0.36, "#5d8531", "#305420", "#6a5c4d", 0.5)
PLANE = TreeShape(13.5, 3.6, 0.30, "dome", 5.0, 12, 520, 50, 0.28, 0.85, "#7a9440", "#41622a", "#8b8570", 0.8)
LIME = TreeShape(11.0, 2.2, 0.22, "egg", 3.5, 12, 460, 52, 0.21, 0.62, "#76953a", "#3a5c22", "#5c5348", 0.75)
BIRCH = TreeShape(9.0, 1.8, 0.11, "egg", 2.0, 9, 230, 44, 0.14, 0.50, "#8aa24c", "#53752f", "#d5d2ca", 0.6)

SHAPES = {
    "mango": MANGO, "almond": ALMOND, "flame": FLAME, "ornamental": ORNAMENTAL, "plane": PLANE, "lime": LIME,
    "birch": BIRCH,
}  # fmt: skip


@cached
def tree_mesh(kind: str, seed: int) -> bpy.types.Mesh:
    """Return a tree of one of the `SHAPES`."""
    shape = SHAPES[kind]
    generator = random.Random(f"{kind} {seed}")
    mesh = Mesh(f"Tree {kind}")
    ends = CROWNS[shape.crown](shape, generator)
    wood = materials.bark(shape.bark)
    if shape.crown == "tiers":
        _tiered_limbs(mesh, shape, generator, ends, wood)
    else:
        _spreading_limbs(mesh, shape, generator, ends, wood)
    _dress(mesh, shape, generator, ends)
    return mesh.build()


def _uneven(direction: Vector, seed: float) -> float:
    """Return how far a crown bulges in a direction, about 1."""
    return 1.0 + 0.34 * noise.noise(direction * 1.7 + Vector((seed, 0, 0))) + 0.16 * noise.noise(direction * 4.1)


def _dome(shape: TreeShape, generator: random.Random) -> list[Vector]:
    """Return the ends of twigs over a dome, some of them inside it."""
    depth = (shape.height - shape.trunk) / 2
    middle = shape.trunk + depth * 0.92
    seed = generator.uniform(0, 50)
    ends = []
    while len(ends) < shape.twigs:
        direction = Vector((generator.gauss(0, 1), generator.gauss(0, 1), generator.gauss(0, 1))).normalized()
        if direction.z < -0.62:
            continue
        reach = _uneven(direction, seed) * generator.choice((1.0, 0.96, 0.9, 0.74, 0.55))
        wide = shape.crown_radius * reach
        ends.append(Vector((direction.x * wide, direction.y * wide, middle + direction.z * depth * reach)))
    return ends


def _egg(shape: TreeShape, generator: random.Random) -> list[Vector]:
    """Return the ends of twigs over a crown that narrows towards its top."""
    ends = []
    for end in _dome(shape, generator):
        share = (end.z - shape.trunk) / (shape.height - shape.trunk)
        narrow = 1.12 - 0.55 * max(0.0, share) ** 1.4
        ends.append(Vector((end.x * narrow, end.y * narrow, end.z)))
    return ends


def _umbrella(shape: TreeShape, generator: random.Random) -> list[Vector]:
    """Return the ends of twigs over a flat, wide parasol."""
    seed = generator.uniform(0, 50)
    ends = []
    for number in range(shape.twigs):
        angle = number * 2.39996
        share = math.sqrt((number + 0.5) / shape.twigs)
        direction = Vector((math.cos(angle), math.sin(angle), 0))
        reach = shape.crown_radius * share * _uneven(direction, seed)
        height = (
            shape.height - 2.0 * share**2.4 + generator.uniform(-0.5, 0.25) + 0.6 * noise.noise(direction * 3 * share)
        )
        ends.append(direction * reach + UP * height)
    return ends


def _tiers(shape: TreeShape, generator: random.Random) -> list[Vector]:
    """Return the ends of twigs in level tiers with air between them."""
    tiers = 5
    ends = []
    for tier in range(tiers):
        share = tier / (tiers - 1)
        radius = shape.crown_radius * (0.95 - 0.62 * share**1.7) * generator.uniform(0.84, 1.1)
        level = shape.trunk + (shape.height - shape.trunk) * (0.10 + 0.86 * share) + generator.uniform(-0.2, 0.2)
        tilt = Vector((generator.uniform(-0.09, 0.09), generator.uniform(-0.09, 0.09), 0))
        seed = generator.uniform(0, 50)
        for number in range(int(shape.twigs * (0.29 - 0.045 * tier))):
            angle = number * 2.39996 + tier
            direction = Vector((math.cos(angle), math.sin(angle), 0))
            part = math.sqrt(generator.uniform(0.06, 1.0))
            rise = 0.45 * part + generator.gauss(0, 0.16) + radius * part * direction.dot(tilt)
            ends.append(direction * radius * part * _uneven(direction, seed) + UP * (level + rise))
    return ends


CROWNS: dict[str, Crown] = {"dome": _dome, "egg": _egg, "umbrella": _umbrella, "tiers": _tiers}


def _spreading_limbs(
    mesh: Mesh, shape: TreeShape, generator: random.Random, ends: list[Vector], wood: bpy.types.Material
) -> None:
    """Add trunk, limbs and branches that reach all twigs."""
    fork = Vector((generator.uniform(-0.1, 0.1), generator.uniform(-0.1, 0.1), shape.trunk))
    _flared_trunk(mesh, shape, fork, wood)
    limbs = generator.sample(ends, shape.limbs)
    knees = [fork.lerp(limb, 0.55) for limb in limbs]
    for knee in knees:
        branch(
            mesh, generator, fork - UP * 0.15, knee, shape.trunk_radius * 0.55, shape.trunk_radius * 0.28, wood, 0.12
        )
    forks = []
    for end in generator.sample(ends, min(len(ends), shape.limbs * 6)):
        knee = min(knees, key=lambda each: (each - end).length)
        middle = knee.lerp(end, 0.7)
        forks.append(middle)
        branch(mesh, generator, knee, middle, shape.trunk_radius * 0.26, shape.trunk_radius * 0.10, wood, 0.1, 6)
    for end in ends[::2]:
        start = min(forks, key=lambda each: (each - end).length)
        branch(mesh, generator, start, end, shape.trunk_radius * 0.10, 0.008, wood, 0.05, 4)


def _flared_trunk(mesh: Mesh, shape: TreeShape, top: Vector, wood: bpy.types.Material) -> None:
    profile = ((1.75, -0.1), (1.35, 0.12), (1.08, 0.5), (1.0, top.z * 0.5), (0.92, top.z * 0.85), (0.7, top.z + 0.1))
    mesh.lathe([(shape.trunk_radius * wide, height) for wide, height in profile], (0, 0, 0), wood, 12)


def _tiered_limbs(
    mesh: Mesh, shape: TreeShape, generator: random.Random, ends: list[Vector], wood: bpy.types.Material
) -> None:
    """Add a straight leader and level branches to all twigs."""
    mesh.tube([Vector((0, 0, -0.1)), Vector((0.05, 0, shape.height * 0.5)), Vector((0, 0, shape.height * 0.97))],
              shape.trunk_radius, wood, 9, 0.03)  # fmt: skip
    for end in ends[::3]:
        start = Vector((0, 0, end.z - 0.18))
        branch(mesh, generator, start, end, 0.035 + 0.006 * (end - start).length, 0.008, wood, 0.02, 5)


def _dress(mesh: Mesh, shape: TreeShape, generator: random.Random, ends: list[Vector]) -> None:
    """Add leaves, and flowers on the sunny side, to the ends of twigs."""
    green = materials.leaf(shape.light, shape.dark)
    petals = materials.leaf(shape.flower, shape.flower, 0.25) if shape.flower else green
    middle = UP * (shape.trunk + (shape.height - shape.trunk) * 0.4)
    for end in ends:
        outward = (end - middle).normalized()
        sunny = outward.z > -0.1
        flowering = shape.flowering if sunny and noise.noise(end * 0.7) > -0.25 else 0.0
        blossoms = int(shape.leaves * flowering)
        cluster(mesh, generator, end, outward, shape.spray, shape.leaves - blossoms, shape.leaf, green, shape.flatness,
                shape.slimness)  # fmt: skip
        if blossoms:
            raised = end + outward * shape.spray * 0.35
            cluster(
                mesh, generator, raised, outward, shape.spray * 0.8, blossoms, shape.leaf, petals, shape.flatness, 0.8
            )


@cached
def frangipani_mesh(seed: int, flower: str) -> bpy.types.Mesh:
    """Return a frangipani, 3 m high: stubby forked branches with rosettes of long leaves and flowers."""
    generator = random.Random(f"frangipani {seed}")
    mesh = Mesh("Frangipani")
    wood = materials.bark("#8d8578")
    ends: list[tuple[Vector, Vector]] = []
    _fork(mesh, generator, Vector((0, 0, -0.05)), UP.copy(), 0.85, 0.085, 0, ends, wood)
    green, petals = materials.leaf("#6b9238", "#3b6522", 0.3, 0.08), materials.leaf(flower, flower, 0.3)
    for end, direction in ends:
        for number in range(13):
            outward = jittered(generator, direction, 0.2)
            around = Vector((math.cos(number * 2.4), math.sin(number * 2.4), 0.25 + 0.05 * number)).normalized()
            along = (around + outward * 0.35).normalized()
            facing = along.cross(UP).cross(along).normalized()
            broad_leaf(mesh, end, along, facing, generator.uniform(0.28, 0.42), 0.11, green)
        if generator.random() < 0.75:
            cluster(mesh, generator, end + UP * 0.10, UP, 0.12, 26, 0.075, petals, 0.6, 0.9)
    return mesh.build(smooth=True)


def _fork(
    mesh: Mesh,
    generator: random.Random,
    start: Vector,
    direction: Vector,
    length: float,
    radius: float,
    level: int,
    ends: list[tuple[Vector, Vector]],
    wood: bpy.types.Material,
) -> None:
    end = start + direction * length
    mesh.tube([start, start.lerp(end, 0.5) + Vector((0, 0, -0.03)), end], radius, wood, 8, radius * 0.72)
    if level == 4:
        ends.append((end, direction))
        return
    spin = generator.uniform(0, math.tau)
    for number in range(3 if level < 3 else 2):
        angle = spin + number * math.tau / 3
        aside = Vector((math.cos(angle), math.sin(angle), 0)) * generator.uniform(0.65, 0.95)
        following = (direction * 0.75 + aside + UP * 0.25).normalized()
        _fork(
            mesh,
            generator,
            end,
            following,
            length * generator.uniform(0.62, 0.75),
            radius * 0.72,
            level + 1,
            ends,
            wood,
        )
