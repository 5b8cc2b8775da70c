"""Parts of estates near Lagos that several pictures share: solar panels, solar lamps and perimeter walls.

Lengths are metres, angles degrees.
"""

import math

import bpy
from mathutils import Matrix, Vector

from studio import materials
from studio.mesh import Mesh, Point, place
from studio.nodes import linear
from studio.scene import cached

PANEL_WIDTH, PANEL_LENGTH, PANEL_GAP = 1.13, 1.72, 0.025


def solar_array(mesh: Mesh, foot: Matrix, columns: int, rows: int) -> None:
    """Lay panels on the frame `foot`: columns along its x, rows up its y, centred on x, glass towards its z."""
    before = mesh.transform
    mesh.transform = (before or Matrix()) @ foot
    metal, cells = materials.plain("#8f959b", 0.35, 0.8, 0.0), materials.solar_panel()
    left = -columns * (PANEL_WIDTH + PANEL_GAP) / 2
    for column in range(columns):
        for row in range(rows):
            x, y = left + column * (PANEL_WIDTH + PANEL_GAP), row * (PANEL_LENGTH + PANEL_GAP)
            mesh.box((x, y, 0.0), (x + PANEL_WIDTH, y + PANEL_LENGTH, 0.035), metal)
            low, high = (x + 0.015, y + 0.015), (x + PANEL_WIDTH - 0.015, y + PANEL_LENGTH - 0.015)
            corners = ((low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1]))
            mesh.quad(*((*corner, 0.037) for corner in corners), cells)
    mesh.transform = before


def slope(foot: Point, pitch: float, rotation: float = 0.0) -> Matrix:
    """Return the frame of a slope that rises by `pitch` from `foot`: x along the eaves, y upwards on it."""
    around = Matrix.Rotation(math.radians(rotation), 4, "Z")
    return Matrix.Translation(Vector(foot)) @ around @ Matrix.Rotation(math.radians(pitch), 4, "X")


def solar_lamp(location: Point, rotation: float = 0.0, glow: float = 0.0) -> None:
    """Put up a street lamp with its own panel, 6 m tall, its arm along x; `glow` is how bright it looks.

    It lights nothing: near the camera, add a `lamp_light` of some 400 watts.
    """
    place(_solar_lamp(glow), location, rotation)


@cached
def _solar_lamp(glow: float) -> bpy.types.Mesh:
    metal = materials.plain("#c9ccce", 0.4, 0.6, 0.05)
    dark = materials.plain("#2b2d30", 0.4, 0.5, 0.0)
    lens = materials.emission("#ffe0b0", glow, False) if glow else materials.plain("#eceff0", 0.25, 0.0, 0.0)
    mesh = Mesh("Solar lamp")
    mesh.cylinder((0, 0, 0), 5.9, 0.075, metal, 14, 0.05)
    mesh.centred_box((0, 0, 0), (0.3, 0.3, 0.03), metal)
    mesh.cylinder((0, 0, 0.03), 0.5, 0.1, metal, 14, 0.09)
    mesh.tube(((0, 0, 5.2), (0.3, 0, 5.42), (1.0, 0, 5.5)), 0.03, metal)
    mesh.box((0.85, -0.13, 5.45), (1.5, 0.13, 5.53), dark)
    mesh.box((0.9, -0.1, 5.435), (1.45, 0.1, 5.45), lens)
    mesh.centred_box((0, 0.0, 5.88), (0.12, 0.12, 0.1), dark)
    solar_array(mesh, slope((0, -0.86, 5.86), 12), 1, 1)
    return mesh.build()


def perimeter_wall(
    start: tuple[float, float],
    end: tuple[float, float],
    height: float = 2.4,
    colour: str = "#e4dccb",
    wire: bool = True,
) -> None:
    """Build a rendered block wall with piers every 4 m, a coping, and on request electric wire above it."""
    mesh = Mesh("Perimeter wall")
    wall, coping = materials.render_wall(colour, 0.3), materials.plain("#8d8579", 0.8)
    along = Vector(end) - Vector(start)
    length = along.length
    mesh.box((0, -0.11, -0.2), (length, 0.11, height), wall)
    mesh.box((0, -0.16, height), (length, 0.16, height + 0.08), coping)
    piers = max(1, round(length / 4))
    for index in range(piers + 1):
        x = length * index / piers
        mesh.centred_box((x, 0, -0.2), (0.36, 0.36, height + 0.36), wall)
        mesh.centred_box((x, 0, height + 0.16), (0.46, 0.46, 0.08), coping)
    if wire:
        _electric_wire(mesh, length, height + 0.08, piers)
    mesh.place((*start, 0), math.degrees(math.atan2(along.y, along.x)))


def _electric_wire(mesh: Mesh, length: float, base: float, posts: int) -> None:
    metal = materials.plain("#6f7478", 0.4, 0.7, 0.0)
    for index in range(posts + 1):
        mesh.cylinder((length * index / posts, 0, base), 0.75, 0.012, metal, 5)
    for height in (0.25, 0.42, 0.59, 0.72):
        mesh.beam((0, 0, base + height), (length, 0, base + height), 0.008, 0.008, metal)


def lamp_light(location: Point, watts: float, colour: str = "#ffbf80", radius: float = 0.12) -> None:
    """Put a round light where a lamp is: it lights its surroundings with less noise than the lamp's glowing surface."""
    light = bpy.data.lights.new("Lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, linear(colour), radius
    placed = bpy.data.objects.new("Lamp", light)
    placed.location = location
    placed.visible_glossy = False
    bpy.context.scene.collection.objects.link(placed)
