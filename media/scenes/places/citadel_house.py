"""The homes of Citadel Views: two storeys under a solar roof, with a stair tower and a solar carport.

A house stands with the middle of its front wall at (0, 0), facing -y; lengths are metres.
"""

import math

import bpy
from mathutils import Matrix

from places.estate_parts import PANEL_LENGTH, PANEL_WIDTH, slope, solar_array
from studio import materials
from studio.facade import Spot, Style, block, gabled_roof
from studio.mesh import Mesh
from studio.railing import railing
from studio.rooms import Interior
from studio.scene import cached

Material = bpy.types.Material

WIDTH, DEPTH = 11.4, 9.6
BASE, STOREY = 0.3, 3.2
FIRST_FLOOR = BASE + STOREY
EAVES = FIRST_FLOOR + STOREY
ROOF_RISE = 2.9
ROOF_PITCH = math.degrees(math.atan2(ROOF_RISE, DEPTH / 2))
PANEL_LIFT = 0.2

BOX_LEFT, BOX_RIGHT, BOX_FRONT = -5.95, -0.15, -2.3
TOWER_LEFT, TOWER_RIGHT, TOWER_FRONT, TOWER_TOP = 0.0, 2.85, -0.7, 8.9
CARPORT_LEFT, CARPORT_RIGHT, CARPORT_FRONT, CARPORT_BACK = 3.0, 8.6, -4.6, 1.2


class Palette:
    """The materials of a home; `lit` is the share of its rooms with light, `lamps` the glow of lamps outside."""

    def __init__(self, wall: str, accent: str, lit: float, lamps: float) -> None:
        self.wall = materials.render_wall(wall, 0.1)
        self.accent = materials.render_wall(accent, 0.14)
        self.timber = materials.planks("#7d5234", 0.13, 2.6, 0.42)
        self.upright_timber = materials.planks("#7d5234", 0.13, 2.6, 0.42, upright=True)
        self.metal = materials.plain("#2a2725", 0.38, 0.5, 0.0)
        self.white = materials.plain("#efebe2", 0.6, 0.0, 0.04)
        self.roof = materials.metal_sheet("#565a5e", 0.4, 0.45, 0.5)
        self.paving = materials.tiles("#bfb3a1", "#b1a593", "#8b8071", 0.6, 0.6, 0.5, 0.5)
        self.lamps = lamps
        interior = Interior(lit, 1.6 if lamps else 1.0, "#a3978a")
        common = {"wall": self.wall, "frame": self.metal, "interior": interior, "curtained": 0.35}
        self.window = Style(opening=0.56, sill=0.85, head=0.5, panes=2, **common)
        self.doors = Style(opening=0.93, sill=0.04, head=0.5, panes=3, curtain=materials.curtain("#e4ddd0"), **common)
        self.blank = Style(opening=0.0, **common)
        self.small = Style(opening=0.3, sill=1.3, head=0.55, **common)

    def lamp(self) -> Material:
        """Return what a lamp in a ceiling or on a wall looks like."""
        if self.lamps:
            return materials.emission("#ffcf8f", self.lamps)
        return materials.plain("#f2efe6", 0.3, 0.0, 0.0)


@cached
def detached_house(
    wall: str = "#ebe5d8", accent: str = "#9c5d40", lit: float = 0.1, lamps: float = 0.0
) -> bpy.types.Mesh:
    """Return a house with a bedroom that juts out over the porch, a stair tower, and a solar carport."""
    palette = Palette(wall, accent, lit, lamps)
    mesh = Mesh("Detached house")
    _body(mesh, palette)
    _window_hood(mesh, palette, 2.85, WIDTH / 2)
    _bedroom_box(mesh, palette)
    _tower(mesh, palette)
    _roof(mesh, palette)
    _porch(mesh, palette)
    _carport(mesh, palette)
    _services(mesh, palette)
    return mesh.build()


def _body(mesh: Mesh, palette: Palette) -> None:
    def style(spot: Spot) -> Style:
        if spot.side == "front":
            if spot.bay == 2:
                return palette.blank
            return palette.doors if spot.floor == 0 and spot.bay < 2 else palette.window
        return palette.small if spot.bay == 1 else palette.window

    def behind_box(spot: Spot) -> bool:
        return spot.side == "front" and spot.floor == 1 and spot.bay < 2

    mesh.box((-WIDTH / 2 - 0.08, -0.08, -0.2), (WIDTH / 2 + 0.08, DEPTH + 0.08, BASE), palette.metal)
    block(mesh, WIDTH, DEPTH, 2, STOREY, style, BASE, (0, DEPTH / 2), front_bays=4, side_bays=3, skip=behind_box,
          parapet=0.0)  # fmt: skip


def _window_hood(mesh: Mesh, palette: Palette, left: float, right: float) -> None:
    """Frame the window beside the tower with a box of timber."""
    bottom, top, out = FIRST_FLOOR + 0.7, EAVES - 0.35, -0.45
    low, high = left + 0.5, right - 0.5
    mesh.box((low - 0.1, out, bottom), (low, 0, top), palette.upright_timber)
    mesh.box((high, out, bottom), (high + 0.1, 0, top), palette.upright_timber)
    mesh.box((low - 0.1, out, top), (high + 0.1, 0, top + 0.1), palette.timber)
    mesh.box((low - 0.1, out, bottom - 0.1), (high + 0.1, 0, bottom), palette.timber)


def _bedroom_box(mesh: Mesh, palette: Palette) -> None:
    """Build the bedroom over the porch, its glass set back behind a frame of timber."""
    front = BOX_FRONT + 0.7
    width, depth = BOX_RIGHT - BOX_LEFT - 0.5, 1.4 - front
    centre = ((BOX_LEFT + BOX_RIGHT) / 2, front + depth / 2)

    def style(spot: Spot) -> Style:
        return palette.doors if spot.side == "front" else palette.blank

    block(mesh, width, depth, 1, STOREY, style, FIRST_FLOOR, centre, front_bays=2, side_bays=1, blind=("back",),
          parapet=0.0)  # fmt: skip
    _box_frame(mesh, palette)
    edge = BOX_FRONT + 0.08
    path = ((BOX_LEFT + 0.3, edge, FIRST_FLOOR), (BOX_RIGHT - 0.3, edge, FIRST_FLOOR))
    railing(mesh, path, "glass", palette.metal)


def _box_frame(mesh: Mesh, palette: Palette) -> None:
    thick, bottom, top, back = 0.3, FIRST_FLOOR - 0.25, EAVES + 0.28, 0.6
    mesh.box((BOX_LEFT, BOX_FRONT, bottom), (BOX_LEFT + thick, back, top), palette.timber)
    mesh.box((BOX_RIGHT - thick, BOX_FRONT, bottom), (BOX_RIGHT, back, top), palette.timber)
    mesh.box((BOX_LEFT + thick, BOX_FRONT, top - thick), (BOX_RIGHT - thick, back, top), palette.white)
    mesh.box((BOX_LEFT + thick, BOX_FRONT, bottom), (BOX_RIGHT - thick, back, FIRST_FLOOR), palette.white)
    mesh.box((BOX_LEFT - 0.03, BOX_FRONT - 0.03, top), (BOX_RIGHT + 0.03, back, top + 0.06), palette.metal)
    for x in (BOX_LEFT + 1.6, BOX_RIGHT - 1.6):
        mesh.cylinder((x, BOX_FRONT + 0.4, top - thick - 0.02), 0.02, 0.07, palette.lamp(), 14)


def _tower(mesh: Mesh, palette: Palette) -> None:
    """Build the stair tower: a door below, and a screen of pierced blocks above that lets the air through."""
    left, right, front, back = TOWER_LEFT, TOWER_RIGHT, TOWER_FRONT, 3.0
    door_left, door_right, door_top = left + 0.5, left + 1.85, BASE + 2.55
    screen_right, screen_bottom, screen_top = right - 0.5, 3.75, 8.1
    mesh.box((left, front, BASE), (door_left, back, TOWER_TOP), palette.accent)
    mesh.box((screen_right, front, BASE), (right, back, TOWER_TOP), palette.accent)
    mesh.box((door_right, front, BASE), (screen_right, front + 0.3, screen_bottom), palette.accent)
    mesh.box((door_left, front, door_top), (door_right, front + 0.3, screen_bottom), palette.accent)
    mesh.box((door_left, front, screen_top), (screen_right, back, TOWER_TOP), palette.accent)
    mesh.box((left - 0.05, front - 0.05, TOWER_TOP), (right + 0.05, back + 0.05, TOWER_TOP + 0.08), palette.metal)
    stairs = materials.lit_room("back", 1.0 if palette.lamps else 0.0, 1.6, "#8f877b")
    corners = ((door_left, screen_bottom), (screen_right, screen_bottom), (screen_right, screen_top),
               (door_left, screen_top))  # fmt: skip
    mesh.quad(*((x, front + 0.6, z) for x, z in corners), stairs)
    _pierced_screen(mesh, palette, door_left, screen_right, screen_bottom, screen_top)
    _front_door(mesh, palette, door_left, door_right, door_top)


def _pierced_screen(mesh: Mesh, palette: Palette, left: float, right: float, bottom: float, top: float) -> None:
    """Fill an opening of the tower with blocks, each a square with a diamond in it."""
    size, bar, y = 0.31, 0.045, TOWER_FRONT + 0.1
    columns, rows = round((right - left) / size), round((top - bottom) / size)
    width, height = (right - left) / columns, (top - bottom) / rows
    for column in range(columns + 1):
        x = left + column * width
        mesh.box((x - bar / 2, y - 0.07, bottom), (x + bar / 2, y + 0.07, top), palette.white)
    for row in range(rows + 1):
        z = bottom + row * height
        mesh.box((left, y - 0.068, z - bar / 2), (right, y + 0.068, z + bar / 2), palette.white)
    for column in range(columns):
        for row in range(rows):
            x, z = left + (column + 0.5) * width, bottom + (row + 0.5) * height
            points = ((x - width / 2, z), (x, z + height / 2), (x + width / 2, z), (x, z - height / 2))
            for start, end in zip(points, points[1:] + points[:1]):
                mesh.beam((start[0], y, start[1]), (end[0], y, end[1]), 0.1, bar * 0.8, palette.white)


def _front_door(mesh: Mesh, palette: Palette, left: float, right: float, top: float) -> None:
    y, out = TOWER_FRONT + 0.14, TOWER_FRONT - 1.5
    brass = materials.plain("#b8975a", 0.28, 1.0, 0.0)
    mesh.box((left, y, BASE + 0.02), (right, y + 0.08, top), palette.metal)
    mesh.box((left + 0.07, y - 0.03, BASE + 0.03), (right - 0.07, y, top - 0.07), palette.upright_timber)
    mesh.cylinder((right - 0.2, y - 0.09, BASE + 0.75), 0.9, 0.016, brass, 8)
    mesh.box((left - 0.3, out, top + 0.12), (right + 0.75, TOWER_FRONT, top + 0.28), palette.white)
    mesh.box((left - 0.33, out - 0.03, top + 0.28), (right + 0.78, TOWER_FRONT, top + 0.33), palette.metal)
    mesh.cylinder(((left + right) / 2, TOWER_FRONT - 0.8, top + 0.1), 0.02, 0.08, palette.lamp(), 14)
    mesh.box((right + 0.28, TOWER_FRONT - 0.07, 1.75), (right + 0.4, TOWER_FRONT, 2.15), palette.lamp())


def _roof(mesh: Mesh, palette: Palette) -> None:
    gabled_roof(mesh, (-WIDTH / 2, 0), (WIDTH / 2, DEPTH), EAVES, ROOF_RISE, palette.roof, palette.wall, 0.55)
    rise = math.tan(math.radians(ROOF_PITCH))
    start = 0.75

    def on_front(x: float) -> Matrix:
        return slope((x, start, EAVES + start * rise + PANEL_LIFT), ROOF_PITCH)

    solar_array(mesh, on_front(-2.95), 5, 2)
    solar_array(mesh, on_front(4.4), 2, 2)
    on_back = slope((0, DEPTH - start, EAVES + start * rise + PANEL_LIFT), ROOF_PITCH, 180)
    solar_array(mesh, on_back, 9, 2)


def _porch(mesh: Mesh, palette: Palette) -> None:
    mesh.box((BOX_LEFT, BOX_FRONT - 0.5, -0.1), (TOWER_RIGHT + 0.2, 0, BASE), palette.paving)
    for step in range(2):
        out = BOX_FRONT - 0.5 - 0.35 * (2 - step)
        mesh.box((TOWER_LEFT - 0.2, out, -0.1), (TOWER_RIGHT - 0.2, BOX_FRONT - 0.4, 0.1 * (step + 1)), palette.paving)
    mesh.centred_box((BOX_LEFT + 0.15, BOX_FRONT + 0.2, BASE), (0.3, 0.34, STOREY - 0.25), palette.timber)
    mesh.box((BOX_LEFT - 0.02, BOX_FRONT + 0.9, BASE), (BOX_LEFT + 0.3, 0.02, FIRST_FLOOR - 0.25), palette.accent)
    for x in (BOX_LEFT + 1.5, (BOX_LEFT + BOX_RIGHT) / 2, BOX_RIGHT - 1.2):
        mesh.cylinder((x, -1.1, FIRST_FLOOR - 0.27), 0.02, 0.08, palette.lamp(), 14)


def _carport(mesh: Mesh, palette: Palette) -> None:
    """Build a roof of panels on four posts that slopes down towards the street."""
    pitch, low = 13.0, 2.45
    rise = math.tan(math.radians(pitch))
    columns = math.floor((CARPORT_RIGHT - CARPORT_LEFT) / PANEL_WIDTH)
    rows = math.floor((CARPORT_BACK - CARPORT_FRONT) / PANEL_LENGTH)
    middle = (CARPORT_LEFT + CARPORT_RIGHT) / 2
    solar_array(mesh, slope((middle, CARPORT_FRONT, low + 0.12), pitch), columns, rows)
    end = CARPORT_BACK - 0.2
    for index in range(columns + 1):
        x = CARPORT_LEFT + 0.12 + (CARPORT_RIGHT - CARPORT_LEFT - 0.24) * index / columns
        high = low + 0.04 + (end - CARPORT_FRONT) * rise
        mesh.beam((x, CARPORT_FRONT, low + 0.04), (x, end, high), 0.06, 0.14, palette.metal)
    for y in (CARPORT_FRONT + 0.5, CARPORT_BACK - 1.4):
        z = low + (y - CARPORT_FRONT) * rise
        mesh.beam((CARPORT_LEFT, y, z - 0.09), (CARPORT_RIGHT, y, z - 0.09), 0.12, 0.16, palette.metal)
        for x in (CARPORT_LEFT + 0.2, CARPORT_RIGHT - 0.2):
            mesh.centred_box((x, y, 0), (0.12, 0.12, z - 0.15), palette.metal)
    mesh.box((middle - 0.5, -1.5, low + 0.52), (middle + 0.5, -1.42, low + 0.55), palette.lamp())


def _services(mesh: Mesh, palette: Palette) -> None:
    """Hang what every home here has on its walls: outdoor units of air conditioners, and downpipes."""
    grille = materials.plain("#4a4d50", 0.6)
    for side, y, z in ((-1, 4.0, 3.0), (-1, 7.6, 5.9), (1, 6.5, 5.9)):
        x = side * (WIDTH / 2 + 0.02)
        low, high = sorted((x, x + side * 0.32))
        mesh.box((low, y - 0.42, z), (high, y + 0.42, z + 0.62), palette.white)
        face = high + 0.01 if side > 0 else low - 0.01
        mesh.box((min(face, x), y - 0.3, z + 0.08), (max(face, x), y + 0.2, z + 0.54), grille)
    for x in (-WIDTH / 2 - 0.06, WIDTH / 2 + 0.06):
        mesh.cylinder((x, 0.25, 0.0), EAVES - 0.15, 0.045, palette.white, 8)
