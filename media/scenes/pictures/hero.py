"""The first picture of the site: Bloom Towers across the lagoon in golden light, under a calm sky for the headline."""

import math

from places.bloom_garden import deck_garden, forecourt, grounds
from places.bloom_podium import podium
from places.bloom_towers import finishes, towers
from places.lagoon_front import (
    banks,
    bay,
    canoe,
    near_shore,
    on_sand,
    promenade_planting,
    promenaders,
    shore_plants,
)
from studio import new_scene
from studio.camera import look
from studio.mesh import Point
from studio.people import parent_and_child, person
from studio.plants import palm, shrub, straps
from studio.shot import Mist, Pictures, Shot
from studio.sky import Sky, hang


CAMERA = (-78.0, -247.0)
HEADING = 17.5
"""Degrees, clockwise from +y."""


def _ahead(forward: float, right: float) -> Point:
    """Return a place on the sand, by metres from the camera."""
    across = math.radians(HEADING)
    x = CAMERA[0] + forward * math.sin(across) + right * math.cos(across)
    return on_sand(x, CAMERA[1] + forward * math.cos(across) - right * math.sin(across))


def _across_the_water() -> Sky:
    sky = hang(
        "golden_hour", azimuth=232, seed=7, clouds=0.35, cover=0.3, brightness=0.085, sun_power=6.0, haze_power=0.8
    )
    bay()
    banks()
    promenade_planting()
    promenaders()
    forecourt()
    grounds()
    podium(lit=0.35, strength=1.2, lamps=6.0)
    towers(finishes(lit=0.2, strength=1.6, coves=1.2))
    deck_garden(dense_grass=False)
    near_shore(CAMERA[0])
    return sky


def _people() -> None:
    parent_and_child(_ahead(14.5, -1.6), 60, "ankara_dress", "girl")
    person("standing", _ahead(14.2, -3.0), 55, "kaftan")
    person("strolling", _ahead(19.0, 4.2), 200, "sundress")


def _foreground(reach: float) -> None:
    """Grow tufts and flowers at both lower corners of the picture, `reach` metres from its middle."""
    for forward, right in ((8.4, 1.0), (9.2, 1.25), (10.2, 0.9), (9.6, 1.6), (8.9, -1.05), (10.4, -1.2), (9.8, -1.6)):
        straps(_ahead(forward, right * reach), 0.55, "#8a9a4f", "#566b2c")
    for forward, right, flower in ((9.0, 1.5, "#c2406b"), (10.6, 1.35, ""), (9.4, -1.4, "#c2406b")):
        shrub(_ahead(forward, right * reach), 0.5, flower)


def hero() -> Shot:
    """In landscape format: the towers right of the middle, palms and people on the sand."""
    new_scene(61)
    sky = _across_the_water()
    _people()
    shore_plants(CAMERA[0] + 6, 8)
    _foreground(5.4)
    palm("coconut", _ahead(16.0, -13.6), 0.85)
    palm("coconut", _ahead(21.0, -17.0), 0.8)
    palm("coconut", _ahead(24.0, 19.0), 0.62)
    canoe(_ahead(27.0, 4.5), 5)
    look((*CAMERA, 2.1), (-34, 0, 30), 23, rise=0.185)
    return _golden(sky, 2400, 1500)


def hero_upright() -> Shot:
    """In portrait format: the towers between headline and water, a family on the sand."""
    new_scene(61)
    sky = _across_the_water()
    _people()
    shore_plants(CAMERA[0] + 6, 5)
    _foreground(2.7)
    palm("coconut", _ahead(24.0, -9.5), 0.75)
    canoe(_ahead(27.0, 3.5), 5)
    look((*CAMERA, 2.1), (0, 0, 30), 34, rise=0.275)
    return _golden(sky, 1500, 2000)


def _golden(sky: Sky, width: int, height: int) -> Shot:
    mist = Mist(sky.mist_colour(), start=250, distance=2600)
    return Shot(width, height, samples=40, exposure=0.45, bloom=0.18, mist=mist)


PICTURES: Pictures = {"hero": hero, "hero-upright": hero_upright}
