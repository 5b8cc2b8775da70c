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
from studio.vehicles import car, keke, motorcycle

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
    parent_and_child((18.2, -22.9, 0), 10, "ankara_gown", "boy")
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


def brum_height_7_1() -> Shot:
    """The front from across the street, neighbours and traffic in it, in the morning."""
    new_scene(71)
    sky = hang("lagos_afternoon", azimuth=158, seed=7)
    _lekki()
    residents(((RIGHT_CORNER, 1, "talking", "ankara_dress"), (RIGHT_CORNER, 4, "phone", "white_shirt"),
               (LEFT_CORNER, 2, "standing", "blouse"), (LEFT_CORNER, 4, "listening", "kaftan")))  # fmt: skip
    person("guarding", (12.0, -22.0, 0.03), -90, "security")
    person("talking", (-8.6, -23.3, 0), 20, "agbada")
    person("listening", (-7.5, -23.0, 0), 200, "iro_and_buba")
    parent_and_child((17.6, -23.0, 0), 185, "ankara_gown", "girl")
    person("walking_with_bag", (-14.6, -23.1, 0), 0, "ankara_shirt")
    car("suv", (-9.0, -27.7, 0.01), 180, "#e2e3e1")
    keke((6.8, -31.0, 0.01), 0)
    motorcycle((21.5, -27.9, 0.01), 180)
    look((20.0, -35.9, 1.7), (0.0, -9, 9.6), 16.5, rise=0.165)
    return Shot(samples=40, exposure=0.2, mist=_day_mist(sky))


def brum_height_7_8() -> Shot:
    """The court behind the gate: palms, the canopy, who comes and goes, and the generator's house at the wall."""
    new_scene(78)
    sky = hang("lagos_afternoon", azimuth=170, seed=5)
    _lekki()
    residents(((LEFT_CORNER, 0, "phone", "ankara_dress"), (LEFT_CORNER, 2, "standing", "white_shirt")))
    parent_and_child((-3.6, -14.9, 0.02), 200, "ankara_gown", "boy")
    person("talking", (-8.6, -16.9, 0.02), 10, "kaftan")
    person("listening", (-7.5, -16.7, 0.02), 190, "office_dress")
    person("walking", (0.7, -17.2, 0.05), 95, "blue_shirt")
    car("suv", (-15.6, -13.0, 0.02), 65, "#e2e3e1")
    look((4.6, -20.2, 1.6), (-9.0, -9.6, 7.0), 22, rise=0.16)
    return Shot(**PORTRAIT, samples=40, exposure=0.25, mist=_day_mist(sky))


def brum_height_7_3() -> Shot:
    """The corner from the height of the third floor, across the street."""
    new_scene(73)
    sky = hang("lagos_afternoon", azimuth=156, seed=9)
    _lekki()
    residents(((RIGHT_CORNER, 1, "talking", "ankara_dress"), (RIGHT_CORNER, 2, "standing", "kaftan"),
               (RIGHT_CORNER, 4, "phone", "blouse"), (LEFT_CORNER, 3, "standing", "white_shirt")))  # fmt: skip
    person("guarding", (12.0, -22.0, 0.03), -90, "security")
    parent_and_child((17.6, -23.0, 0), 185, "ankara_gown", "girl")
    person("walking", (4.6, -19.4, 0.05), 92, "office_dress")
    keke((13.0, -28.0, 0.01), 180)
    car("suv", (8.8, -17.4, 0.02), 92, "#e2e3e1")
    car("saloon", (20.0, -8.5, 0.02), 90, "#23303f")
    motorcycle((25.0, -31.0, 0.01), 0)
    power_line(-34.6)
    look((33.0, -36.5, 13.5), (7.0, -7.5, 10.0), 24, rise=-0.035)
    return Shot(samples=40, exposure=0.2, mist=_day_mist(sky))


def brum_height_7_2() -> Shot:
    """The front in the evening, when people come home."""
    new_scene(72)
    sky = hang("dusk", azimuth=262, seed=6)
    _lekki(lit=0.6, strength=2.0, lamps=16)
    _street_lamps(110)
    residents(((LEFT_CORNER, 1, "talking", "ankara_dress"), (LEFT_CORNER, 3, "standing", "white_shirt")))
    person("guarding", (12.0, -22.0, 0.03), -90, "security")
    person("walking", (-7.2, -23.2, 0), 10, "white_shirt")
    person("strolling", (16.8, -23.1, 0), 184, "iro_and_buba")
    parent_and_child((-1.6, -23.1, 0), 190, "ankara_gown", "boy")
    car("suv", (8.8, -24.8, 0.05), 90, "#e2e3e1")
    look((8.5, -37.0, 1.7), (3.2, -9, 9.6), 18, rise=0.165)
    return Shot(exposure=1.0, mist=_dusk_mist(sky))


def brum_height_7_10() -> Shot:
    """The corner of the street by the wall with bougainvillea: a keke waits, and a neighbour has stopped to talk."""
    new_scene(80)
    sky = hang("lagos_morning", azimuth=128, seed=4, sun_elevation=34)
    _lekki()
    residents(((LEFT_CORNER, 1, "talking", "ankara_dress"),))
    keke((-19.4, -26.7, 0.01), 180)
    person("talking", (-20.6, -25.65, 0.0), -50, "iro_and_buba")
    person("walking_with_bag", (-13.8, -22.7, 0), 178, "ankara_shirt")
    parent_and_child((-8.5, -22.8, 0), 5, "ankara_gown", "girl")
    look((-27.2, -28.0, 1.6), (-15.0, -20.0, 5.0), 24, rise=0.13)
    return Shot(**PORTRAIT, samples=40, exposure=0.3, mist=_day_mist(sky))


PICTURES: Pictures = {
    "brum-height-7-lead": brum_height_7_lead,
    "brum-height-7-lead-dusk": brum_height_7_lead_dusk,
    "brum-height-7-1": brum_height_7_1,
    "brum-height-7-2": brum_height_7_2,
    "brum-height-7-3": brum_height_7_3,
    "brum-height-7-8": brum_height_7_8,
    "brum-height-7-10": brum_height_7_10,
}
