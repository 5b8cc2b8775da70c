"""Apartments of Bloom Towers on a high floor: rooms with glass from floor to ceiling, and the lagoon behind it."""

from places.bloom_apartment import GLASS_HEAD, ROOM_HEIGHT, above_the_garden, daylight, decking, high_above_ikate
from studio import materials, new_scene
from studio.camera import look
from studio.decoration import (
    curtains,
    downlights,
    floor_lamp,
    pendant,
    picture,
    pot_plant,
    rug,
    table_lamp,
    vase,
)
from studio.fittings import bath, island, kitchen_run, towel_rail, vanity
from studio.furniture import (
    armchair,
    bed,
    bedside_table,
    bookcase,
    chair,
    coffee_table,
    desk,
    dining_set,
    office_chair,
    sideboard,
    sofa,
    stool,
)
from studio.people import person
from studio.room import Opening, Room, build_room
from studio.shot import Bounces, Mist, Pictures, Shot
from studio.sky import Sky, hang

INDOORS = Bounces(most=8, diffuse=4, glossy=3, transmission=4, transparent=12)


def _morning() -> Sky:
    return hang("lagos_morning", azimuth=72, seed=4, haze_height=5)


def _indoors(sky: Sky, exposure: float) -> Shot:
    return Shot(
        1920, 2400, samples=48, exposure=exposure, mist=Mist(sky.mist_colour(), start=150, distance=2400),
        bounces=INDOORS, bloom=0.08,
    )  # fmt: skip


def bloom_towers_4() -> Shot:
    """The living room in the morning, the lagoon behind its glass, somebody at the window."""
    new_scene(84)
    sky = _morning()
    width, depth = 8.4, 6.6
    high_above_ikate(width, depth)
    decking(width, depth)
    daylight(width, depth, 120.0)
    openings = (
        Opening("north", 0.25, width - 0.5, 0.0, GLASS_HEAD, "sliding", 4),
        Opening("east", 0.25, 4.8, 0.0, GLASS_HEAD, "sliding", 2),
    )
    timber = materials.planks("#8a6343", 0.12, 3.0, 0.45, upright=True)
    build_room(Room(width, depth, ROOM_HEIGHT, openings, accent_wall="west", accent=timber, cove=1.5))
    rug((2.9, 3.9, 0), 90, (3.4, 2.5), ("#d8cdb8", "#a5603f", "#3d5552"))
    sofa((0.75, 3.7, 0), 90, 2.6, "#d8cfbf", "#a5603f")
    armchair((4.5, 5.0, 0), -62)
    armchair((5.15, 3.55, 0), -82)
    coffee_table((2.55, 3.7, 0.012))
    floor_lamp((0.45, 5.55, 0), 6.0)
    pot_plant((0.55, 6.05, 0), "broad", 1.7)
    picture((0.02, 3.7, 1.72), 90, (1.5, 1.0), seed=3)
    curtains((width / 2, depth - 0.05, 0), 0, width - 0.3, GLASS_HEAD, "#e8e1d3", 0.05)
    person("standing", (3.6, 5.85, 0), 80, "sundress")
    look((6.9, 0.75, 1.5), (2.9, 6.6, 1.4), 24, rise=-0.05)
    return _indoors(sky, 0.85)


def bloom_towers_5() -> Shot:
    """A bedroom: the bed towards the glass, the lagoon in the first light."""
    new_scene(85)
    sky = _morning()
    width, depth = 4.9, 4.8
    high_above_ikate(width, depth, 8.8)
    decking(width, depth)
    daylight(width, depth, 65.0)
    openings = (Opening("north", 0.2, width - 0.4, 0.0, GLASS_HEAD, "sliding", 3),)
    panels = materials.planks("#8a6343", 0.6, 3.0, 0.45, upright=True)
    build_room(Room(width, depth, ROOM_HEIGHT, openings, accent_wall="west", accent=panels, cove=1.5))
    rug((2.6, 2.3, 0), 90, (3.0, 2.4), ("#d8cdb8", "#7d8a78", "#a5603f"))
    bed((1.17, 2.35, 0), 90, 1.8, "#efeae0", "#a5603f", "#b9a98c")
    for y in (0.85, 3.85):
        bedside_table((0.3, y, 0), 90)
        table_lamp((0.28, y, 0.5), 6.0)
    picture((0.02, 2.35, 1.95), 90, (1.5, 0.8), seed=7)
    chair((4.3, 4.1, 0), -50, "#7d8a78")
    pot_plant((4.45, 2.9, 0), "straps", 1.0)
    curtains((width / 2, depth - 0.05, 0), 0, width - 0.2, GLASS_HEAD, "#e8e1d3", 0.12, sheer=False)
    look((4.35, 0.35, 1.45), (1.5, 4.6, 1.25), 22, rise=-0.06)
    return _indoors(sky, 0.85)


def bloom_towers_7() -> Shot:
    """Kitchen and dining table beside the glass."""
    new_scene(87)
    sky = _morning()
    width, depth = 8.0, 6.0
    high_above_ikate(width, depth, 2.0)
    decking(width, depth)
    daylight(width, depth, 65.0)
    openings = (Opening("north", 0.25, width - 0.5, 0.0, GLASS_HEAD, "sliding", 4),)
    build_room(Room(width, depth, ROOM_HEIGHT, openings, floor=materials.planks("#a88c68", 0.18, 2.2, 0.35)))
    kitchen_run((0.02, 2.6, 0), 90, 4.2, "#5d6b58")
    island((2.55, 2.5, 0), 90, 2.6)
    for y in (1.6, 2.5, 3.4):
        stool((3.35, y, 0), -90)
        pendant((2.55, y, ROOM_HEIGHT), 1.0, glow=8.0)
    dining_set((4.9, 4.5, 0), 90, 6)
    pendant((4.9, 4.5, ROOM_HEIGHT), 1.1, glow=8.0)
    vase((4.9, 4.5, 0.75), 0.32)
    pot_plant((0.6, 5.4, 0), "broad", 1.8)
    sideboard((6.6, 0.3, 0), 180)
    person("phone", (1.35, 3.3, 0), -20, "blouse")
    look((6.35, 1.15, 1.5), (2.2, 4.6, 1.3), 23, rise=-0.04)
    return _indoors(sky, 0.85)


def bloom_towers_9() -> Shot:
    """A bathroom: the bath stands at the glass, above the lagoon."""
    new_scene(89)
    sky = _morning()
    width, depth = 3.6, 3.7
    high_above_ikate(width, depth, 5.0)
    daylight(width, depth, 42.0)
    stone = materials.marble("#d9d3c8", "#a59a8c", 0.25)
    openings = (Opening("north", 0.15, width - 0.3, 0.0, GLASS_HEAD, "window", 2),)
    floor = materials.tiles("#b9ad9c", "#afa392", "#8d8273", 0.9, 0.9, 0.0, 0.35, 0.003)
    build_room(Room(width, depth, ROOM_HEIGHT, openings, floor=floor, wall=stone, skirting=False))
    bath((1.75, 2.85, 0), 0)
    vanity((0.02, 1.25, 0), 90, 1.5, lit=3.0)
    towel_rail((3.58, 1.9, 0), -90, "#c98a63")
    stool((2.95, 2.75, 0), 0, "#a5603f", 0.45)
    pot_plant((0.45, 3.3, 0), "broad", 1.5)
    rug((1.8, 1.9, 0), 0, (1.3, 0.75), ("#e3dccd", "#a5603f", "#7d8a78"))
    look((3.2, 0.3, 1.45), (1.25, 3.7, 1.15), 20, rise=-0.06)
    return _indoors(sky, 0.85)


def bloom_towers_10() -> Shot:
    """An office in the podium, desks along the glass, palms and trees of the garden behind the fins."""
    new_scene(90)
    sky = hang("lagos_morning", azimuth=80, seed=4)
    width, depth, height = 11.0, 7.5, 3.3
    above_the_garden(width, depth)
    daylight(width, depth, 260.0)
    openings = (Opening("north", 0.2, width - 0.4, 0.25, 3.0, "window", 8),)
    floor = materials.planks("#b7a387", 0.2, 1.6, 0.42)
    ceiling = materials.concrete("#dcd8cf")
    build_room(Room(width, depth, height, openings, floor=floor, ceiling=ceiling))
    for x in (1.6, 3.9, 6.2, 8.5):
        desk((x, 6.3, 0), 0, 1.7)
        office_chair((x, 5.55, 0), 180)
    for x, outfit in ((3.9, "white_shirt"), (8.5, "office_dress")):
        person("sitting", (x, 5.6, 0.0), 90, outfit)
    dining_set((3.0, 2.6, 0), 90, 6, "#3d5552", laid=False)
    pendant((3.0, 2.6, height), 1.1, glow=8.0)
    person("showing", (4.9, 3.7, 0), 62, "trouser_suit")
    person("listening", (5.5, 4.75, 0), -118, "blue_shirt")
    bookcase((0.2, 3.2, 0), 90, 2.4, 2.2)
    pot_plant((0.6, 5.6, 0), "broad", 1.9)
    pot_plant((8.35, 3.6, 0), "straps", 1.2)
    downlights((0.8, 0.8), (width - 0.8, depth - 1.2), height, 1.8, 10.0)
    look((8.3, 0.9, 1.55), (4.2, 6.2, 1.4), 24, rise=-0.05)
    return _indoors(sky, 0.85)


PICTURES: Pictures = {
    "bloom-towers-4": bloom_towers_4,
    "bloom-towers-5": bloom_towers_5,
    "bloom-towers-7": bloom_towers_7,
    "bloom-towers-9": bloom_towers_9,
    "bloom-towers-10": bloom_towers_10,
}
