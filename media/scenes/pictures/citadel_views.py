"""Citadel Views, Sangotedo, Lagos: detached and terraced solar homes on palm-lined streets behind one gatehouse."""

from places.bicycle import child_on_bicycle
from places.citadel_garden import front_gardens, lawns, verge_palms
from places.citadel_gate import citadel_gate, gate_planting
from places.citadel_house import detached_house
from places.citadel_street import FINISHES, PLOT_WIDTH, STREET_SPACING, Plot, evening_lights, homes, street
from places.citadel_terrace import terraces
from places.estate_parts import perimeter_wall
from places.garden_terrace import terrace
from places.lagos_green import grassland, woods
from studio import materials, new_scene
from studio.camera import look
from studio.decoration import pot_plant
from studio.furniture import IROKO, dining_set, lounger
from studio.mesh import place
from studio.people import parent_and_child, person
from studio.plants import MAGENTA, ORANGE, PINK, hedge, lawn, palm, shrub, straps
from studio.scene import randomness
from studio.shot import Mist, Pictures, Shot
from studio.sky import hang
from studio.street import PAVEMENT_HEIGHT, WEST_AFRICAN_TOWN, bench, distant_town, ground, pavement
from studio.vehicles import car, keke


def _one_house(lit: float, lamps: float, street_light: float) -> None:
    """Build the house of both leads, its neighbours, and who is at home."""
    grassland()
    street(-114, 126, watts=street_light)
    plots = (Plot(0, car="#20364f"), Plot(PLOT_WIDTH, finish=1), Plot(-PLOT_WIDTH, finish=2))
    across = (Plot(-13, north=False), Plot(5, north=False, finish=2))
    homes(plots + across, lit, lamps)
    front_gardens(plots)
    lawns(-10, 24, drives=plots)
    verge_palms(-66, 66, spacing=18)
    woods((-60, 34), (70, 60), 60)
    palm("coconut", (-8.2, 11.6, 0), 1.05)
    palm("royal", (8.6, 10.2, 0), 0.85)
    parent_and_child((1.4, 8.6, 0.06), -112, "ankara_dress", "girl")
    person("standing", (-2.0, 12.1, 3.5), -75, "ankara_shirt")


def citadel_views_lead() -> Shot:
    """One house from the street, on a sunny hazy afternoon."""
    new_scene(31)
    sky = hang("lagos_afternoon", azimuth=215, seed=3)
    _one_house(lit=0.1, lamps=0.0, street_light=0.0)
    look((-5.0, 1.0, 1.6), (-0.2, 13, 5.0), 23.5, rise=0.125)
    return Shot(1920, 2400, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def citadel_views_lead_dusk() -> Shot:
    """The same house when its lamps have come on."""
    new_scene(31)
    sky = hang("dusk", azimuth=318, seed=5)
    _one_house(lit=0.9, lamps=12.0, street_light=1200.0)
    evening_lights((Plot(0),))
    look((-5.0, 1.0, 1.6), (-0.2, 13, 5.0), 23.5, rise=0.125)
    return Shot(1920, 2400, samples=64, exposure=0.85, mist=Mist(sky.mist_colour(), start=60, distance=900))


def citadel_views_1() -> Shot:
    """The estate from the air: detached homes in front, terraces behind, panels on every roof, palms along streets."""
    new_scene(30)
    sky = hang("lagos_afternoon", azimuth=205, seed=2)
    ground(materials.grass("#6c7a40", "#4f642f", "#8a8248", 0.4))
    colours = ("#20364f", "", "#d8dadc", "", "#7b1f22", "#b6babd", "")
    for row in range(3):
        y = row * STREET_SPACING
        street(-132, 210, y)
        verge_palms(-120, 200, y, 9.0)
    along = tuple(enumerate(range(-54, 145, 18)))
    plots = [Plot(x, 0, True, index % 3, False, colours[index % 7]) for index, x in along]
    plots += [Plot(x, 0, False, (index + 2) % 3, False, colours[-index % 7]) for index, x in along]
    plots += [Plot(x, STREET_SPACING, False, (index + 1) % 3) for index, x in along]
    homes(plots)
    front_gardens(plots, detailed=False)
    for y, north in ((STREET_SPACING, True), (2 * STREET_SPACING, False), (2 * STREET_SPACING, True)):
        terraces(range(-60, 190, 28), y, north, 4, 0 if north else 2)
    for y in (STREET_SPACING / 2, STREET_SPACING * 1.5, STREET_SPACING * 2.5):
        perimeter_wall((-132, y), (210, y), 2.0, wire=False)
    woods((-200, STREET_SPACING * 2.6), (420, STREET_SPACING * 2.6 + 330), 420)
    distant_town(-300, 600, 560, (6, 18), WEST_AFRICAN_TOWN, 0.0, 0.7, 8.0)
    person("walking", (-14, 6.5, PAVEMENT_HEIGHT), 10, "ankara_gown")
    car("saloon", (-20.0, -1.6, 0.02), 0, "#d8dadc")
    car("suv", (22.0, 1.6, 0.02), 180, "#3a3f45")
    look((-48, -34, 27), (10, 20, 2), 26, level=False)
    return Shot(samples=40, mist=Mist(sky.mist_colour(), start=140, distance=1300))


def _both_sides(lit: float = 0.1, lamps: float = 0.0, street_light: float = 0.0) -> tuple[Plot, ...]:
    """Build a street with homes on both sides, and return the plots."""
    grassland()
    street(-114, 126, watts=street_light)
    colours = ("#20364f", "", "#d8dadc", "#7b1f22", "", "#b6babd", "#2e3338")
    along = tuple(enumerate(range(-36, 73, 18)))
    north = tuple(Plot(x, 0, True, index % 3, False, colours[index]) for index, x in along)
    south = tuple(Plot(x, 0, False, (index + 1) % 3, False, colours[-index]) for index, x in along)
    homes(north + south, lit, lamps)
    front_gardens(north + south)
    verge_palms(-60, 120, spacing=9, kind="royal")
    woods((120, -60), (190, 60), 90)
    woods((-60, 36), (120, 60), 70)
    woods((-60, -60), (120, -36), 50)
    return north + south


def citadel_views_2() -> Shot:
    """A street in the afternoon: neighbours talk, a child rides by, palms stand on both sides."""
    new_scene(32)
    sky = hang("lagos_afternoon", azimuth=228, seed=7)
    plots = _both_sides()
    lawns(-22, 40, drives=plots)
    lawns(-22, 10, north=False, drives=plots)
    child_on_bicycle((-9.6, -0.9, 0.02), 170)
    person("talking", (-9.2, 5.9, PAVEMENT_HEIGHT), -20, "ankara_gown")
    person("listening", (-8.0, 6.3, PAVEMENT_HEIGHT), -150, "blue_kaftan")
    person("standing", (-7.7, 5.4, PAVEMENT_HEIGHT), 165, "blouse")
    person("strolling", (4.0, -6.4, PAVEMENT_HEIGHT), 182, "polo")
    parent_and_child((14.0, 6.4, PAVEMENT_HEIGHT), 176, "sundress", "girl")
    car("saloon", (24.0, 1.6, 0.02), 180, "#7b1f22")
    look((-17.0, -1.9, 1.65), (10.0, 4.2, 3.0), 22, rise=0.075)
    return Shot(samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def citadel_views_3() -> Shot:
    """The gate late in the afternoon: a guard, a car at the barrier, and the palms of the avenue behind it."""
    new_scene(33)
    sky = hang("golden_hour", azimuth=222, seed=3)
    grassland()
    citadel_gate(6.0)
    gate_planting()
    street(-114, 126, 52)
    plots = [Plot(x, 52, finish=index % 3) for index, x in enumerate((-45, -27, -9, 9, 27, 45))]
    plots += [Plot(x, 52, False, (index + 1) % 3) for index, x in enumerate((-45, -27, 27, 45))]
    homes(plots, lit=0.3)
    front_gardens(plots, detailed=False)
    verge_palms(-54, 54, 52)
    woods((-120, 90), (120, 130), 70)
    car("suv", (4.0, -4.6, 0.02), 90, "#d8dadc")
    person("guarding", (-1.35, -4.0, 0.18), -105, "security")
    person("talking", (2.4, -3.6, 0.02), -15, "security", "brown")
    parent_and_child((-7.6, -5.2, 0.0), 75, "ankara_dress", "boy")
    keke((-4.0, 12.0, 0.02), -90)
    look((-6.5, -15.5, 1.65), (0.5, 0, 4.4), 22, rise=0.12)
    return Shot(samples=40, exposure=0.2, mist=Mist(sky.mist_colour(), start=60, distance=900))


def citadel_views_7() -> Shot:
    """The street when its solar lamps have come on, and people are on their way home."""
    new_scene(37)
    sky = hang("dusk", azimuth=72, seed=6)
    plots = _both_sides(lit=0.85, lamps=12.0, street_light=900.0)
    evening_lights(plots[3:4])
    lawns(-14, 20, drives=plots)
    lawns(-14, 12, north=False, drives=plots)
    parent_and_child((-4.2, 6.3, PAVEMENT_HEIGHT), -172, "ankara_gown", "girl")
    person("walking_with_bag", (-2.0, -6.2, PAVEMENT_HEIGHT), 4, "grey_jacket")
    person("strolling", (-4.9, -0.7, 0.02), 176, "polo")
    person("walking", (-4.6, 0.2, 0.02), 178, "sundress")
    car("suv", (13.0, 1.5, 0.02), 180, "#d8dadc")
    look((-11.5, -1.5, 1.6), (10.0, 2.2, 3.0), 22, rise=0.1)
    return Shot(1920, 2400, samples=64, exposure=0.7, mist=Mist(sky.mist_colour(), start=60, distance=900))


def citadel_views_8() -> Shot:
    """A family at lunch on the garden terrace, under a roof of glass and solar cells."""
    new_scene(38)
    sky = hang("lagos_afternoon", azimuth=118, seed=4, sun_elevation=52)
    terrace()
    dining_set((2.7, 2.6, 0), 90, 6, "#8a5a3c", IROKO)
    for y, side, pose, outfit in ((1.95, -1, "sitting_talking", "ankara_dress"), (3.25, -1, "sitting", "polo"),
                                  (2.6, 1, "sitting", "ankara_shirt")):  # fmt: skip
        person(pose, (2.7 + side * 0.62, y, 0.02), 0 if side < 0 else 180, outfit)
    person("standing", (4.4, 3.6, 0), 200, "iro_and_buba")
    person("walking", (4.75, 1.5, 0), 150, "girl")
    pot_plant((0.6, 4.7, 0), "broad", 1.5)
    pot_plant((0.6, 0.3, 0), "straps", 1.0)
    lounger((7.4, 5.2, 0), 25)
    look((3.9, -1.5, 1.5), (2.75, 4, 1.6), 21, rise=0.02)
    return Shot(1920, 2400, samples=48, exposure=0.25, mist=Mist(sky.mist_colour(), start=60, distance=900))


def citadel_views_10() -> Shot:
    """The walk between the palms in the morning: neighbours on their way, somebody on a bench, homes on both sides."""
    new_scene(40)
    sky = hang("lagos_morning", azimuth=116, seed=8, sun_elevation=30)
    grassland()
    pavement((-1.7, -12), (1.7, 120), materials.tiles("#b59a80", "#a98e75", "#806a57", 0.3, 0.15, 0.5, 0.65), 0.06)
    for index in range(16):
        for sign in (-1, 1):
            y = -3.5 + index * 7.0
            palm("coconut" if index % 3 else "royal", (sign * 3.5, y, 0), 0.9)
            straps((sign * 2.5, y + 1.6, 0), 0.55)
            shrub((sign * 2.5, y + 3.0, 0), 0.4, randomness.choice((MAGENTA, ORANGE, "")), leaf=0.06)
            shrub((sign * 2.4, y + 4.6, 0), 0.35, randomness.choice((PINK, ORANGE, "")), leaf=0.06)
    for sign in (-1, 1):
        hedge((sign * 7.2, -6, 0), (sign * 7.2, 110, 0), 0.8, 1.0)
        near, far = sorted((sign * 1.9, sign * 6.8))
        lawn((near, -9), (far, 24), -0.03)
        for index in range(6):
            wall, accent = FINISHES[(index + sign) % 3]
            place(detached_house(wall, accent), (sign * 15.5, 7 + index * 18, 0), -90 * sign)
    woods((-60, 115), (60, 150), 60)
    bench((2.55, 8.6, 0), -90)
    person("sitting", (2.5, 8.9, 0.0), 180, "blue_kaftan")
    person("walking", (-0.8, 0.9, 0.06), -92, "sundress")
    person("strolling", (0.15, 1.3, 0.06), -86, "polo")
    parent_and_child((0.6, 9.0, 0.06), 92, "ankara_gown", "girl")
    person("walking", (-0.8, 19.0, 0.06), -90, "white_shirt")
    look((0.3, -6.4, 1.6), (0.0, 30, 2.4), 23, rise=0.11)
    return Shot(1920, 2400, samples=40, exposure=0.15, mist=Mist(sky.mist_colour(), start=50, distance=500))


def citadel_views_11() -> Shot:
    """The terraced homes in the morning: a row of doors, a family that leaves for school, a neighbour who waves them off."""
    new_scene(41)
    sky = hang("lagos_morning", azimuth=142, seed=4, sun_elevation=34)
    grassland()
    street(-114, 126)
    terraces((-31, -3, 25, 53), 0, True, 4, 0)
    homes(tuple(Plot(x, 0, False, index % 3) for index, x in enumerate((-20, -2, 16, 34))))
    lawns(-30, 60)
    verge_palms(-58, 70, spacing=14, kind="royal")
    woods((-60, 34), (110, 70), 70)
    parent_and_child((-9.2, 6.3, PAVEMENT_HEIGHT), -160, "ankara_dress", "girl")
    person("walking_with_bag", (-6.6, 6.5, PAVEMENT_HEIGHT), 186, "white_shirt")
    person("standing", (-3.4, 12.4, 0.1), -100, "iro_and_buba")
    child_on_bicycle((-1.6, -1.2, 0.02), 176)
    keke((12.0, 1.4, 0.02), 180)
    look((-12.0, 1.0, 1.65), (-1.0, 13.0, 3.6), 22, rise=0.1)
    return Shot(1920, 2400, samples=40, exposure=0.1, mist=Mist(sky.mist_colour(), start=60, distance=900))


PICTURES: Pictures = {
    "citadel-views-lead": citadel_views_lead,
    "citadel-views-lead-dusk": citadel_views_lead_dusk,
    "citadel-views-1": citadel_views_1,
    "citadel-views-2": citadel_views_2,
    "citadel-views-3": citadel_views_3,
    "citadel-views-7": citadel_views_7,
    "citadel-views-8": citadel_views_8,
    "citadel-views-10": citadel_views_10,
    "citadel-views-11": citadel_views_11,
}
