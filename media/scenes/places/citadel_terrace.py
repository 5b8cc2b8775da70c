"""Terraces of Citadel Views: rows of narrow homes of two storeys under one solar roof, each with a place for a car.

A row stands with the middle of its front at (0, 0), facing -y; lengths are metres.
"""

import math
from collections.abc import Sequence

import bpy

from places.citadel_house import BASE, EAVES, FIRST_FLOOR, PANEL_LIFT, STOREY, Palette
from places.citadel_street import FINISHES, HOUSE_LINE, PATH_END, ROAD_HALF, VERGE_END
from places.estate_parts import slope, solar_array
from studio import materials
from studio.facade import Spot, Style, block, gabled_roof
from studio.mesh import Mesh, place
from studio.plants import frangipani, shrub
from studio.scene import cached, randomness
from studio.vehicles import car

HOME, DEPTH, ROOF_RISE = 6.2, 10.0, 2.7
ROOF_PITCH = math.degrees(math.atan2(ROOF_RISE, DEPTH / 2))
FRONT_GARDEN = HOUSE_LINE - PATH_END
CARS = ("#d8dadc", "#20364f", "#7b1f22", "#b6babd", "#2e3338")


@cached
def terrace_row(homes: int, finish: int = 0, lit: float = 0.1, lamps: float = 0.0) -> bpy.types.Mesh:
    """Return a row of so many homes in one of the `FINISHES`; `lit` and `lamps` are as in `detached_house`."""
    palette = Palette(*FINISHES[finish], lit, lamps)
    mesh = Mesh("Terrace")
    width = homes * HOME

    def style(spot: Spot) -> Style:
        if spot.side in ("left", "right"):
            return palette.small if spot.bay == 1 else palette.blank
        if spot.side == "front" and spot.floor == 0:
            return palette.doors if spot.bay % 2 else palette.small
        return palette.window

    block(mesh, width, DEPTH, 2, STOREY, style, BASE, (0, DEPTH / 2), front_bays=2 * homes, side_bays=3, parapet=0.0)
    mesh.box((-width / 2 - 0.08, -0.08, -0.2), (width / 2 + 0.08, DEPTH + 0.08, BASE), palette.metal)
    gabled_roof(mesh, (-width / 2, 0), (width / 2, DEPTH), EAVES, ROOF_RISE, palette.roof, palette.wall, 0.5)
    for index in range(homes):
        _home(mesh, palette, -width / 2 + index * HOME)
    _party_walls(mesh, palette, homes)
    _panels(mesh, homes)
    return mesh.build()


def _home(mesh: Mesh, palette: Palette, left: float) -> None:
    """Add a home's door under a canopy, and the frame around its bedroom's window."""
    half = HOME / 2
    door = left + 0.55
    mesh.box((door, -0.06, BASE), (door + 1.05, 0.02, BASE + 2.3), palette.upright_timber)
    mesh.box((left + 0.2, -1.2, BASE + 2.5), (left + half, 0, BASE + 2.64), palette.white)
    bottom, top, out = FIRST_FLOOR + 0.65, EAVES - 0.35, -0.5
    low, high = left + half + 0.4, left + HOME - 0.4
    mesh.box((low - 0.1, out, bottom), (low, 0, top), palette.upright_timber)
    mesh.box((high, out, bottom), (high + 0.1, 0, top), palette.upright_timber)
    mesh.box((low - 0.1, out, top), (high + 0.1, 0, top + 0.1), palette.timber)
    mesh.box((low - 0.1, out, bottom - 0.1), (high + 0.1, 0, bottom), palette.timber)
    mesh.box((left + 0.2, -1.5, -0.1), (left + HOME - 0.2, 0, BASE - 0.05), palette.paving)


def _party_walls(mesh: Mesh, palette: Palette, homes: int) -> None:
    """Let the walls between homes stand out in front."""
    for index in range(homes + 1):
        x = -homes * HOME / 2 + index * HOME
        mesh.box((x - 0.15, -0.7, -0.1), (x + 0.15, 0.1, EAVES + 0.05), palette.accent)


def _panels(mesh: Mesh, homes: int) -> None:
    rise, start = math.tan(math.radians(ROOF_PITCH)), 0.8
    height = EAVES + start * rise + PANEL_LIFT
    for index in range(homes):
        x = -homes * HOME / 2 + (index + 0.5) * HOME
        solar_array(mesh, slope((x, start, height), ROOF_PITCH), 4, 2)
        solar_array(mesh, slope((x, DEPTH - start, height), ROOF_PITCH, 180), 4, 2)


def terraces(xs: Sequence[float], y: float, north: bool = True, homes: int = 4, finish: int = 0) -> None:
    """Put rows of terraces at `xs` on one side of the street on `y`, with their forecourts, cars and shrubs."""
    sign = 1 if north else -1
    paving = materials.tiles("#a07455", "#93694c", "#6e503b", 0.2, 0.1, 0.5, 0.7)
    mesh = Mesh("Forecourts of terraces")
    for x in xs:
        place(terrace_row(homes, finish), (x, y + sign * HOUSE_LINE, 0), 0 if north else 180)
        for index in range(homes):
            left = x - homes * HOME / 2 + index * HOME
            drive = left + (0.4 if north else HOME - 3.2)
            _pave(mesh, drive, y, sign, paving)
            if randomness.random() < 0.6:
                kind = randomness.choice(("saloon", "suv", "hatchback"))
                across = y + sign * (PATH_END + 3.4)
                car(kind, (drive + 1.4, across, 0.05), -90 * sign, randomness.choice(CARS))
            garden = drive + (4.2 if north else -1.4)
            _plant(garden, y + sign * (HOUSE_LINE - 2.4))
    mesh.place()


def _pave(mesh: Mesh, left: float, y: float, sign: int, paving: bpy.types.Material) -> None:
    for near, far, height in ((ROAD_HALF + 0.2, VERGE_END, 0.1), (PATH_END, HOUSE_LINE - 1.5, 0.05)):
        low, high = sorted((y + sign * near, y + sign * far))
        mesh.box((left, low, -0.1), (left + 2.8, high, height), paving)


def _plant(x: float, y: float) -> None:
    if randomness.random() < 0.4:
        frangipani((x, y, 0), randomness.uniform(0.8, 1.1))
    for offset in (-0.7, 0.2, 1.0):
        flower = randomness.choice(("#c21f72", "#e2722a", ""))
        shrub((x + offset, y + randomness.uniform(-0.4, 0.4), 0), randomness.uniform(0.3, 0.5), flower, leaf=0.06)
