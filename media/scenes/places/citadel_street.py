"""A street of Citadel Views: the road, its verges and lamps, and the plots on both sides. Lengths are metres.

A street runs along x. A plot has a frame of its own: its house as in `citadel_house`, with the front towards -y.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import bpy
from mathutils import Matrix, Vector

from places.citadel_house import (
    BOX_FRONT, BOX_LEFT, CARPORT_BACK, CARPORT_LEFT, CARPORT_RIGHT, DEPTH, TOWER_LEFT, TOWER_RIGHT, detached_house,
)  # fmt: skip
from places.estate_parts import solar_lamp
from studio import materials
from studio.mesh import Mesh, place, turned
from studio.street import PAVEMENT_HEIGHT, road
from studio.vehicles import car

Material = bpy.types.Material

PLOT_WIDTH = 18.0
ROAD_HALF = 3.3
VERGE_END = 5.7
PATH_END = 7.3
HOUSE_LINE = 14.0
"""How far from the middle of the road the front walls of houses stand."""
STREET_SPACING = 2 * (HOUSE_LINE + DEPTH + 4.0)
PLOT_FRONT = PATH_END - HOUSE_LINE
"""Where a plot meets the footpath, in its own frame."""
SIDE_WALL = -8.9
LAMP_SPACING = 36.0

FINISHES = (("#ebe5d8", "#9c5d40"), ("#e6e3dc", "#6f7069"), ("#efe6d2", "#b08456"))
"""Colours of walls, and of the tower and the porch's wall."""


@dataclass(frozen=True)
class Plot:
    """A plot on the street on `y`, its house in one of the `FINISHES`; `car` is the colour of what is parked there."""

    x: float
    y: float = 0.0
    north: bool = True
    finish: int = 0
    mirrored: bool = False
    car: str = ""
    car_kind: str = "suv"

    @property
    def frame(self) -> Matrix:
        """Return where the plot is, turned towards its street."""
        middle = HOUSE_LINE if self.north else -HOUSE_LINE
        mirror = Matrix.Diagonal((-1.0 if self.mirrored else 1.0, 1.0, 1.0, 1.0))
        return turned((self.x, self.y + middle, 0), 0 if self.north else 180) @ mirror

    def at(self, x: float, y: float, z: float = 0.0) -> Vector:
        """Return a point of the plot in the scene."""
        return self.frame @ Vector((x, y, z))


def street(low: float, high: float, y: float = 0.0, glow: float = 0.0) -> None:
    """Lay a paved road from x = `low` to `high`, with footpaths, and lamps that glow in the evening."""
    paving = materials.tiles("#8e8880", "#827c75", "#5f5a54", 0.22, 0.11, 0.5, 0.7)
    road((low, y - ROAD_HALF), (high, y + ROAD_HALF), markings=False, surface=paving)
    mesh = Mesh("Footpaths")
    flags = materials.tiles("#b9ad9b", "#aca08e", "#857b6d", 0.4, 0.4, 0.5, 0.6)
    for sign in (-1, 1):
        near, far = sorted((y + sign * VERGE_END, y + sign * PATH_END))
        mesh.box((low, near, -0.1), (high, far, PAVEMENT_HEIGHT), flags)
    mesh.place()
    x = low + LAMP_SPACING / 2
    while x < high:
        solar_lamp((x, y + ROAD_HALF + 0.6, 0), -90, glow)
        solar_lamp((x + LAMP_SPACING / 2, y - ROAD_HALF - 0.6, 0), 90, glow)
        x += LAMP_SPACING


def homes(plots: Sequence[Plot], lit: float = 0.1, lamps: float = 0.0) -> None:
    """Build the houses of plots with their forecourts and cars; `lit` and `lamps` are as in `detached_house`."""
    mesh = Mesh("Forecourts")
    for plot in plots:
        wall, accent = FINISHES[plot.finish]
        scale = (-1.0, 1.0, 1.0) if plot.mirrored else 1.0
        place(detached_house(wall, accent, lit, lamps), plot.at(0, 0), 0 if plot.north else 180, scale)
        mesh.transform = plot.frame
        _forecourt(mesh)
        if plot.car:
            middle = (CARPORT_LEFT + CARPORT_RIGHT) / 2
            car(plot.car_kind, plot.at(middle, -2.0, 0.05), -90 if plot.north else 90, plot.car)
    mesh.place()


def _forecourt(mesh: Mesh) -> None:
    """Pave the drive and the path to the door, and build the wall to the neighbour and a bed below the porch."""
    paving = materials.tiles("#a07455", "#93694c", "#6e503b", 0.2, 0.1, 0.5, 0.7)
    mesh.box((CARPORT_LEFT + 0.2, PLOT_FRONT, -0.1), (CARPORT_RIGHT - 0.2, CARPORT_BACK, 0.05), paving)
    mesh.box((TOWER_LEFT + 0.1, PLOT_FRONT, -0.1), (TOWER_RIGHT - 0.5, BOX_FRONT - 1.0, 0.06), paving)
    verge_start = PLOT_FRONT - (PATH_END - VERGE_END)
    road_edge = PLOT_FRONT - (PATH_END - ROAD_HALF) + 0.2
    mesh.box((CARPORT_LEFT + 0.4, road_edge, -0.1), (CARPORT_RIGHT - 0.4, verge_start, 0.1), paving)
    wall, coping = materials.render_wall("#e4dccb", 0.25), materials.plain("#8d8579", 0.8)
    for start, end, height in ((PLOT_FRONT + 0.3, -1.0, 0.9), (-1.0, DEPTH + 4.0, 2.2)):
        mesh.box((SIDE_WALL - 0.1, start, -0.1), (SIDE_WALL + 0.1, end, height), wall)
        mesh.box((SIDE_WALL - 0.14, start - 0.04, height), (SIDE_WALL + 0.14, end + 0.04, height + 0.06), coping)
    mesh.box((BOX_LEFT - 0.2, BOX_FRONT - 1.5, -0.1), (TOWER_LEFT - 0.3, BOX_FRONT - 0.5, 0.08), materials.soil())
