"""Bloom Towers in Ikate, Lekki: two towers over a podium, from the street, from the air, and by the pool."""

from places.bloom_garden import bed, boulevard_palms, deck_garden, forecourt, grounds
from places.bloom_podium import TERRACE_TOP, podium
from places.bloom_towers import finishes, towers
from places.ikate import boulevard, far_shore, ikate, land_and_water, street_lamps
from places.pool_terrace import pool_furniture, pool_people
from studio import new_scene
from studio.camera import look
from studio.decoration import pot_plant
from studio.people import parent_and_child, person
from studio.plants import hedge, palm
from studio.shot import Mist, Pictures, Shot
from studio.sky import hang
from studio.streetside import market_stall
from studio.vehicles import car, keke, motorcycle


def _surroundings(reach: float, lit: float = 0.0) -> None:
    land_and_water()
    boulevard()
    boulevard_palms(-120, 140)
    forecourt()
    grounds()
    ikate(reach, lit)


def _towers_by_day(reach: float) -> None:
    _surroundings(reach)
    podium()
    towers(finishes())


def _busy_day(reach: float, first_lamp: float = -104.0) -> None:
    _towers_by_day(reach)
    _busy_boulevard(first_lamp)


def _towers_at_dusk(reach: float) -> None:
    _surroundings(reach, lit=0.3)
    podium(lit=0.7, strength=1.5, lamps=14.0)
    towers(finishes(lit=0.6, strength=4.0, coves=2.6))
    _busy_boulevard(-104.0, 60.0)


WESTWARDS = ((-56, "suv", "#d8dadc"), (-31, "saloon", "#20364f"), (-9, "minibus", "#e5e2da"), (19, "suv", "#1d2023"),
             (47, "saloon", "#b6babd"), (82, "hatchback", "#8c1f22"))  # fmt: skip
EASTWARDS = ((-48, "saloon", "#8e9499"), (-17, "suv", "#2e3338"), (28, "hatchback", "#d8dadc"), (61, "suv", "#5c1f22"))
"""Vehicles on the boulevard: x, kind and colour."""


def _busy_boulevard(first_lamp: float, glow: float = 0.0) -> None:
    street_lamps(first_lamp, 130, glow)
    for index, (x, kind, colour) in enumerate(WESTWARDS):
        car(kind, (x, -40.0 - 3.9 * (index % 2), 0.02), 180, colour)
    for index, (x, kind, colour) in enumerate(EASTWARDS):
        car(kind, (x, -56.0 + 3.9 * (index % 2), 0.02), 0, colour)
    keke((6, -40.2, 0.02), 180)
    keke((-27, -55.9, 0.02), 0)
    motorcycle((36, -40.4, 0.02), 180)


def bloom_towers_lead() -> Shot:
    """Both towers from below the palms of the boulevard, on a sunny afternoon."""
    new_scene(81)
    sky = hang("lagos_afternoon", azimuth=205, seed=2)
    _busy_day(300, first_lamp=-112.0)
    deck_garden(dense_grass=False)
    palm("coconut", (-31.5, -60.6, 0.12), 1.0)
    bed((-44.4, -61.0), (-40.2, -59.4), 0.12, 0.8)
    parent_and_child((-38.2, -58.9, 0.12), 15, "ankara_dress", "boy")
    person("walking", (-33.4, -59.3, 0.12), 190, "white_shirt")
    look((-43, -64.8, 1.7), (2, 0, 34), 18.5, rise=0.365)
    return Shot(1920, 2400, samples=40, exposure=0.25, mist=Mist(sky.mist_colour(), start=150, distance=2000))


def bloom_towers_lead_dusk() -> Shot:
    """Both towers from the boulevard when the apartments are lit."""
    new_scene(81)
    sky = hang("dusk", azimuth=262, seed=3)
    _towers_at_dusk(300)
    deck_garden(dense_grass=False)
    person("strolling", (42.6, -59.6, 0.12), 172, "ankara_dress")
    person("walking", (42.9, -58.8, 0.12), 172, "blue_shirt")
    bed((44.6, -62.0), (48.4, -60.6), 0.12, 0.8)
    look((49, -66.5, 1.7), (-1, 0, 34), 18.5, rise=0.375)
    return Shot(1920, 2400, exposure=0.7, bloom=0.2, mist=Mist(sky.mist_colour(), start=150, distance=2000))


def bloom_towers_3() -> Shot:
    """From the air: the towers, the garden deck with its pool, Ikate, and the lagoon."""
    new_scene(83)
    sky = hang("lagos_afternoon", azimuth=166, seed=2, haze_height=6, haze_power=1.0)
    _busy_day(900)
    deck_garden(dense_grass=False)
    pool_furniture()
    pool_people()
    far_shore()
    look((-58, -104, 98), (6, 10, 38), 25, level=False)
    return Shot(samples=40, mist=Mist(sky.mist_colour(), start=300, distance=4500))


def bloom_towers_6() -> Shot:
    """By the pool on the garden deck, between the towers."""
    new_scene(86)
    sky = hang("lagos_afternoon", azimuth=235, seed=5)
    _towers_by_day(400)
    deck_garden()
    pool_furniture()
    pool_people()
    far_shore()
    look((-5.6, -18.4, TERRACE_TOP + 1.65), (6.0, 6, TERRACE_TOP + 2.3), 20, rise=0.15)
    return Shot(1920, 2400, samples=40, exposure=0.15, mist=Mist(sky.mist_colour(), start=150, distance=2000))


def bloom_towers_1() -> Shot:
    """From the boulevard in the afternoon, with people, a fruit seller and traffic."""
    new_scene(82)
    sky = hang("lagos_afternoon", azimuth=214, seed=6)
    _busy_day(300)
    deck_garden(dense_grass=False)
    market_stall((-98.5, -59.8, 0.12), 20)
    person("standing", (-97.9, -58.9, 0.12), 215, "iro_and_buba")
    person("phone", (-99.4, -60.9, 0.12), 60, "polo")
    person("walking_with_bag", (-104.4, -60.2, 0.12), 8, "ankara_dress")
    person("walking", (-92.0, -59.4, 0.12), 186, "white_shirt")
    for y in (-64.4, -65.0):
        hedge((-112, y, 0.12), (-76, y, 0.12), 0.7, 0.8)
    palm("coconut", (-101.5, -63.6, 0.12), 1.0)
    look((-112.5, -62.4, 1.7), (-22, -8, 30), 20, rise=0.19)
    return Shot(samples=40, exposure=0.25, mist=Mist(sky.mist_colour(), start=150, distance=2000))


def bloom_towers_2() -> Shot:
    """At dusk, over the roofs of Ikate: lit apartments, offices and boulevard."""
    new_scene(82)
    sky = hang("dusk", azimuth=285, seed=5)
    _towers_at_dusk(420)
    deck_garden(dense_grass=False)
    look((62, -104, 16), (-1, -4, 34), 24, rise=0.165)
    return Shot(exposure=0.6, bloom=0.2, mist=Mist(sky.mist_colour(), start=150, distance=2000))


def bloom_towers_8() -> Shot:
    """The entrance under its canopy: people who come and go, and the doorman."""
    new_scene(88)
    sky = hang("lagos_morning", azimuth=150, seed=3)
    _towers_by_day(120)
    person("guarding", (-2.4, -26.0, 0.12), 262, "security")
    person("shoulder_bag", (1.4, -30.4, 0.12), 84, "office_dress")
    person("talking", (5.0, -29.4, 0.12), 200, "suit")
    person("listening", (3.9, -29.8, 0.12), 20, "trouser_suit")
    parent_and_child((-2.2, -34.6, 0.12), -72, "ankara_gown", "boy")
    for x in (-5.4, -4.2, 6.2, 7.4):
        pot_plant((x, -25.4, 0.12), "broad", 1.8)
    look((-4.6, -40.4, 1.6), (0.6, -25, 4.0), 20.5, rise=0.2)
    return Shot(1920, 2400, samples=48, exposure=0.3, mist=Mist(sky.mist_colour(), start=150, distance=2000))


PICTURES: Pictures = {
    "bloom-towers-1": bloom_towers_1,
    "bloom-towers-2": bloom_towers_2,
    "bloom-towers-3": bloom_towers_3,
    "bloom-towers-6": bloom_towers_6,
    "bloom-towers-8": bloom_towers_8,
    "bloom-towers-lead": bloom_towers_lead,
    "bloom-towers-lead-dusk": bloom_towers_lead_dusk,
}
