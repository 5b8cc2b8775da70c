"""Inside an apartment of Brum Height 7: brick and timber, and doors that open to the corner balcony."""

from places.brum_height_7 import bricks, timber
from places.brum_height_7_view import corner_balcony, lekki_below, outdoor_floor
from places.daylight import soft_light
from studio import materials, new_scene
from studio.camera import look
from studio.decoration import (
    air_conditioner, ceiling_fan, curtains, downlights, floor_lamp, pendant, picture, pot_plant, rug, table_lamp, vase,
)  # fmt: skip
from studio.fittings import bath, island, kitchen_run, refrigerator, shower, toilet, towel_rail, vanity
from studio.furniture import (
    CLAY, IROKO, OLIVE, SAND, armchair, bed, bedside_table, coffee_table, dining_set, sideboard, sofa, stool, wardrobe,
)  # fmt: skip
from studio.people import person
from studio.room import WALL_THICKNESS, Opening, Room, build_room
from studio.shot import Bounces, Mist, Pictures, Shot
from studio.sky import hang

PORTRAIT = {"width": 1920, "height": 2400}
INDOORS = Bounces(most=7, diffuse=4, glossy=3, transparent=12)
HEIGHT = 2.95


def _open_doors(left: float) -> tuple[Opening, ...]:
    """Return the 4.5 m of sliding doors to the balcony, their middle pushed aside."""
    return (
        Opening("north", left, 1.2, 0.0, 2.62, "sliding", 1),
        Opening("north", left + 1.2, 2.1, 0.0, 2.62, "void"),
        Opening("north", left + 3.3, 1.2, 0.0, 2.62, "sliding", 1),
    )


def brum_height_7_4() -> Shot:
    """The living room, its doors wide open to the balcony, in the morning."""
    new_scene(74)
    hang("lagos_morning", azimuth=318, seed=5, sun_elevation=34)
    width, depth = 5.7, 6.4
    wall = depth + WALL_THICKNESS
    lekki_below(wall)
    doors = _open_doors(0.6)
    floor = materials.planks("#9c6b43", 0.16, 2.2, 0.32)
    build_room(Room(width, depth, HEIGHT, doors, without=("south",), floor=floor, accent_wall="west",
                    accent=bricks(), cove=1.5))  # fmt: skip
    corner_balcony(wall, 0.6)
    curtains((2.85, depth - 0.02, 0), 0, 5.3, 2.72, "#e2d8c6", 0.1)
    rug((2.85, 2.9, 0.01), 90, (3.0, 2.3), ("#d3c6af", "#8a4b35", "#2f3d3f"))
    sofa((width - 0.62, 2.8, 0), -90, 2.4, SAND, CLAY)
    armchair((1.3, 4.0, 0), 60, OLIVE, IROKO)
    coffee_table((2.85, 2.7, 0))
    sideboard((0.26, 2.2, 0), 90, 2.2)
    picture((0.02, 2.2, 1.6), 90, (1.5, 1.0), seed=4)
    table_lamp((0.28, 3.0, 0.72), 5.0)
    vase((0.28, 1.5, 0.72), 0.34)
    floor_lamp((width - 0.4, 4.5, 0), 4.0)
    pot_plant((0.45, 5.85, 0), "broad", 1.6, "#8c4a33")
    ceiling_fan((2.85, 2.9, HEIGHT))
    air_conditioner((width - 0.01, 4.6, 2.5), -90)
    armchair((2.0, wall + 2.1, 0), 150, SAND, IROKO)
    pot_plant((4.4, wall + 3.4, 0), "straps", 1.1)
    soft_light((2.85, depth - 0.3, 1.4), (4.2, 2.3), 0, 170)
    person("sitting_talking", (width - 0.78, 3.4, 0.0), 200, "blouse")
    person("standing", (3.5, wall + 2.7, 0.0), 60, "ankara_shirt")
    look((2.25, -1.75, 1.35), (2.95, 6, 1.45), 29, rise=-0.02)
    return Shot(**PORTRAIT, samples=64, exposure=1.15, brightest_bounce=3.0, bounces=INDOORS)


def brum_height_7_5() -> Shot:
    """Kitchen, island and dining table, with breakfast on the way."""
    new_scene(75)
    hang("lagos_morning", azimuth=320, seed=2, sun_elevation=34)
    width, depth = 5.9, 6.6
    wall = depth + WALL_THICKNESS
    lekki_below(wall)
    build_room(Room(width, depth, HEIGHT, _open_doors(0.9), without=("south",), floor=outdoor_floor(),
                    accent_wall="east", accent=bricks(), cove=1.5))  # fmt: skip
    corner_balcony(wall, 0.9)
    curtains((3.15, depth - 0.02, 0), 0, 5.2, 2.72, "#e2d8c6", 0.08)
    kitchen_run((0.01, 2.7, 0), 90, 3.6, "#4d5a48", IROKO)
    refrigerator((0.02, 0.45, 0), 90)
    island((1.95, 2.5, 0), 90, 2.2, "#7c4a28", "#e4e0d8")
    for y in (1.9, 2.6, 3.3):
        stool((2.85, y - 0.1, 0), 90, CLAY)
    for y in (1.9, 2.5, 3.1):
        pendant((1.9, y, HEIGHT), 0.95, "#c9b48a", 6.0)
    dining_set((3.8, 4.1, 0), 0, 6, OLIVE, IROKO)
    pendant((3.8, 4.1, HEIGHT), 1.05, "#b98f5e", 8.0)
    sideboard((width - 0.26, 2.3, 0), -90, 2.0)
    picture((width - 0.02, 2.3, 1.65), -90, (1.5, 1.0), seed=7)
    vase((width - 0.28, 2.9, 0.72), 0.36)
    pot_plant((5.4, 5.95, 0), "broad", 1.7, "#d6ccba")
    pot_plant((4.9, wall + 3.2, 0), "straps", 1.1)
    soft_light((3.0, depth - 0.3, 1.4), (4.4, 2.3), 0, 170)
    person("listening", (1.05, 3.1, 0.0), 10, "ankara_shirt")
    person("sitting", (4.45, 4.75, 0.0), -95, "office_dress")
    look((4.1, -1.3, 1.4), (2.85, 6, 1.4), 28, rise=0.01)
    return Shot(**PORTRAIT, samples=64, exposure=0.85, brightest_bounce=3.0, bounces=INDOORS)


def brum_height_7_6() -> Shot:
    """The bedroom early in the day, its headboard on a wall of timber."""
    new_scene(76)
    hang("lagos_morning", azimuth=322, seed=8, sun_elevation=30)
    width, depth = 4.9, 5.4
    wall = depth + WALL_THICKNESS
    lekki_below(wall)
    floor = materials.planks("#9c6b43", 0.16, 2.2, 0.32)
    build_room(Room(width, depth, HEIGHT, _open_doors(0.2), without=("south",), floor=floor, accent_wall="west",
                    accent=timber(upright=True), cove=1.6))  # fmt: skip
    corner_balcony(wall, 0.2)
    curtains((2.45, depth - 0.02, 0), 0, 4.8, 2.72, "#d9cbb4", 0.11)
    rug((2.2, 2.4, 0.01), 0, (3.4, 2.6), ("#d3c6af", "#8a4b35", "#2f3d3f"))
    bed((1.2, 2.6, 0), 90, 1.9, "#ece7dc", CLAY, OLIVE)
    for y in (1.25, 3.95):
        bedside_table((0.26, y, 0), 90)
        table_lamp((0.26, y, 0.5), 5.0)
    picture((0.02, 2.6, 1.95), 90, (1.6, 0.8), seed=5)
    wardrobe((width - 0.31, 1.6, 0), -90, 2.4, 2.5, "#d9cfbf")
    armchair((width - 0.75, 4.3, 0), -40, CLAY, IROKO)
    pot_plant((0.5, 4.95, 0), "broad", 1.5, "#8c4a33")
    ceiling_fan((2.4, 2.6, HEIGHT))
    armchair((1.6, wall + 2.0, 0), 150, SAND, IROKO)
    pot_plant((4.2, wall + 3.2, 0), "straps", 1.1)
    soft_light((2.45, depth - 0.3, 1.4), (4.2, 2.3), 0, 150)
    look((3.2, -1.6, 1.35), (2.0, 5, 1.4), 28, rise=-0.01)
    return Shot(**PORTRAIT, samples=64, exposure=1.0, brightest_bounce=3.0, bounces=INDOORS)


def brum_height_7_7() -> Shot:
    """On the corner balcony towards evening, over the roofs of Lekki to the lagoon."""
    new_scene(77)
    sky = hang("golden_hour", azimuth=302, seed=6, sun_elevation=14)
    lekki_below(0.0)
    corner_balcony(0.0, 0.0, lamps=8)
    armchair((1.15, 2.75, 0), 130, SAND, IROKO)
    armchair((2.75, 1.55, 0), -150, SAND, IROKO)
    coffee_table((1.7, 1.75, 0), 20)
    pot_plant((0.5, 3.6, 0), "broad", 1.6, "#8c4a33")
    pot_plant((4.6, 0.9, 0), "straps", 1.2)
    pot_plant((4.35, 3.55, 0), "straps", 0.9, "#8c4a33")
    person("talking", (3.0, 3.75, 0), 60, "ankara_gown")
    person("listening", (3.75, 3.3, 0), 120, "kaftan")
    soft_light((1.8, -2.0, 1.9), (4.0, 2.2), 180, 130, "#ffe2bd")
    look((0.75, -1.6, 1.55), (3.1, 5, 1.5), 25, rise=0.0)
    return Shot(**PORTRAIT, samples=64, exposure=0.85, mist=Mist(sky.mist_colour(), start=250, distance=6000))


def brum_height_7_9() -> Shot:
    """The bathroom: a bath below the window, brick behind the vanity, and a walk-in shower."""
    new_scene(92)
    hang("lagos_morning", azimuth=330, seed=3, sun_elevation=32)
    width, depth, height = 2.9, 3.5, 2.75
    lekki_below(depth + WALL_THICKNESS)
    window = Opening("north", 0.45, 2.0, 0.85, 2.35, "window", 2)
    floor = materials.tiles("#b9ab97", "#b2a38e", "#968873", 0.6, 0.6, 0.0, 0.28, 0.003)
    build_room(Room(width, depth, height, (window,), without=("south",), floor=floor, accent_wall="west",
                    accent=bricks(), skirting=False, cove=1.4))  # fmt: skip
    vanity((0.005, 1.5, 0), 90, 1.3, IROKO, 5.0)
    bath((1.45, 2.9, 0), 0)
    shower((width - 0.005, 0.75, 0), -90, 1.3, 0.9)
    toilet((width - 0.005, 1.85, 0), -90)
    towel_rail((0.005, 2.62, 0), 90, "#c98a5a")
    rug((1.45, 2.05, 0.01), 0, (1.5, 0.7), ("#d3c6af", "#8a4b35", "#2f3d3f"))
    pot_plant((2.55, 3.2, 0), "broad", 1.25, "#8c4a33")
    pot_plant((0.3, 3.25, 0), "straps", 0.8, "#d6ccba")
    downlights((0.5, 0.4), (2.4, 2.6), height, 1.0, 12.0)
    soft_light((1.45, depth - 0.25, 1.6), (1.9, 1.4), 0, 60)
    look((1.8, -1.5, 1.4), (1.35, 3, 1.35), 27, rise=-0.02)
    return Shot(**PORTRAIT, samples=64, exposure=0.85, brightest_bounce=3.0, bounces=INDOORS)


PICTURES: Pictures = {
    "brum-height-7-4": brum_height_7_4,
    "brum-height-7-5": brum_height_7_5,
    "brum-height-7-6": brum_height_7_6,
    "brum-height-7-7": brum_height_7_7,
    "brum-height-7-9": brum_height_7_9,
}
