"""Brum Height 7: the apartment house by day and in the evening, from its street in Lekki."""

from places.brum_height_7 import balcony_plants, brum_height_7, residents
from places.brum_height_7_court import CROSSING, court, planting
from places.lekki_street import far_town, neighbourhood, power_line, street
from studio import new_scene
from studio.camera import look
from studio.people import parent_and_child, person
from studio.shot import Mist, Pictures, Shot
from studio.sky import Sky, hang
from studio.street import lamp_post
from studio.vehicles import keke

PORTRAIT = {"width": 1920, "height": 2400}
LEFT_CORNER, RIGHT_CORNER = (-1, -1), (1, -1)


def _lekki(lit: float = 0.1, strength: float = 1.2, lamps: float = 0.0) -> None:
    """Build everything but what moves: the house, its plot, the street and the neighbours."""
    street((CROSSING,))
    court(lamps)
    brum_height_7(lit, strength, lamps)
    balcony_plants()
    planting()
    neighbourhood(lit)
    power_line(-34.6, offset=11)
    far_town(lit)


def _day_mist(sky: Sky) -> Mist:
    return Mist(sky.mist_colour(), start=60, distance=700)


def _dusk_mist(sky: Sky) -> Mist:
    return Mist(sky.mist_colour(), start=80, distance=1200)


def _street_lamps(glow: float) -> None:
    for x in (-46, -12, 26.6, 66):
        lamp_post((x, -25.5, 0), -90, 7.0, glow)


def _at_the_corner() -> None:
    """Put people onto balconies and pavement, and a keke onto the road."""
    residents(((RIGHT_CORNER, 1, "talking", "ankara_dress"), (RIGHT_CORNER, 3, "standing", "white_shirt"),
               (LEFT_CORNER, 2, "phone", "blouse")))  # fmt: skip
    person("walking", (22.6, -23.2, 0), 190, "iro_and_buba")
    parent_and_child((16.4, -22.9, 0), 10, "ankara_gown", "boy")
    person("guarding", (12.0, -22.0, 0.03), -90, "security")
    keke((21.7, -31.0, 0.01), 0)


def brum_height_7_lead() -> Shot:
    """The corner with its balconies, from across the street, on a sunny afternoon."""
    new_scene(70)
    sky = hang("lagos_afternoon", azimuth=152, seed=4)
    _lekki()
    _at_the_corner()
    look((27.5, -36.6, 1.65), (11.7, -9, 12.9), 27.5)
    return Shot(**PORTRAIT, samples=40, exposure=0.2, mist=_day_mist(sky))


def brum_height_7_lead_dusk() -> Shot:
    """The same corner in the evening, with lights on its balconies."""
    new_scene(70)
    sky = hang("dusk", azimuth=250, seed=3)
    _lekki(lit=0.6, strength=2.0, lamps=16)
    _at_the_corner()
    _street_lamps(110)
    look((27.5, -36.6, 1.65), (11.7, -9, 12.9), 27.5)
    return Shot(**PORTRAIT, samples=64, exposure=1.0, mist=_dusk_mist(sky))


PICTURES: Pictures = {
    "brum-height-7-lead": brum_height_7_lead,
    "brum-height-7-lead-dusk": brum_height_7_lead_dusk,
}
