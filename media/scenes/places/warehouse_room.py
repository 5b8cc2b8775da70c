"""The bones of a warehouse that an apartment keeps: bare brick, many-paned steel windows, joists on an iron column.

Rooms are those of `studio.room`. Lengths are metres.
"""

import bpy
from mathutils import Matrix

from studio import materials
from studio.mesh import Mesh, turned
from studio.room import WALL_THICKNESS, Opening, Room
from studio.soft import slab

JOIST_SPACING, JOIST_HEIGHT = 0.62, 0.2
PANE = 0.42
"""Panes are about as wide as this, and a little taller."""


def old_brick() -> bpy.types.Material:
    """Return brickwork that was once a workshop's inside wall."""
    return materials.brick("#a2614a", "#824734", "#b9ab98")


def boards() -> bpy.types.Material:
    """Return the old pine of the floors."""
    return materials.planks("#a4784d", 0.18, 2.6, 0.36)


def windows(room: Room, colour: str = "#24282a") -> None:
    """Fill the voids of a room's walls with many-paned windows: bars, glass, a sill of timber, a soldier course."""
    mesh = Mesh("Many-paned windows")
    for opening in room.openings:
        if opening.kind == "void" and opening.sill > 0:
            mesh.transform = _frame_of(room, opening)
            _window(mesh, opening, materials.plain(colour, 0.4, 0.4, 0.0))
    mesh.transform = None
    mesh.place()


def _frame_of(room: Room, opening: Opening) -> Matrix:
    return {
        "north": turned((0, room.depth, 0)),
        "east": turned((room.width, room.depth, 0), -90),
        "west": turned((0, 0, 0), 90),
    }[opening.wall]


def _window(mesh: Mesh, opening: Opening, steel: bpy.types.Material) -> None:
    left, right, low, high = opening.left, opening.left + opening.width, opening.sill, opening.head
    columns, rows = max(2, round(opening.width / PANE)), max(3, round((high - low) / (PANE * 1.15)))
    for column in range(columns + 1):
        half = 0.03 if column in (0, columns) else 0.014
        x = left + half + (right - left - 2 * half) * column / columns
        mesh.box((x - half, 0.1, low), (x + half, 0.15, high), steel)
    for row in range(rows + 1):
        half = 0.03 if row in (0, rows) else 0.014
        z = low + half + (high - low - 2 * half) * row / rows
        mesh.box((left, 0.102, z - half), (right, 0.148, z + half), steel)
    pane = materials.glass("#f2f7f6", 0.06)
    mesh.quad((right, 0.125, low), (left, 0.125, low), (left, 0.125, high), (right, 0.125, high), pane)
    slab(mesh, (left - 0.06, -0.06, low - 0.04), (right + 0.06, 0.1, low), materials.planks("#7a5232", 0.3, 2.6), 0.005)
    soldiers = materials.brick("#96553f", "#75402e", "#b9ab98", 0.075, 0.225)
    mesh.box((left - 0.15, -0.006, high), (right + 0.15, WALL_THICKNESS - 0.01, high + 0.225), soldiers)


def joists(room: Room, beam: float | None = None, column: float | None = None) -> None:
    """Lay joists along y under the ceiling; a steel `beam` crosses them at a y, an iron `column` bears it at an x."""
    timber = materials.planks("#8a623e", 0.3, 3.0, 0.55)
    mesh = Mesh("Joists")
    under = room.height - JOIST_HEIGHT
    x = JOIST_SPACING / 2
    while x < room.width:
        mesh.box((x - 0.045, -0.2, under), (x + 0.045, room.depth, room.height - 0.001), timber)
        x += JOIST_SPACING
    if beam is not None:
        iron = materials.plain("#2a2d2f", 0.45, 0.5, 0.05)
        for low, high, half in ((under - 0.3, under - 0.275, 0.09), (under - 0.025, under, 0.09)):
            mesh.box((0, beam - half, low), (room.width, beam + half, high), iron)
        mesh.box((0, beam - 0.012, under - 0.28), (room.width, beam + 0.012, under - 0.02), iron)
        if column is not None:
            _column(mesh, (column, beam), under - 0.3, iron)
    mesh.place()


def _column(mesh: Mesh, foot: tuple[float, float], height: float, iron: bpy.types.Material) -> None:
    profile = ((0.17, 0.0), (0.17, 0.05), (0.11, 0.12), (0.085, 0.3), (0.075, height - 0.4), (0.1, height - 0.3),
               (0.09, height - 0.22), (0.16, height - 0.06), (0.16, height))  # fmt: skip
    mesh.lathe(profile, (*foot, 0.0), iron, 24)
