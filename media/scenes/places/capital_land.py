"""The land of Capital Gardens near Eleko: plots along internal roads, their beacons, drains, and the wall around them.

The gate is on the origin, the avenue runs from it along +y towards the sea. Lengths are metres.
"""

import math
from typing import NamedTuple

import bpy

from places.building_site import block_stack, rising_house
from places.estate_parts import lamp_light, perimeter_wall, solar_lamp
from studio import materials
from studio.facade import ring
from studio.mesh import Mesh, place
from studio.plants import palm
from studio.scene import cached, randomness
from studio.street import road

HALF_WIDTH, LENGTH = 125.0, 246.0
AVENUE_HALF, LANE_HALF = 4.2, 3.2
CROSS_STREETS = (36.0, 97.0, 158.0, 219.0)
PLOT_DEPTH = 25.0
DRAIN_WIDTH = 0.7
LIT_REACH = 80.0
"""How far along the avenue its lamps cast light in the evening; farther ones only glow."""
FIRST_PLOT = 8.6
"""How far from the middle of the avenue the first plots begin."""
FOAM_STEP = 0.9
"""How far apart, along the shore, the crest of a wave is drawn."""
FRONTAGES = (12.0, 16.0, 24.0)
"""Plots of 300, 400 and 600 square metres are as wide as this."""


class LandPlot(NamedTuple):
    """A plot's rectangle."""

    low: tuple[float, float]
    high: tuple[float, float]


def land_plots() -> list[LandPlot]:
    """Return all plots: rows on both sides of every cross street, left and right of the avenue."""
    found = []
    for street in CROSS_STREETS:
        for side in (-1, 1):
            near, far = sorted((street + side * (LANE_HALF + 1.6), street + side * (LANE_HALF + 1.6 + PLOT_DEPTH)))
            for hand in (-1, 1):
                found.extend(_row(near, far, hand))
    return found


def _row(near: float, far: float, hand: int) -> list[LandPlot]:
    row, x = [], FIRST_PLOT
    while x + FRONTAGES[0] < HALF_WIDTH - 3:
        frontage = randomness.choice([each for each in FRONTAGES if x + each < HALF_WIDTH - 2])
        left, right = sorted((hand * x, hand * (x + frontage)))
        row.append(LandPlot((left, near), (right, far)))
        x += frontage
    return row


def lay_plots(plots: list[LandPlot]) -> None:
    """Lay each plot as mown grass or cleared earth with bare earth between them, and set beacons at its corners."""
    mesh = Mesh("Plots")
    surfaces = (
        materials.grass("#71803f", "#56692f", "#8d8450", 0.25),
        materials.grass("#65773a", "#48602a", "#8a8248", 0.3),
        materials.grass("#7d8548", "#5e6c34", "#9a8c55", 0.5),
        materials.laterite("#a06a45", "#b98a62"),
    )
    strip = 0.45
    for plot in plots:
        (x0, y0), (x1, y1) = plot
        surface = surfaces[min(randomness.randrange(7) // 2, 3)]
        left, right, near, far = x0 + strip, x1 - strip, y0 + strip, y1 - strip
        mesh.quad((left, near, 0.02), (right, near, 0.02), (right, far, 0.02), (left, far, 0.02), surface)
        for x, y in ((x0, y0), (x1, y0), (x0, y1), (x1, y1)):
            place(beacon(), (x, y, 0))
    mesh.place()


@cached
def beacon() -> bpy.types.Mesh:
    """Return a surveyor's concrete pillar with a red cap, 0.5 m tall."""
    mesh = Mesh("Beacon")
    mesh.centred_box((0, 0, -0.1), (0.24, 0.24, 0.5), materials.concrete("#d8d3c6"))
    mesh.centred_box((0, 0, 0.4), (0.24, 0.24, 0.1), materials.plain("#b3261e", 0.5))
    return mesh.build()


def roads(watts: float = 0.0) -> None:
    """Lay the paved avenue with lamps of so many watts, and cross streets of laterite with open drains of concrete."""
    paving = materials.tiles("#97897a", "#8b7d6f", "#665a4f", 0.22, 0.11, 0.5, 0.7)
    laterite = materials.laterite("#8d5638", "#a97b59")
    road((-AVENUE_HALF, 30), (AVENUE_HALF, LENGTH - 6), "y", markings=False, surface=paving)
    mesh = Mesh("Streets and drains")
    for street in CROSS_STREETS:
        for hand in (-1, 1):
            left, right = sorted((hand * (AVENUE_HALF + 0.2), hand * (HALF_WIDTH - 2)))
            mesh.box((left, street - LANE_HALF, -0.1), (right, street + LANE_HALF, 0.03), laterite)
            for side in (-1, 1):
                _drain(mesh, left + (4.4 if hand > 0 else 0), right - (4.4 if hand < 0 else 0),
                       street + side * (LANE_HALF + DRAIN_WIDTH / 2 + 0.1))  # fmt: skip
    mesh.place()
    for index in range(12):
        y = 12 + index * 20
        for x, along, rotation in ((-AVENUE_HALF - 1.0, y, 0), (AVENUE_HALF + 1.0, y + 10, 180)):
            solar_lamp((x, along, 0), rotation, 12.0 if watts else 0.0)
            if watts and along < LIT_REACH:
                lamp_light((x - math.copysign(1.2, x), along, 5.3), watts)


def _drain(mesh: Mesh, left: float, right: float, y: float) -> None:
    """Add an open channel of concrete along x, 0.7 m wide over all."""
    concrete, shade = materials.concrete("#bdb6a8"), materials.plain("#4b453c", 0.8)
    half, rim = DRAIN_WIDTH / 2, 0.14
    mesh.box((left, y - half, -0.2), (right, y - half + rim, 0.12), concrete)
    mesh.box((left, y + half - rim, -0.2), (right, y + half, 0.12), concrete)
    mesh.box((left, y - half + rim, -0.1), (right, y + half - rim, 0.025), shade)


def walls_and_palms() -> None:
    """Build the perimeter wall beyond the gate's own, and plant the avenue."""
    for sign in (-1, 1):
        perimeter_wall((sign * HALF_WIDTH, 0), (sign * HALF_WIDTH, LENGTH), 2.5)
    perimeter_wall((-HALF_WIDTH, LENGTH), (HALF_WIDTH, LENGTH), 2.5)
    for index in range(22):
        y = 34 + index * 9.6
        for sign in (-1, 1):
            if min(abs(y - street) for street in CROSS_STREETS) > LANE_HALF + 1.5:
                palm("royal", (sign * (AVENUE_HALF + 2.4), y, 0), 0.62)


def coast(shore: float = 560.0) -> None:
    """Lay the beach and the sea beyond the estate, with surf along the shore and palms on the dunes."""
    mesh = Mesh("Coast")
    reach = 9000.0
    bands = (
        (shore - 70, shore, 0.05, materials.sand("#dcc8a2", "#cdb48a")),
        (shore, shore + 14, 0.06, materials.sand("#b79c74", "#a98d66")),
        (shore + 14, 20000.0, 0.07, materials.water("#0f5460", 0.05, 0.12, 1.6, 0.35)),
    )
    for near, far, height, material in bands:
        mesh.quad((-reach, near, height), (reach, near, height), (reach, far, height), (-reach, far, height), material)
    for distance, width in ((18, 9), (44, 6), (86, 4)):
        _surf(mesh, shore + distance, width)
    mesh.place()
    for _ in range(260):
        x, y = randomness.uniform(-620, 760), shore - 70 - randomness.expovariate(1 / 26)
        palm("coconut", (x, y, 0), randomness.uniform(0.85, 1.2))


def _surf(mesh: Mesh, y: float, width: float) -> None:
    """Add a breaking wave along x: a crest that bends and breaks off, and the lace of foam that it leaves behind."""
    foam = materials.plain("#eef2f0", 0.7, 0.0, 0.05)
    x = -1600.0
    while x < 1900:
        length = randomness.uniform(40, 170)
        bend = randomness.uniform(-6, 6)
        steps = int(length / FOAM_STEP)
        fringe = width / 2
        for step in range(steps):
            share = (step + 0.5) / steps
            swell = math.sin(share * math.pi)
            left = x + length * share
            middle = y + bend * swell + 0.7 * math.sin(left / 5.3) + 0.4 * math.sin(left / 1.9)
            fringe = min(width, max(0.0, fringe + randomness.uniform(-0.22, 0.22) * width)) * swell**0.2
            crest = (0.25 + 0.1 * width) * swell
            _fleck(mesh, (left, middle - crest), FOAM_STEP, crest * randomness.uniform(1.0, 1.6), foam)
            for _ in range(round(fringe / 1.5)):
                behind = middle + fringe * randomness.random() ** 1.5
                _fleck(mesh, (left, behind), randomness.uniform(0.4, 2.2), randomness.uniform(0.12, 0.4), foam)
        x += length * randomness.uniform(0.8, 1.5)


def _fleck(mesh: Mesh, corner: tuple[float, float], length: float, depth: float, foam: bpy.types.Material) -> None:
    """Add a patch of foam."""
    x, y = corner
    mesh.quad((x, y, 0.12), (x + length, y, 0.12), (x + length, y + depth, 0.12), (x, y + depth, 0.12), foam)


def building_starts(plots: list[LandPlot], share: float = 0.14) -> None:
    """Show that some owners have begun: trenches and slabs, stacks of blocks, a dwarf wall, here and there a house."""
    mesh = Mesh("Starts")
    concrete, blocks = materials.concrete("#b3aca0"), materials.concrete("#9d958a")
    for plot in plots:
        if randomness.random() > share:
            continue
        x, y = (plot.low[0] + plot.high[0]) / 2, (plot.low[1] + plot.high[1]) / 2
        half = min((plot.high[0] - plot.low[0]) / 2 - 1.5, 5.0)
        choice = randomness.random()
        if choice < 0.35 and half > 4.9:
            place(rising_house(), (x, y - 3, 0), 0)
        elif choice < 0.7:
            mesh.box((x - half, y - 5, 0), (x + half, y + 5, 0.4), concrete)
        else:
            ring(mesh, (x - half, y - 5), (x + half, y + 5), 0.0, 1.1, 0.23, blocks)
        block_stack((x - half, y - 8.5, 0.02), randomness.uniform(-10, 10))
    mesh.place()
