"""Inside a home at Citadel Views: rooms that open to the garden and the street, in morning light."""

import bpy

from places.citadel_garden import front_gardens, verge_palms
from places.citadel_street import HOUSE_LINE, PLOT_WIDTH, Plot, homes, street
from places.daylight import soft_light
from places.estate_parts import perimeter_wall
from places.lagos_green import woods
from studio import materials, new_scene
from studio.camera import look
from studio.decoration import (
    air_conditioner, ceiling_fan, curtains, floor_lamp, mirror, pendant, picture, pot_plant, rug, table_lamp,
    television, vase,
)  # fmt: skip
from studio.fittings import bath, island, kitchen_run, refrigerator, shower, towel_rail, vanity
from studio.furniture import (
    CLAY, IROKO, OLIVE, SAND, armchair, bed, bedside_table, chest, coffee_table, sideboard, sofa, stool,
)  # fmt: skip
from studio.mesh import Mesh
from studio.people import person
from studio.plants import banana, bougainvillea, frangipani, lawn, shrub, straps
from studio.railing import railing
from studio.room import Opening, Room, build_room
from studio.scene import randomness
from studio.shot import Bounces, Pictures, Shot
from studio.sky import hang
from studio.street import ground

INDOORS = Bounces(most=7, diffuse=4, glossy=3, transparent=12)


def _garden_and_street(wall: float) -> None:
    """Lay what is seen from a room whose glass is on y = `wall`: porch, garden, the street and its homes."""
    ground(materials.grass("#65773a", "#48602a", "#8a8248", 0.3))
    middle = wall + HOUSE_LINE
    street(-114, 126, middle)
    plots = (Plot(-15, middle, finish=1), Plot(-15 + PLOT_WIDTH, middle, car="#b6babd"), Plot(21, middle, finish=2))
    homes(plots)
    front_gardens(plots, detailed=False)
    verge_palms(-54, 60, middle, 9)
    woods((-70, middle + 40), (80, middle + 70), 40)
    mesh = Mesh("Porch")
    mesh.box((-3, wall + 0.2, -0.3), (9, wall + 2.4, -0.02), materials.tiles("#bfb3a1", "#b1a593", "#8b8071", 0.6, 0.6))
    mesh.box((-3, wall + 0.2, 2.95), (9, wall + 2.4, 3.2), materials.plain("#efebe2", 0.7))
    mesh.place()
    lawn((-6, wall + 3.4), (12, wall + 6.6), -0.03)
    for index in range(13):
        x = -3 + index * 0.9
        flower = randomness.choice(("#c21f72", "#e2722a", ""))
        shrub((x, wall + 2.9, 0), randomness.uniform(0.28, 0.42), flower, leaf=0.06)
    straps((-1.2, wall + 2.8, 0), 0.8)
    frangipani((-2.0, wall + 5.0, 0), 1.2)


def citadel_views_4() -> Shot:
    """The living room in the morning, open to the porch and the street with its palms."""
    new_scene(34)
    hang("lagos_morning", azimuth=328, seed=3, sun_elevation=32)
    width, depth, height = 5.4, 6.6, 2.95
    floor = materials.tiles("#d8cfc0", "#d2c8b8", "#b9ae9d", 0.8, 0.8, 0.0, 0.22, 0.003)
    doors = Opening("north", 0.7, 4.0, 0.0, 2.55, "sliding", 3)
    build_room(Room(width, depth, height, (doors,), without=("south",), floor=floor, accent_wall="west",
                    accent=materials.plain("#a8674a", 0.85, 0.0, 0.05), cove=1.5))  # fmt: skip
    _garden_and_street(depth)
    curtains((width / 2, depth - 0.12, 0), 0, 4.9, 2.7, "#e6ddcc", 0.14, sheer=False)
    rug((2.85, 3.75, 0.01), 90, (2.9, 2.4))
    sofa((width - 0.6, 3.4, 0), -90, 2.4, SAND, CLAY)
    armchair((1.5, 3.0, 0), 112, OLIVE)
    coffee_table((2.75, 3.4, 0), 0)
    sideboard((0.3, 4.4, 0), 90, 1.8)
    television((0.04, 4.4, 1.4), 90, 1.4)
    vase((0.32, 3.75, 0.72), 0.34)
    picture((width - 0.02, 3.4, 1.65), -90, (1.5, 1.0), seed=3)
    floor_lamp((width - 0.45, 5.3, 0), 4.0)
    pot_plant((0.5, 5.9, 0), "broad", 1.7)
    ceiling_fan((2.7, 3.4, height))
    air_conditioner((width - 0.02, 5.0, 2.45), -90)
    soft_light((2.7, depth - 0.3, 1.4), (3.8, 2.3), 0, 60)
    soft_light((2.7, -0.5, 2.3), (4.0, 1.2), 180, 22, "#fff1de")
    person("sitting_talking", (width - 0.75, 3.95, 0.0), 190, "blouse")
    person("standing", (1.7, depth + 1.2, 0.0), -60, "ankara_shirt")
    look((2.0, 0.55, 1.3), (2.7, 6, 1.45), 20, rise=-0.03)
    return Shot(1920, 2400, samples=64, exposure=1.05, brightest_bounce=3.0, bounces=INDOORS)


def citadel_views_5() -> Shot:
    """The kitchen: an island under two pendants, and doors to the side garden with its bougainvillea."""
    new_scene(35)
    hang("lagos_morning", azimuth=288, seed=3, sun_elevation=38)
    width, depth, height = 4.6, 5.4, 2.95
    floor = materials.tiles("#d8cfc0", "#d2c8b8", "#b9ae9d", 0.8, 0.8, 0.0, 0.22, 0.003)
    doors = Opening("west", 1.5, 2.6, 0.0, 2.5, "sliding", 2)
    build_room(Room(width, depth, height, (doors,), without=("south",), floor=floor, cove=1.2))
    _side_garden(depth)
    kitchen_run((1.9, depth - 0.31, 0), 0, 3.6, "#4f5d50", IROKO, "#e0dbd0", 2.0)
    refrigerator((4.1, depth - 0.36, 0))
    island((2.25, 3.1, 0), 0, 2.3, "#8a5a3c", "#e9e4da")
    for x in (1.55, 2.25, 2.95):
        stool((x, 2.4, 0), 180, "#c9b48a")
    for x in (1.7, 2.8):
        pendant((x, 3.1, height), 1.0, glow=5.0)
    vase((3.05, 3.15, 0.92), 0.3)
    pot_plant((0.45, 4.45, 0), "straps", 1.1)
    person("standing", (1.5, 4.05, 0), -62, "ankara_dress")
    soft_light((0.3, 2.8, 1.3), (2.5, 2.2), 90, 45)
    soft_light((2.3, -0.5, 2.3), (4.0, 1.2), 180, 25, "#fff1de")
    look((3.75, 0.3, 1.35), (1.95, 4, 1.4), 20.5, rise=-0.02)
    return Shot(1920, 2400, samples=64, exposure=0.85, brightest_bounce=3.0, bounces=INDOORS)


def _side_garden(depth: float) -> None:
    """Lay what is seen through doors on the west: a terrace, a strip of garden, the wall and what grows over it."""
    ground(materials.grass("#65773a", "#48602a", "#8a8248", 0.3))
    mesh = Mesh("Terrace")
    mesh.box((-1.8, -2, -0.2), (-0.22, depth + 2, -0.02), materials.tiles("#bfb3a1", "#b1a593", "#8b8071", 0.6, 0.6))
    mesh.place()
    perimeter_wall((-4.6, -8), (-4.6, depth + 12), 2.2, wire=False)
    bougainvillea((-4.48, -8, 0), (-4.48, depth + 12, 0), 2.2, "#c21f72", 0.8)
    banana((-3.2, 3.4, 0))
    banana((-3.4, 7.2, 0), 0.9)
    for index in range(9):
        straps((-2.4, -1 + index * 1.1, 0), randomness.uniform(0.4, 0.7))
    woods((-40, -14), (-10, depth + 26), 26)


def citadel_views_6() -> Shot:
    """The bedroom over the porch, with the loggia and the crowns of the palms before it."""
    new_scene(36)
    hang("lagos_morning", azimuth=318, seed=5, sun_elevation=34)
    width, depth, height, above = 4.8, 5.0, 2.9, 3.5
    _street_below(depth, above)
    doors = Opening("north", 0.8, 3.2, 0.0, 2.5, "sliding", 2)
    floor = materials.planks("#9a744d", 0.16, 1.6, 0.38)
    build_room(Room(width, depth, height, (doors,), without=("south",), floor=floor, accent_wall="east",
                    accent=materials.planks("#8a623f", 0.12, 2.9, 0.5, upright=True), cove=1.2))  # fmt: skip
    curtains((width / 2, depth - 0.12, 0), 0, 4.2, 2.7, "#ded4c2", 0.17)
    bed((width - 1.15, 2.6, 0), -90, 1.8, "#efeae0", CLAY, SAND)
    for y in (1.35, 3.85):
        bedside_table((width - 0.3, y, 0), -90)
        table_lamp((width - 0.3, y, 0.5), 3.0)
    picture((width - 0.03, 2.6, 1.75), -90, (1.5, 0.9), ("#e6dcc6", "#b4643c", "#d9a066", "#2f4a4a"), seed=7)
    rug((2.2, 2.7, 0.01), 90, (3.0, 2.0), ("#d8cdb8", "#6b6a45", "#a3583c"))
    armchair((1.0, 4.1, 0), 40, OLIVE)
    chest((0.27, 2.2, 0), 90, 1.3)
    mirror((0.03, 2.2, 1.5), 90, 0.5)
    pot_plant((0.45, 4.75, 0), "straps", 1.2)
    ceiling_fan((2.2, 2.6, height))
    air_conditioner((width - 0.02, 4.3, 2.4), -90)
    person("standing", (1.9, depth + 0.85, 0), 60, "sundress")
    soft_light((2.4, depth - 0.3, 1.4), (3.0, 2.3), 0, 45)
    soft_light((2.4, -0.5, 2.2), (4.0, 1.2), 180, 18, "#fff1de")
    look((1.35, -0.15, 1.35), (2.75, 5, 1.4), 20.5, rise=-0.02)
    return Shot(1920, 2400, samples=64, exposure=1.05, brightest_bounce=3.0, bounces=INDOORS)


def _street_below(wall: float, above: float) -> None:
    """Lay the street as it is seen from the first floor, `above` metres over the ground, and build the loggia.

    Everything built before it is lowered: call it before the room is built.
    """
    middle = wall + HOUSE_LINE
    plots = (Plot(-15, middle, finish=1), Plot(-15 + PLOT_WIDTH, middle, car="#b6babd"), Plot(21, middle, finish=2))
    ground(materials.grass("#65773a", "#48602a", "#8a8248", 0.3))
    street(-114, 126, middle)
    homes(plots)
    front_gardens(plots, detailed=False)
    verge_palms(-50, 58, middle, 9, "coconut")
    woods((-70, middle + 40), (80, middle + 70), 40)
    for placed in bpy.context.scene.objects:
        placed.location.z -= above
    mesh = Mesh("Loggia")
    white = materials.plain("#efebe2", 0.6)
    mesh.box((-0.5, wall + 0.2, -0.25), (5.5, wall + 1.6, -0.02), white)
    mesh.box((-0.5, wall + 0.2, 2.95), (5.5, wall + 1.6, 3.2), white)
    for x in (-0.5, 5.2):
        mesh.box((x, wall + 0.2, -0.25), (x + 0.3, wall + 1.6, 3.2), materials.planks("#7d5234", 0.13, 2.6, 0.42))
    railing(mesh, ((-0.2, wall + 1.5, 0), (5.2, wall + 1.5, 0)), "glass", materials.plain("#2a2725", 0.38, 0.5, 0.0))
    mesh.place()


def citadel_views_9() -> Shot:
    """The bathroom: a bath below a window to the palms, terracotta tiles, and a walk-in shower."""
    new_scene(39)
    hang("lagos_morning", azimuth=328, seed=5, sun_elevation=36)
    width, depth, height, above = 3.0, 3.8, 2.8, 3.5
    _street_below(depth, above)
    window = Opening("north", 0.5, 2.0, 0.95, 2.35, "window", 2)
    floor = materials.tiles("#cfc4b2", "#c6baa7", "#a99d8b", 0.6, 0.6, 0.0, 0.25, 0.003)
    wall = materials.tiles("#e9e2d5", "#e4dccd", "#cfc5b4", 0.3, 0.1, 0.0, 0.2, 0.002)
    accent = materials.tiles("#b06a48", "#a86343", "#8a543a", 0.2, 0.067, 0.5, 0.22, 0.002)
    build_room(Room(width, depth, height, (window,), without=("south",), floor=floor, wall=wall, accent_wall="west",
                    accent=accent, skirting=False, cove=1.0))  # fmt: skip
    bath((1.2, depth - 0.62, 0), 0)
    vanity((0, 1.85, 0), 90, 1.4)
    shower((width, 1.6, 0), -90, 1.4, 0.95)
    towel_rail((width, 2.75, 0), -90, "#c98a66")
    pot_plant((width - 0.35, depth - 0.35, 0), "broad", 1.5)
    rug((1.35, 2.15, 0.01), 90, (1.2, 0.7), ("#e2d8c6", "#b4643c", "#8a7a5e"))
    stool((2.45, depth - 0.75, 0), 215, "#c9b48a", 0.46)
    soft_light((1.5, depth - 0.3, 1.7), (1.8, 1.2), 0, 18)
    soft_light((1.5, -0.6, 2.2), (2.6, 1.0), 180, 12, "#fff1de")
    look((1.95, -0.75, 1.35), (1.35, 3, 1.3), 20.5, rise=-0.04)
    return Shot(1920, 2400, samples=64, exposure=1.05, brightest_bounce=3.0, bounces=INDOORS)


PICTURES: Pictures = {
    "citadel-views-4": citadel_views_4,
    "citadel-views-5": citadel_views_5,
    "citadel-views-6": citadel_views_6,
    "citadel-views-9": citadel_views_9,
}
