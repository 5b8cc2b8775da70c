"""High up in the taller of the Bloom Towers: the balcony of an apartment, and what one sees from it."""

import math

import bpy
from mathutils import Vector

from places.bloom_garden import boulevard_palms, grounds
from places.bloom_podium import podium
from places.bloom_towers import BALCONY, HALF_DEPTH, HALF_WIDTH, LOW, TALL, balustrade, build_tower, finishes, slab
from places.ikate import boulevard, far_shore, ikate, land_and_water
from studio import materials
from studio.mesh import Mesh, Point
from studio.nodes import linear

FLOOR = 16
NORTH_EAST = (TALL.x + HALF_WIDTH - BALCONY, TALL.y + HALF_DEPTH - BALCONY)
"""The outer corner of the glass, towards lagoon and sunrise."""
WALL = 0.22
ROOM_HEIGHT, GLASS_HEAD = 2.88, 2.72


def high_above_ikate(width: float, depth: float, from_corner: float = 0.0) -> None:
    """Build the view for a room of `width` by `depth` metres on x and y from the origin, and its balcony.

    The room's north wall stands where the tower's glass is; its east wall stands `from_corner` metres west of the
    tower's corner.
    """
    _neighbourhood()
    finish = finishes()
    build_tower(LOW, finish)
    mesh = Mesh("Balcony")
    for floor in (FLOOR, FLOOR + 1):
        slab(mesh, TALL, floor, finish)
    balustrade(mesh, TALL, FLOOR, finish)
    mesh.place()
    corner = Vector((NORTH_EAST[0] - from_corner - WALL, NORTH_EAST[1] - WALL, TALL.floor(FLOOR) + 0.01))
    _bring_to_origin(corner - Vector((width, depth, 0.0)))


def _neighbourhood() -> None:
    land_and_water()
    boulevard()
    boulevard_palms(-60, 60)
    grounds()
    podium()
    ikate(700.0)
    far_shore()


def _bring_to_origin(point: Vector) -> None:
    """Move all that has been built so that `point` lies at the origin."""
    for built in bpy.context.scene.objects:
        if built.type != "LIGHT":
            built.location -= point


def daylight(width: float, depth: float, watts: float) -> None:
    """Let more light in through a room's north glass, as film does that sees shade and sky at once, and some bounce."""
    _soft_light((width / 2, depth - 0.12, GLASS_HEAD / 2), (width - 0.6, GLASS_HEAD - 0.1), (90.0, 0.0, 180.0), watts)
    _soft_light((width / 2, depth / 2, ROOM_HEIGHT - 0.05), (width - 1, depth - 1), (0.0, 0.0, 0.0), watts * 0.08)


def _soft_light(location: Point, size: tuple[float, float], rotation: tuple[float, float, float], watts: float) -> None:
    light = bpy.data.lights.new("Daylight", "AREA")
    light.shape, (light.size, light.size_y) = "RECTANGLE", size
    light.energy, light.color = watts, linear("#f4f3ee")
    placed = bpy.data.objects.new(light.name, light)
    placed.location = location
    placed.rotation_euler = tuple(math.radians(angle) for angle in rotation)
    placed.visible_camera = placed.visible_glossy = placed.visible_transmission = False
    bpy.context.scene.collection.objects.link(placed)


def decking(width: float, depth: float) -> None:
    """Lay boards on the balcony north of a room of `width` by `depth`, level with its floor."""
    mesh = Mesh("Decking")
    boards = materials.planks("#a08058", 0.14, 2.0, 0.5)
    mesh.box((-4, depth + WALL, 0.0), (width + 1.2, depth + WALL + 1.1, 0.012), boards)
    mesh.place()
