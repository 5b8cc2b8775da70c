"""Planting: palms, trees, shrubs, hedges, climbers and lawns put into the scene, all of them instances."""

import math
from collections.abc import Callable

import bpy
from mathutils import Vector

from studio.mesh import Point, place
from studio.palms import banana_mesh, palm_mesh
from studio.scene import randomness
from studio.shrubs import (
    BOUGAINVILLEA_PIECE,
    HEDGE_PIECE,
    LAWN_TILE,
    bougainvillea_mesh,
    grass_mesh,
    hedge_mesh,
    reeds_mesh,
    shrub_mesh,
    strap_leaved_mesh,
)  # fmt: skip
from studio.trees import frangipani_mesh, tree_mesh

MAGENTA, ORANGE, WHITE, PINK = "#c21f72", "#e2722a", "#efe9dc", "#e58aa6"
VARIETIES = 3


def _variety() -> int:
    return randomness.randrange(VARIETIES)


def _anywhere() -> float:
    return randomness.uniform(0, 360)


def palm(kind: str, location: Point, scale: float = 1.0) -> bpy.types.Object:
    """Plant a 'coconut' (9 m), 'royal' (12 m) or 'oil' palm (6 m)."""
    return place(palm_mesh(kind, _variety()), location, _anywhere(), scale * randomness.uniform(0.9, 1.08))


def tree(kind: str, location: Point, scale: float = 1.0) -> bpy.types.Object:
    """Plant a 'mango' (7 m), 'almond' (8 m), 'flame' (7 m, 10 m wide), 'ornamental' (5 m), 'plane' (13 m),
    'lime' (11 m) or 'birch' (9 m)."""
    return place(tree_mesh(kind, _variety()), location, _anywhere(), scale * randomness.uniform(0.9, 1.08))


def frangipani(location: Point, scale: float = 1.0, flower: str = WHITE) -> bpy.types.Object:
    """Plant a frangipani, 3 m high."""
    return place(frangipani_mesh(_variety(), flower), location, _anywhere(), scale)


def banana(location: Point, scale: float = 1.0) -> bpy.types.Object:
    """Plant a clump of bananas, 3.5 m high."""
    return place(banana_mesh(_variety()), location, _anywhere(), scale)


def reeds(location: Point, height: float = 1.8) -> bpy.types.Object:
    """Plant a clump of reeds."""
    return place(reeds_mesh(_variety(), height), location, _anywhere())


def shrub(
    location: Point,
    radius: float = 0.6,
    flower: str = "",
    light: str = "#5a7f2e",
    dark: str = "#2f4f1b",
    leaf: float = 0.085,
) -> bpy.types.Object:
    """Plant a rounded shrub; `flower` is a colour, or nothing."""
    mesh = shrub_mesh(_variety(), radius, light, dark, leaf, flower)
    return place(mesh, location, _anywhere(), randomness.uniform(0.85, 1.12))


def straps(location: Point, height: float = 0.6, light: str = "#7d9a3f", dark: str = "#476b26") -> bpy.types.Object:
    """Plant a tuft of long arching leaves."""
    return place(strap_leaved_mesh(_variety(), height, light, dark), location, _anywhere())


def hedge(
    start: Point,
    end: Point,
    width: float = 0.7,
    height: float = 0.9,
    light: str = "#557a2c",
    dark: str = "#2e4e1a",
    leaf: float = 0.06,
) -> None:
    """Plant a clipped hedge from one point to another."""
    for centre, heading, stretch in _pieces(start, end, HEDGE_PIECE):
        place(hedge_mesh(_variety(), width, height, light, dark, leaf), centre, heading, (stretch, 1, 1))


def bougainvillea(start: Point, end: Point, height: float, colour: str = MAGENTA, coverage: float = 1.0) -> None:
    """Let bougainvillea hang over a wall; its front is on the right as one looks from `start` to `end`."""
    for centre, heading, stretch in _pieces(start, end, BOUGAINVILLEA_PIECE):
        if randomness.random() < coverage:
            place(bougainvillea_mesh(_variety(), height, colour), centre, heading, (stretch, 1, 1))


def _pieces(start: Point, end: Point, length: float) -> list[tuple[Vector, float, float]]:
    """Return centre, heading in degrees and stretch of the pieces that fill a line."""
    first, last = Vector(start), Vector(end)
    span = last - first
    count = max(1, round(span.length / length))
    heading = math.degrees(math.atan2(span.y, span.x))
    stretch = span.length / count / length
    return [(first + span * (number + 0.5) / count, heading, stretch) for number in range(count)]


def lawn(
    low: tuple[float, float],
    high: tuple[float, float],
    level: float = 0.0,
    height: float = 0.07,
    blades: int = 5200,
    light: str = "#6f9136",
    dark: str = "#44682a",
    leave_out: Callable[[float, float], bool] | None = None,
) -> None:
    """Cover a rectangle with blades of grass, on a ground of `materials.grass`; `leave_out` says where none grow."""
    columns, rows = (max(1, round((high[axis] - low[axis]) / LAWN_TILE)) for axis in (0, 1))
    wide, deep = (high[0] - low[0]) / columns, (high[1] - low[1]) / rows
    for column in range(columns):
        for row in range(rows):
            x, y = low[0] + (column + 0.5) * wide, low[1] + (row + 0.5) * deep
            if leave_out and leave_out(x, y):
                continue
            mesh = grass_mesh(_variety(), height, light, dark, blades)
            place(mesh, (x, y, level), randomness.choice((0, 180)), (wide / LAWN_TILE, deep / LAWN_TILE, 1))
