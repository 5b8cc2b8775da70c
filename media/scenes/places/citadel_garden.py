"""The planting of Citadel Views: palms along its verges, front gardens, and what hangs over its walls. Lengths are metres."""

from collections.abc import Sequence

from mathutils import Vector

from places.citadel_house import BOX_FRONT, BOX_LEFT, DEPTH, TOWER_LEFT, TOWER_RIGHT
from places.citadel_street import PATH_END, PLOT_FRONT, ROAD_HALF, SIDE_WALL, VERGE_END, Plot
from studio.plants import (
    MAGENTA, ORANGE, PINK, WHITE, bougainvillea, frangipani, hedge, lawn, palm, shrub, straps, tree,
)  # fmt: skip
from studio.scene import randomness

VERGE = (ROAD_HALF + VERGE_END) / 2
FLOWERS = (MAGENTA, ORANGE, PINK, "", "")


def verge_palms(low: float, high: float, y: float = 0.0, spacing: float = 9.0, kind: str = "royal") -> None:
    """Plant a palm every `spacing` metres on both verges of the street on `y`, from x = `low` to `high`."""
    x = low
    while x <= high:
        for sign in (-1, 1):
            palm(kind, (x + randomness.uniform(-0.3, 0.3), y + sign * VERGE, 0), randomness.uniform(0.78, 0.95))
        x += spacing


def front_gardens(plots: Sequence[Plot], detailed: bool = True) -> None:
    """Plant beds, trees and hedges of plots; without `detailed` only what is seen from afar."""
    for plot in plots:
        _bed(plot, 0.42 if detailed else 1.1)
        frangipani(plot.at(-7.3, -4.9), randomness.uniform(0.95, 1.2), randomness.choice((WHITE, PINK)))
        tree("ornamental", plot.at(9.0, -2.5 + randomness.uniform(-1, 1)), randomness.uniform(0.8, 1.0))
        tree("mango", plot.at(-6.0, DEPTH + 3.0), randomness.uniform(0.7, 0.9))
        if detailed:
            hedge(plot.at(SIDE_WALL + 0.5, PLOT_FRONT + 0.5), plot.at(SIDE_WALL + 0.5, -0.5), 0.6, 0.75)
            for x in (-6.4, -5.2, -4.0, -2.8, -1.6, -0.6):
                shrub(plot.at(x, PLOT_FRONT + 0.75), randomness.uniform(0.3, 0.42), randomness.choice(FLOWERS), leaf=0.05)
            for x in (TOWER_LEFT - 0.15, TOWER_RIGHT - 0.15):
                straps(plot.at(x, BOX_FRONT - 1.3), 0.7)
        start, end = plot.at(SIDE_WALL, DEPTH + 3.5), plot.at(SIDE_WALL, 0.5)
        bougainvillea(*((start, end) if plot.mirrored else (end, start)), 2.2, randomness.choice((MAGENTA, ORANGE)), 0.6)


def _bed(plot: Plot, spacing: float) -> None:
    x = BOX_LEFT + 0.3
    while x < TOWER_LEFT - 0.5:
        place = plot.at(x, BOX_FRONT - 1.0 + randomness.uniform(-0.15, 0.15), 0.05)
        if randomness.random() < 0.3:
            straps(place, randomness.uniform(0.6, 0.9))
        else:
            shrub(place, randomness.uniform(0.32, 0.5), randomness.choice(FLOWERS), leaf=0.06)
        x += spacing


def lawns(low: float, high: float, y: float = 0.0, north: bool = True, drives: Sequence[Plot] = ()) -> None:
    """Grow blades on the verge and the front gardens of one side of the street on `y`, but not on paved ground."""
    sign = 1 if north else -1

    def paved(x: float, across: float) -> bool:
        for plot in drives:
            local = plot.frame.inverted() @ Vector((x, across, 0))
            if 2.4 < local.x < 9.2 or -1.0 < local.x < 3.2 or (BOX_FRONT - 2.6 < local.y and -7 < local.x < 9):
                return True
        return False

    for near, far in ((ROAD_HALF + 0.2, VERGE_END), (PATH_END, PATH_END + 4.2)):
        start, end = sorted((y + sign * near, y + sign * far))
        lawn((low, start), (high, end), -0.03, 0.06, leave_out=paved)
