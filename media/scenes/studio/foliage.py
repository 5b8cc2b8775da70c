"""Leaves, sprays and branches: what palms, trees and shrubs have in common. Lengths are metres."""

import math
import random

import bpy
from mathutils import Matrix, Vector

from studio.mesh import Mesh


def random_turn(generator: random.Random, facing: Vector) -> tuple[Vector, Vector]:
    """Return two directions at right angles to each other and to `facing`, turned at random."""
    along = Matrix.Rotation(generator.uniform(0, math.tau), 3, facing) @ facing.orthogonal().normalized()
    return along, facing.cross(along)


def jittered(generator: random.Random, direction: Vector, amount: float) -> Vector:
    """Return a direction turned aside at random; an `amount` of 1 is anywhere in that half of the sky."""
    aside = Vector((generator.uniform(-1, 1), generator.uniform(-1, 1), generator.uniform(-1, 1)))
    return (direction + aside * amount).normalized()


def leaf_card(
    mesh: Mesh, centre: Vector, along: Vector, across: Vector, length: float, width: float, material: bpy.types.Material
) -> None:
    """Add a small leaf as one diamond, for crowns of thousands."""
    tip, side = along * length / 2, across * width / 2
    waist = centre - along * length * 0.08
    mesh.add((centre - tip, waist - side, centre + tip, waist + side), ((0, 1, 2, 3),), material)


def broad_leaf(
    mesh: Mesh, foot: Vector, along: Vector, facing: Vector, length: float, width: float, material: bpy.types.Material
) -> None:
    """Add a leaf that is folded along its rib and droops towards its tip, for plants near the camera."""
    across = along.cross(facing).normalized()
    vertices = []
    sections = ((0.0, 0.10, 0.0), (0.3, 0.85, 0.02), (0.6, 1.0, -0.02), (0.85, 0.62, -0.10), (1.0, 0.04, -0.18))
    for share, wide, rise in sections:
        rib = foot + along * length * share + facing * length * rise
        edge = across * width / 2 * wide
        lifted = facing * width * 0.12 * wide
        vertices += [rib - edge + lifted, rib, rib + edge + lifted]
    faces = [(row * 3 + side, row * 3 + side + 1, row * 3 + side + 4, row * 3 + side + 3)
             for row in range(len(sections) - 1) for side in (0, 1)]  # fmt: skip
    mesh.add(vertices, faces, material)


def cluster(
    mesh: Mesh,
    generator: random.Random,
    centre: Vector,
    outward: Vector,
    radius: float,
    leaves: int,
    size: float,
    material: bpy.types.Material,
    flatness: float = 0.75,
    slimness: float = 0.55,
) -> None:
    """Add a spray of small leaves around the end of a twig; they face outward and up."""
    upward = (outward + Vector((0, 0, 0.8))).normalized()
    for _ in range(leaves):
        offset = Vector((generator.gauss(0, 0.5), generator.gauss(0, 0.5), generator.gauss(0, 0.5) * flatness)) * radius
        along, across = random_turn(generator, jittered(generator, upward, 0.75))
        length = size * generator.uniform(0.7, 1.3)
        leaf_card(mesh, centre + offset, along, across, length, length * slimness, material)


def branch(
    mesh: Mesh,
    generator: random.Random,
    start: Vector,
    end: Vector,
    radius: float,
    end_radius: float,
    material: bpy.types.Material,
    rise: float = 0.15,
    sides: int = 7,
) -> None:
    """Add a branch that leaves its parent upward, bends, and is a little crooked."""
    length = (end - start).length
    points = []
    for step in range(6):
        share = step / 5
        crook = Vector((generator.gauss(0, 1), generator.gauss(0, 1), generator.gauss(0, 0.5))) * length * 0.025
        lift = Vector((0, 0, math.sin(math.pi * share) * rise * length))
        points.append(start.lerp(end, share) + lift + (crook if 0 < step < 5 else Vector((0, 0, 0))))
    mesh.tube(points, radius, material, sides, end_radius)
