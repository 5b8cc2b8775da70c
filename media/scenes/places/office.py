"""What stands in the company's offices: a model of an estate on a table, and the company's name on a wall.

Lengths are metres, rotations degrees.
"""

import bpy

from studio import materials
from studio.lettering import letters
from studio.mesh import Mesh, Point
from studio.scene import randomness
from studio.soft import slab

COMPANY = "MERIDIAN ESTATES"
TABLE_HEIGHT = 0.86


def name_on_wall(location: Point, rotation: float, material: bpy.types.Material, height: float = 0.17) -> None:
    """Fix the company's name to a wall: `location` is the middle of its base line; unturned, one reads it along +y."""
    letters(COMPANY, location, height, material, rotation, 0.03, 1.18)


def estate_model(location: Point, rotation: float = 0.0) -> None:
    """Put a white card model of an estate with two towers on a table, 2 m along x and 1.2 m deep."""
    mesh = Mesh("Model of an estate")
    oak, card, grey = materials.planks("#a88558", 0.2, 2.2), materials.plain("#f2efe8", 0.7), materials.plain("#c9c5bb")
    slab(mesh, (-1.0, -0.6, TABLE_HEIGHT - 0.06), (1.0, 0.6, TABLE_HEIGHT), oak)
    mesh.box((-0.9, -0.5, 0.0), (0.9, 0.5, TABLE_HEIGHT - 0.06), materials.plain("#e6e1d6", 0.6))
    mesh.box((-0.92, -0.52, TABLE_HEIGHT), (0.92, 0.52, TABLE_HEIGHT + 0.02), card)
    mesh.box((-0.92, -0.06, TABLE_HEIGHT + 0.02), (0.92, 0.04, TABLE_HEIGHT + 0.023), grey)
    base = TABLE_HEIGHT + 0.02
    _model_towers(mesh, base, card, grey)
    _model_houses(mesh, base, card, grey)
    _model_trees(mesh, base)
    mesh.place(location, rotation)


def _model_towers(mesh: Mesh, base: float, card: bpy.types.Material, grey: bpy.types.Material) -> None:
    mesh.box((-0.8, 0.12, base), (-0.05, 0.44, base + 0.06), card)
    for left, floors in ((-0.74, 21), (-0.34, 19)):
        for floor in range(floors):
            low = base + 0.06 + floor * 0.021
            mesh.box((left, 0.17, low), (left + 0.24, 0.39, low + 0.005), card)
            mesh.box((left + 0.02, 0.19, low + 0.005), (left + 0.22, 0.37, low + 0.021), grey)


def _model_houses(mesh: Mesh, base: float, card: bpy.types.Material, grey: bpy.types.Material) -> None:
    for row, y in enumerate((-0.42, -0.2, 0.2, 0.38)):
        for number in range(9):
            x = -0.82 + number * 0.2
            if row > 1 and x < 0.1:
                continue
            mesh.box((x, y - 0.05, base), (x + 0.12, y + 0.05, base + 0.06), card)
            mesh.box((x - 0.01, y - 0.06, base + 0.06), (x + 0.13, y + 0.06, base + 0.068), grey)


def _model_trees(mesh: Mesh, base: float) -> None:
    green = materials.plain("#7f9a5c", 0.8)
    for _ in range(70):
        x, y = randomness.uniform(-0.88, 0.88), randomness.choice((-0.31, -0.09, 0.075, 0.29, 0.48))
        size = randomness.uniform(0.016, 0.026)
        mesh.lathe(((0.002, 0.0), (size, size), (size * 0.8, size * 2), (0.0, size * 2.6)), (x, y, base), green, 8)
