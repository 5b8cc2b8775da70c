"""Inside an apartment at St Paul's: bare brick, many-paned windows over the square, joists on an iron column."""

from places.daylight import soft_light
from places.st_pauls_square import square_below
from places.warehouse_room import boards, joists, old_brick, windows
from studio import materials, new_scene
from studio.camera import look
from studio.decoration import (
    curtains, downlights, floor_lamp, pendant, picture, pot_plant, rug, table_lamp, vase,
)  # fmt: skip
from studio.fittings import bath, island, kitchen_run, refrigerator, shower, toilet, towel_rail, vanity
from studio.furniture import (
    CLAY, INK, OAK, OLIVE, SAND, WALNUT, armchair, bed, bedside_table, bookcase, coffee_table, dining_set, sofa, stool,
    wardrobe,
)  # fmt: skip
from studio.people import person
from studio.room import WALL_THICKNESS, Opening, Room, build_room
from studio.shot import Bounces, Pictures, Shot
from studio.sky import hang

PORTRAIT = {"width": 1920, "height": 2400}
INDOORS = Bounces(most=7, diffuse=4, glossy=3, transparent=12)
HEIGHT = 3.4
FLOOR = 7.9
"""The second floor's height above the square."""
NET = ("#d8d0c2", "#7b3f31", "#2c3a40")
"""What rugs are woven of."""


def _begin(seed: int, azimuth: float, depth: float) -> None:
    """Begin a scene with the light of a fine morning, and the square below the windows."""
    new_scene(seed)
    hang("birmingham_day", azimuth=azimuth, seed=5, sun_elevation=30, sun_power=3.4)
    square_below(depth + WALL_THICKNESS, FLOOR)


def _north(left: float, width: float, sill: float = 0.55, head: float = 2.95) -> Opening:
    return Opening("north", left, width, sill, head, "void")


def st_pauls_3() -> Shot:
    """The living room: three tall windows in a brick wall, joists, an iron column, and friends on a visit."""
    width, depth = 7.4, 6.2
    _begin(73, 322, depth)
    room = Room(width, depth, HEIGHT, (_north(0.55, 1.7), _north(2.85, 1.7), _north(5.15, 1.7)), without=("south",),
                floor=boards(), wall=old_brick(), accent_wall="west", accent=materials.plain("#e9e3d7", 0.9),
                ceiling=materials.planks("#e8e1d3", 0.16, 3.0, 0.6))  # fmt: skip
    build_room(room)
    windows(room)
    joists(room, 4.6, 4.66)
    rug((3.5, 3.2, 0.01), 0, (3.6, 2.6), NET)
    sofa((width - 0.65, 2.7, 0), -90, 2.5, SAND, CLAY)
    armchair((1.75, 4.1, 0), 65, "#2f4a46", OAK)
    armchair((1.6, 2.7, 0), 95, "#2f4a46", OAK)
    coffee_table((3.7, 3.1, 0))
    bookcase((0.2, 1.6, 0), 90, 1.6, 2.3, WALNUT)
    picture((0.02, 3.7, 1.75), 90, (1.5, 1.05), seed=11)
    picture((width - 0.02, 2.7, 1.85), -90, (1.6, 1.1), seed=6)
    floor_lamp((width - 0.45, 4.4, 0), 5.0)
    pot_plant((0.5, 5.55, 0), "broad", 1.9, "#4a4f52")
    pot_plant((2.5, 5.85, 0), "straps", 0.95)
    pendant((3.6, 3.1, HEIGHT - 0.2), 0.85, "#c9b48a", 6.0)
    soft_light((3.7, depth - 0.3, 1.8), (6.0, 2.3), 0, 210)
    person("sitting_talking", (width - 0.82, 3.2, 0.0), 190, "blouse", "dark")
    person("sitting", (1.72, 2.7, -0.03), 8, "jumper")
    person("standing", (4.25, 5.1, 0.0), 80, "blue_shirt", "brown")
    look((3.95, -1.5, 1.4), (3.55, 6, 1.5), 22.5, rise=0.015)
    return Shot(samples=64, exposure=1.1, brightest_bounce=3.0, bounces=INDOORS)


def st_pauls_4() -> Shot:
    """The kitchen: green units on a plastered wall, an island, and a table by the windows."""
    width, depth = 4.9, 7.0
    _begin(74, 320, depth)
    room = Room(width, depth, HEIGHT, (_north(0.6, 1.65), _north(2.75, 1.65)), without=("south",),
                floor=boards(), wall=old_brick(), accent_wall="west", accent=materials.plain("#e9e3d7", 0.9),
                ceiling=materials.planks("#e8e1d3", 0.16, 3.0, 0.6))  # fmt: skip
    build_room(room)
    windows(room)
    joists(room, 4.4)
    kitchen_run((0.01, 2.7, 0), 90, 3.6, "#2f4640", OAK)
    refrigerator((0.02, 0.45, 0), 90)
    island((2.1, 2.5, 0), 90, 2.2, "#2f3a40", "#e4e0d8")
    for y in (1.8, 2.5, 3.2):
        stool((2.77, y - 0.1, 0), -90, CLAY)
        pendant((2.05, y, HEIGHT - 0.2), 0.95, "#c9b48a", 6.0)
    dining_set((2.75, 5.35, 0), 0, 4, INK, OAK)
    pendant((2.75, 5.35, HEIGHT - 0.2), 1.05, "#b98f5e", 8.0)
    picture((width - 0.02, 2.8, 1.75), -90, (1.4, 1.0), seed=7)
    pot_plant((4.45, 6.5, 0), "broad", 1.7, "#4a4f52")
    pot_plant((0.45, 6.55, 0), "straps", 1.1)
    soft_light((2.45, depth - 0.3, 1.8), (4.0, 2.3), 0, 190)
    person("listening", (1.15, 2.9, 0.0), 10, "blouse", "dark")
    person("phone", (4.1, 5.0, 0.0), 215, "jumper", "brown")
    look((3.35, -1.5, 1.45), (2.25, 7, 1.5), 27, rise=-0.03)
    return Shot(**PORTRAIT, samples=64, exposure=1.0, brightest_bounce=3.0, bounces=INDOORS)


def st_pauls_5() -> Shot:
    """The bedroom early in the day, its bed against the brick."""
    width, depth = 4.6, 5.3
    _begin(75, 324, depth)
    room = Room(width, depth, HEIGHT, (_north(0.5, 1.5), _north(2.6, 1.5)), without=("south",), floor=boards(),
                accent_wall="west", accent=old_brick(),
                ceiling=materials.planks("#e8e1d3", 0.16, 3.0, 0.6))  # fmt: skip
    build_room(room)
    windows(room)
    joists(room)
    curtains((2.3, depth - 0.03, 0), 0, 4.4, 3.1, "#cfc3b0", 0.1)
    rug((2.0, 2.5, 0.01), 0, (3.2, 2.6), NET)
    bed((1.2, 2.5, 0), 90, 1.8, "#ece7dc", CLAY, "#5b6a63")
    for y in (1.2, 3.8):
        bedside_table((0.26, y, 0), 90)
        table_lamp((0.26, y, 0.5), 5.0)
    picture((0.02, 2.5, 2.0), 90, (1.5, 0.85), seed=9)
    wardrobe((width - 0.31, 1.5, 0), -90, 2.2, 2.5, "#cfc8ba")
    armchair((width - 0.8, 4.3, 0), -35, OLIVE, OAK)
    pot_plant((0.5, 4.85, 0), "broad", 1.6, "#4a4f52")
    pendant((2.3, 2.5, HEIGHT - 0.2), 0.7, "#c9b48a", 5.0)
    soft_light((2.3, depth - 0.3, 1.8), (3.8, 2.3), 0, 170)
    look((3.2, -1.55, 1.4), (1.85, 5, 1.5), 28, rise=-0.03)
    return Shot(**PORTRAIT, samples=64, exposure=1.0, brightest_bounce=3.0, bounces=INDOORS)


def st_pauls_6() -> Shot:
    """The bathroom: a bath below the many-paned window, brick behind the vanity."""
    width, depth = 3.0, 3.6
    _begin(76, 328, depth)
    floor = materials.tiles("#3f4a49", "#39433f", "#2b3130", 0.3, 0.3, 0.0, 0.3, 0.004)
    room = Room(width, depth, 3.0, (_north(0.55, 1.9, 0.95, 2.7),), without=("south",), floor=floor,
                wall=materials.brick("#e6e2d8", "#dedacf", "#b8b2a6", 0.2, 0.1, 0.005), accent_wall="west",
                accent=old_brick(), skirting=False, cove=1.4)  # fmt: skip
    build_room(room)
    windows(room)
    vanity((0.005, 1.5, 0), 90, 1.3, OAK, 5.0)
    bath((1.5, 2.95, 0), 0)
    shower((width - 0.005, 0.75, 0), -90, 1.3, 0.9)
    toilet((width - 0.005, 1.85, 0), -90)
    towel_rail((0.005, 2.65, 0), 90, "#7d8f80")
    rug((1.5, 2.05, 0.01), 0, (1.5, 0.7), NET)
    pot_plant((2.65, 3.3, 0), "broad", 1.3, "#4a4f52")
    vase((0.3, 1.95, 0.87), 0.26)
    downlights((0.5, 0.4), (2.5, 2.6), 3.0, 1.0, 12.0)
    soft_light((1.5, depth - 0.25, 1.8), (1.8, 1.5), 0, 65)
    look((1.85, -1.5, 1.45), (1.4, 3, 1.45), 27, rise=-0.01)
    return Shot(**PORTRAIT, samples=64, exposure=0.9, brightest_bounce=3.0, bounces=INDOORS)


PICTURES: Pictures = {
    "st-pauls-3": st_pauls_3,
    "st-pauls-4": st_pauls_4,
    "st-pauls-5": st_pauls_5,
    "st-pauls-6": st_pauls_6,
}
