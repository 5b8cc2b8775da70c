"""Inside an apartment of Brum Height 7: brick and timber, and doors that open to the corner balcony."""

from places.brum_height_7 import bricks, timber
from places.brum_height_7_view import corner_balcony, lekki_below
from places.daylight import soft_light
from studio import materials, new_scene
from studio.camera import look
from studio.decoration import (
    air_conditioner, ceiling_fan, curtains, floor_lamp, picture, pot_plant, rug, table_lamp, vase,
)  # fmt: skip
from studio.furniture import CLAY, IROKO, OLIVE, SAND, armchair, coffee_table, sideboard, sofa
from studio.people import person
from studio.room import WALL_THICKNESS, Opening, Room, build_room
from studio.shot import Bounces, Pictures, Shot
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


PICTURES: Pictures = {"brum-height-7-4": brum_height_7_4}
