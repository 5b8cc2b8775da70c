"""The shell of a room: floor, walls with windows and doors, skirting and ceiling. Lengths are metres.

The room lies on the rectangle from (0, 0) to (width, depth). Its walls are 'south' (y = 0), 'east', 'north', 'west';
an opening is measured along its wall, seen from inside the room, from the left.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import bpy
from mathutils import Matrix

from studio import materials
from studio.furniture import black_metal, brass, wood
from studio.mesh import Mesh, turned
from studio.soft import slab

WALL_THICKNESS = 0.22
FRAME = 0.055


@dataclass(frozen=True)
class Opening:
    """A hole in a wall: 'window' (framed glass), 'sliding' (glass to the floor), 'door' (closed) or 'void'."""

    wall: str
    left: float
    width: float
    sill: float = 0.0
    head: float = 2.1
    kind: str = "window"
    panes: int = 2


@dataclass(frozen=True)
class Room:
    """Size and surfaces of a room; walls named in `without` are left out, for the camera to look in."""

    width: float
    depth: float
    height: float = 2.9
    openings: Sequence[Opening] = ()
    without: Sequence[str] = ()
    floor: bpy.types.Material | None = None
    wall: bpy.types.Material | None = None
    accent_wall: str = ""
    accent: bpy.types.Material | None = None
    ceiling: bpy.types.Material | None = None
    frame: bpy.types.Material | None = None
    skirting: bool = True
    cove: float = 0.0


def build_room(room: Room) -> None:
    """Build the shell; with a `cove` (a strength such as 2) the ceiling has a dropped rim with hidden light."""
    mesh = Mesh("Room")
    plaster = room.wall or materials.plain("#ece7dd", 0.9, variation=0.03)
    floor = room.floor or materials.planks("#a88c68", 0.18, 2.2, 0.35)
    mesh.quad((0, 0, 0), (room.width, 0, 0), (room.width, room.depth, 0), (0, room.depth, 0), floor)
    for name, length, frame in _walls(room):
        if name in room.without:
            _sky_light(frame, 0.0, length, 0.0, room.height)
            continue
        mesh.transform = frame
        surface = room.accent if name == room.accent_wall and room.accent else plaster
        _wall(mesh, room, name, length, surface)
        mesh.transform = None
        for opening in room.openings:
            if opening.wall == name and opening.kind in ("window", "sliding"):
                _sky_light(frame, opening.left, opening.width, opening.sill, opening.head)
    _ceiling(mesh, room)
    mesh.place()


def _sky_light(frame: Matrix, left: float, width: float, low: float, high: float) -> None:
    """Aim the sampling of the sky at an opening (a light portal), without which rooms are dark and grainy."""
    light = bpy.data.lights.new("Sky through window", "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width, high - low
    light.cycles.is_portal = True
    placed = bpy.data.objects.new(light.name, light)
    middle = Matrix.Translation((left + width / 2, WALL_THICKNESS + 0.02, (low + high) / 2))
    placed.matrix_world = frame @ middle @ Matrix.Rotation(math.radians(-90), 4, "X")
    bpy.context.scene.collection.objects.link(placed)


def _walls(room: Room) -> list[tuple[str, float, Matrix]]:
    """Return name, length and frame of each wall: x runs to the right as seen from inside, y away from the room."""
    return [
        ("north", room.width, turned((0, room.depth, 0))),
        ("east", room.depth, turned((room.width, room.depth, 0), -90)),
        ("south", room.width, turned((room.width, 0, 0), 180)),
        ("west", room.depth, turned((0, 0, 0), 90)),
    ]


def _wall(mesh: Mesh, room: Room, name: str, length: float, plaster: bpy.types.Material) -> None:
    openings = sorted((each for each in room.openings if each.wall == name), key=lambda each: each.left)
    position = -WALL_THICKNESS
    for opening in openings:
        _solid(mesh, room, position, opening.left, plaster)
        right = opening.left + opening.width
        if opening.sill > 0:
            mesh.box((opening.left, 0, 0), (right, WALL_THICKNESS, opening.sill), plaster)
            _skirting(mesh, room, opening.left, right)
        mesh.box((opening.left, 0, opening.head), (right, WALL_THICKNESS, room.height), plaster)
        _fill(mesh, room, opening)
        position = right
    _solid(mesh, room, position, length + WALL_THICKNESS, plaster)


def _solid(mesh: Mesh, room: Room, left: float, right: float, plaster: bpy.types.Material) -> None:
    if right - left < 0.001:
        return
    mesh.box((left, 0, 0), (right, WALL_THICKNESS, room.height), plaster)
    _skirting(mesh, room, left, right)


def _skirting(mesh: Mesh, room: Room, left: float, right: float) -> None:
    if room.skirting:
        slab(mesh, (left, -0.016, 0.0), (right, 0.0, 0.11), materials.plain("#f3f0e9", 0.5, variation=0.0), 0.004)


def _fill(mesh: Mesh, room: Room, opening: Opening) -> None:
    if opening.kind == "void":
        return
    if opening.kind == "door":
        _door(mesh, opening)
        return
    _glazing(mesh, opening, room.frame or black_metal())
    if opening.sill > 0:
        low = (opening.left - 0.04, -0.04, opening.sill - 0.03)
        high = (opening.left + opening.width + 0.04, 0.08, opening.sill)
        slab(mesh, low, high, materials.plain("#f3f0e9", 0.5, variation=0.0), 0.006)


def _glazing(mesh: Mesh, opening: Opening, frame: bpy.types.Material) -> None:
    """Add a frame, mullions and glass in the middle of the wall's thickness."""
    left, right = opening.left, opening.left + opening.width
    low, high = opening.sill, opening.head
    near, far = 0.08, 0.14
    mesh.box((left, near, high - FRAME), (right, far, high), frame)
    mesh.box((left, near, low), (right, far, low + (FRAME if opening.sill else 0.03)), frame)
    for number in range(opening.panes + 1):
        x = left + (opening.width - FRAME) * number / opening.panes
        mesh.box((x, near, low), (x + FRAME, far, high), frame)
    pane = materials.glass("#f2f7f6", 0.06)
    y = (near + far) / 2
    mesh.quad((right, y, low), (left, y, low), (left, y, high), (right, y, high), pane)
    if opening.kind == "sliding":
        handle = left + opening.width / opening.panes - 0.03
        mesh.tube([(handle, near - 0.03, 0.95), (handle, near - 0.03, 1.35)], 0.009, frame, 8)


def _door(mesh: Mesh, opening: Opening) -> None:
    """Add a closed timber door with an architrave and a lever handle."""
    left, right, head = opening.left, opening.left + opening.width, opening.head
    timber, white = wood("#8a6544"), materials.plain("#f3f0e9", 0.5, variation=0.0)
    slab(mesh, (left + 0.03, 0.05, 0.005), (right - 0.03, 0.095, head - 0.03), timber, 0.003)
    for low, high in ((0.18, head * 0.45), (head * 0.5, head - 0.18)):
        slab(mesh, (left + 0.16, 0.042, low), (right - 0.16, 0.06, high), timber, 0.006)
    for x in (left - 0.07, right):
        slab(mesh, (x, -0.022, 0.0), (x + 0.07, 0.0, head + 0.07), white, 0.004)
    slab(mesh, (left, -0.022, head), (right, 0.0, head + 0.07), white, 0.004)
    for x in (left, right - 0.03):
        mesh.box((x, 0.0, 0.0), (x + 0.03, WALL_THICKNESS, head), white)
    mesh.box((left, 0.0, head - 0.03), (right, WALL_THICKNESS, head), white)
    knob = (right - 0.10, 0.045, 1.02)
    mesh.tube([knob, (knob[0], 0.0, 1.02), (knob[0] - 0.12, 0.0, 1.02)], 0.009, brass(), 8)


def _ceiling(mesh: Mesh, room: Room) -> None:
    white = room.ceiling or materials.plain("#f4f2ec", 0.9, variation=0.02)
    w, d, h = room.width, room.depth, room.height
    mesh.quad((0, d, h), (w, d, h), (w, 0, h), (0, 0, h), white)
    if not room.cove:
        return
    rim, low = 0.55, h - 0.16
    for corner, opposite in _rim(w, d, 0.0, rim):
        mesh.box((*corner, low), (*opposite, low + 0.06), white)
    glow = materials.emission("#ffdcae", room.cove)
    for corner, opposite in _rim(w, d, rim - 0.14, rim - 0.10):
        mesh.box((*corner, low + 0.062), (*opposite, low + 0.072), glow)


def _rim(
    width: float, depth: float, outer: float, inner: float
) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Return the four strips between two distances from the walls, as lowest and highest corners."""
    right, back = width - outer, depth - outer
    return [
        ((outer, outer), (right, inner)),
        ((outer, depth - inner), (right, back)),
        ((outer, inner), (inner, depth - inner)),
        ((width - inner, inner), (right, depth - inner)),
    ]
