"""Life on the pool terrace of Bloom Towers: loungers under parasols, a table in the shade, and people."""

import math

import bpy

from places.bloom_podium import TERRACE_TOP
from studio import materials
from studio.furniture import chair, coffee_table, lounger
from studio.mesh import Mesh, Point, place
from studio.people import parent_and_child, person
from studio.scene import cached

RIBS = 8


def parasol(location: Point, radius: float = 1.5, colour: str = "#efe8da") -> bpy.types.Object:
    """Put up a parasol, 2.7 m tall, on a stone foot."""
    return place(_parasol(radius, colour), location, 20)


@cached
def _parasol(radius: float, colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Parasol")
    cloth, timber = materials.curtain(colour, 0.25), materials.planks("#7d5230", 0.5, 3.0, 0.4)
    mesh.cylinder((0, 0, 0), 0.08, 0.28, materials.stone("#b5ac9b"), 20)
    mesh.cylinder((0, 0, 0), 2.7, 0.024, timber, 10)
    rim = [(radius * math.cos(math.tau * i / RIBS), radius * math.sin(math.tau * i / RIBS)) for i in range(RIBS)]
    top = (0.0, 0.0, 2.68)
    for (x0, y0), (x1, y1) in zip(rim, rim[1:] + rim[:1]):
        mesh.add(((x0, y0, 2.18), (x1, y1, 2.18), top), ((0, 1, 2),), cloth)
        mesh.quad((x0, y0, 2.0), (x1, y1, 2.0), (x1, y1, 2.18), (x0, y0, 2.18), cloth)
        mesh.beam((x0 * 0.98, y0 * 0.98, 2.17), (0, 0, 2.64), 0.02, 0.015, timber)
    return mesh.build()


def pool_furniture() -> None:
    """Put loungers along both sides of the pool, every two under a parasol, and a table with chairs."""
    for y in (-12.6, -8.2, -1.4, 3.0, 7.4):
        _pair((-6.7, y), 90)
    for y in (-8.6, -4.2, 2.6, 7.0):
        _pair((7.0, y), -90)
    for x, y, turn in ((8.9, -14.6, 90), (7.0, -14.6, -90)):
        chair((x, y, TERRACE_TOP), turn)
    coffee_table((7.95, -14.6, TERRACE_TOP))


def _pair(middle: tuple[float, float], rotation: float) -> None:
    x, y = middle
    for offset in (-0.75, 0.75):
        lounger((x, y + offset, TERRACE_TOP), rotation)
    parasol((x - math.copysign(0.9, -x), y, TERRACE_TOP))
    mesh = Mesh("Side table")
    mesh.cylinder((0, 0, 0), 0.42, 0.18, materials.planks("#7d5230", 0.08, 1.0, 0.4), 16)
    mesh.place((x, y, TERRACE_TOP))


def pool_people() -> None:
    """Put a family, friends who talk, and somebody at the water's edge on the terrace."""
    parent_and_child((-4.9, -6.3, TERRACE_TOP), 80, "sundress", "girl")
    person("talking", (0.4, 12.6, TERRACE_TOP), 10, "ankara_shirt")
    person("listening", (1.4, 12.9, TERRACE_TOP), 190, "sundress", "deep")
    person("strolling", (5.4, -1.0, TERRACE_TOP), 250, "blue_kaftan")
    person("standing", (5.5, -11.6, TERRACE_TOP), 140, "polo")
    person("sitting_talking", (-6.2, -2.15, TERRACE_TOP - 0.07), 90, "blouse")
