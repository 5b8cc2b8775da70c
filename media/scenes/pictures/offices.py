"""The offices in Lagos and London, and a viewing day at the show home of Citadel Views."""

from places.brum_height_7_view import lekki_below
from places.citadel_garden import front_gardens, lawns, verge_palms
from places.citadel_street import PLOT_WIDTH, Plot, homes, street
from places.daylight import soft_light
from places.lagos_green import grassland, woods
from places.office import estate_model, name_on_wall
from places.st_pauls_square import square_below
from places.warehouse_room import windows
from studio import materials, new_scene
from studio.camera import look
from studio.decoration import downlights, floor_lamp, pendant, picture, pot_plant, rug, table_lamp, vase
from studio.furniture import (
    CLAY, IROKO, OAK, WALNUT, armchair, bookcase, brass, coffee_table, desk, dining_set, office_chair, sideboard,
)  # fmt: skip
from studio.people import person
from studio.plants import palm
from studio.room import WALL_THICKNESS, Opening, Room, build_room
from studio.shot import Bounces, Mist, Pictures, Shot
from studio.sky import hang
from studio.street import PAVEMENT_HEIGHT
from studio.streetside import sign_board

INDOORS = Bounces(most=7, diffuse=4, glossy=3, transparent=12)


def viewing_day() -> Shot:
    """A viewing day: an agent shows the show home to a couple, its sign by the footpath."""
    new_scene(61)
    sky = hang("lagos_afternoon", azimuth=212, seed=6)
    grassland()
    street(-114, 126)
    plots = (Plot(0, car="#d8dadc"), Plot(PLOT_WIDTH, finish=1), Plot(-PLOT_WIDTH, finish=2))
    homes(plots)
    front_gardens(plots)
    lawns(-14, 26, drives=plots)
    verge_palms(-66, 66, spacing=18)
    woods((-70, 34), (80, 60), 60)
    palm("royal", (9.4, 10.2, 0), 0.85)
    palm("coconut", (-9.4, 11.6, 0), 1.0)
    sign_board((-4.5, 6.4, PAVEMENT_HEIGHT), ("SHOW HOME", "MERIDIAN ESTATES", "Open today"), 12, 2.2)
    person("showing", (-2.3, 6.9, PAVEMENT_HEIGHT), 20, "trouser_suit")
    person("listening", (-0.7, 6.7, PAVEMENT_HEIGHT), 165, "ankara_dress")
    person("standing", (-0.2, 7.2, PAVEMENT_HEIGHT), 172, "kaftan")
    person("talking", (4.5, 8.8, 0.06), 200, "blue_shirt")
    person("listening", (3.7, 8.5, 0.06), 20, "office_dress")
    look((-2.7, -0.6, 1.6), (0.2, 13, 3.4), 24, rise=0.09)
    return Shot(samples=40, exposure=0.1, mist=Mist(sky.mist_colour(), start=60, distance=900))


def office_lagos() -> Shot:
    """The office in Lagos: a model of an estate is discussed, desks along the glass, the lagoon behind them."""
    new_scene(62)
    hang("lagos_morning", azimuth=320, seed=3, sun_elevation=34)
    width, depth, height = 8.6, 6.6, 3.1
    lekki_below(depth + WALL_THICKNESS)
    openings = (Opening("north", 0.3, width - 0.6, 0.0, 2.75, "sliding", 5),)
    floor = materials.planks("#b08b62", 0.2, 2.2, 0.38)
    timber = materials.planks("#7c5334", 0.11, 3.2, 0.45, upright=True)
    build_room(Room(width, depth, height, openings, without=("south",), floor=floor, accent_wall="west", accent=timber,
                    cove=1.4))  # fmt: skip
    name_on_wall((0.03, 3.6, 2.1), 90, brass())
    sideboard((0.27, 3.6, 0), 90, 2.4, IROKO)
    vase((0.28, 4.4, 0.72), 0.38)
    table_lamp((0.28, 2.8, 0.72), 5.0)
    for x in (1.7, 4.1, 6.5):
        desk((x, 5.7, 0), 0, 1.6)
        office_chair((x, 4.95, 0), 180)
    person("sitting", (4.1, 5.0, 0.0), 90, "white_shirt")
    person("sitting", (6.5, 5.0, 0.0), 90, "office_dress")
    estate_model((3.9, 2.3, 0), 20)
    rug((6.7, 3.0, 0.01), 90, (2.6, 2.0), ("#d3c6af", "#8a4b35", "#2f3d3f"))
    armchair((7.7, 3.6, 0), -75, CLAY, IROKO)
    armchair((7.7, 2.5, 0), -95, CLAY, IROKO)
    coffee_table((6.6, 3.1, 0))
    for x in (3.5, 4.3):
        pendant((x, 2.3, height), 0.95, "#c9b48a", 6.0)
    person("showing", (2.5, 2.2, 0), 12, "trouser_suit")
    person("listening", (3.7, 3.45, 0), -82, "ankara_shirt")
    person("standing", (4.6, 3.3, 0), -110, "kaftan")
    pot_plant((0.55, 6.0, 0), "broad", 2.0, "#8c4a33")
    pot_plant((8.1, 5.6, 0), "straps", 1.3)
    soft_light((4.3, depth - 0.3, 1.6), (7.0, 2.3), 0, 230)
    look((6.0, -1.5, 1.55), (3.7, 6, 1.45), 27, rise=-0.02)
    return Shot(samples=64, exposure=1.0, brightest_bounce=3.0, bounces=INDOORS)


def office_london() -> Shot:
    """The office in London: tall windows over a garden square, desks, and a talk at the table."""
    new_scene(63)
    hang("birmingham_day", azimuth=322, seed=7, sun_elevation=30, sun_power=3.4)
    width, depth, height = 7.8, 6.0, 3.3
    square_below(depth + WALL_THICKNESS, 7.9)
    tall = tuple(Opening("north", left, 1.35, 0.5, 2.95, "void") for left in (0.7, 3.2, 5.7))
    room = Room(width, depth, height, tall, without=("south",), floor=materials.planks("#8f6a45", 0.14, 1.6, 0.32),
                accent_wall="west", accent=materials.plain("#33453f", 0.6, variation=0.04))  # fmt: skip
    build_room(room)
    windows(room, "#efede6")
    name_on_wall((0.03, 3.0, 2.15), 90, brass(), 0.15)
    bookcase((0.2, 1.4, 0), 90, 1.4, 1.8, WALNUT)
    sideboard((0.27, 3.6, 0), 90, 1.8, WALNUT)
    vase((0.28, 4.1, 0.72), 0.36)
    rug((3.4, 2.5, 0.01), 0, (3.4, 2.4), ("#d8d0c2", "#33453f", "#8a4b35"))
    dining_set((3.3, 2.5, 0), 0, 4, "#2f3a40", OAK, laid=False)
    pendant((3.3, 2.5, height), 1.2, "#c9b48a", 8.0)
    for x in (2.0, 5.0):
        desk((x, 5.2, 0), 0, 1.5)
        office_chair((x, 4.45, 0), 180)
    person("sitting", (5.0, 4.5, 0.0), 90, "blue_shirt", "brown")
    person("showing", (1.75, 2.6, 0), 0, "suit")
    person("listening", (5.1, 2.9, 0), 186, "trouser_suit")
    picture((width - 0.02, 2.6, 1.75), -90, (1.4, 1.0), seed=12)
    armchair((6.9, 4.6, 0), -50, CLAY, OAK)
    coffee_table((6.3, 3.6, 0))
    floor_lamp((7.4, 5.4, 0), 5.0)
    pot_plant((0.5, 5.4, 0), "broad", 1.9, "#4a4f52")
    downlights((1.0, 1.0), (width - 1.0, 4.4), height, 1.8, 10.0)
    soft_light((3.9, depth - 0.3, 1.8), (6.4, 2.3), 0, 210)
    look((5.3, -1.5, 1.5), (3.2, 6, 1.5), 23, rise=0.015)
    return Shot(samples=64, exposure=1.0, brightest_bounce=3.0, bounces=INDOORS)


PICTURES: Pictures = {"viewing-day": viewing_day, "office-lagos": office_lagos, "office-london": office_london}
