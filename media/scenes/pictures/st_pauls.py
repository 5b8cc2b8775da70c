"""St Paul's Square, Birmingham: a red-brick building of four storeys and a mansard, facing a garden square."""

from places.bicycle import bicycle
from places.birmingham_canal import LEFT_BANK, RIGHT_BANK, TOWPATH_END, WATER, canal, narrowboat
from places.estate_parts import lamp_light
from places.st_pauls_house import FRONT, neighbours, st_pauls_house
from places.st_pauls_square import FAR_LANE, NEAR_LANE, SETTS_HEIGHT, garden, parked_cars, street
from studio import materials, new_scene
from studio.camera import look
from studio.people import parent_and_child, person
from studio.plants import hedge, shrub, tree
from studio.scene import randomness
from studio.shot import Mist, Pictures, Shot
from studio.sky import Sky, hang
from studio.street import PAVEMENT_HEIGHT, bench, distant_town, ground, heritage_lamp
from studio.vehicles import car

PORTRAIT = {"width": 1920, "height": 2400}


def _square(lit: float = 0.1, strength: float = 1.0, lamps: float = 0.0, wet: bool = False) -> None:
    """Build the house, its neighbours, the street and the garden; `lit` and `lamps` are for the evening."""
    st_pauls_house(lit, strength, max(3.0, lamps))
    neighbours(lit * 0.8)
    street(wet, lamps)
    garden(lamps)


def _day_mist(sky: Sky) -> Mist:
    return Mist(sky.mist_colour(), start=60, distance=600)


def _at_the_front() -> None:
    """Put people and cars before the house as both leads show it."""
    tree("plane", (4.6, -24.4, 0), 1.0)
    parked_cars((("hatchback", -8.5, True, "#23303f"), ("suv", -16.5, True, "#b9bcbd"),
                 ("saloon", 6.6, True, "#5d1c20"), ("hatchback", -24.0, True, "#d8d6cf")))  # fmt: skip
    person("strolling", (-4.4, -10.5, PAVEMENT_HEIGHT), 10, "overcoat", "dark")
    person("walking", (-5.0, -10.9, PAVEMENT_HEIGHT), 8, "wool_coat", "brown")
    parent_and_child((1.5, -10.5, PAVEMENT_HEIGHT), 186, "camel_coat", "child_coat")
    person("shoulder_bag", (-13.5, -10.6, PAVEMENT_HEIGHT), 178, "raincoat")
    person("phone", (0.75, -9.0, PAVEMENT_HEIGHT + 0.22), -80, "jumper")


def st_pauls_lead() -> Shot:
    """The front at a slant from beneath the trees of the square, on a bright afternoon."""
    new_scene(70)
    sky = hang("birmingham_day", azimuth=226, seed=4)
    _square()
    _at_the_front()
    look((9.0, -21.0, 1.65), (-0.4, FRONT, 6.0), 22, rise=0.25)
    return Shot(**PORTRAIT, samples=40, exposure=0.2, mist=_day_mist(sky))


def st_pauls_lead_dusk() -> Shot:
    """The same front in the evening, with lights behind its windows."""
    new_scene(70)
    sky = hang("birmingham_dusk", azimuth=282, seed=3)
    _square(lit=0.55, strength=2.0, lamps=14.0, wet=True)
    _at_the_front()
    _door_lights()
    look((9.0, -21.0, 1.65), (-0.4, FRONT, 6.0), 22, rise=0.25)
    return Shot(**PORTRAIT, exposure=0.9, mist=_day_mist(sky))


def _door_lights() -> None:
    """Light the porch, and the pavement below the street's lamps."""
    lamp_light((0, FRONT - 0.55, 3.9), 90)
    for x in (-20, 9.5):
        lamp_light((x, -11.4, 3.6), 160)


def st_pauls_1() -> Shot:
    """The whole front, from the path through the garden square, on a bright afternoon."""
    new_scene(71)
    sky = hang("birmingham_day", azimuth=222, seed=4)
    _square()
    tree("plane", (-9.8, -29.5, 0), 0.95)
    tree("plane", (12.2, -28.5, 0), 1.0)
    parked_cars((("hatchback", -9.5, True, "#23303f"), ("suv", 10.5, True, "#b9bcbd"),
                 ("saloon", 17.0, True, "#5d1c20")))  # fmt: skip
    person("strolling", (1.3, -30.2, SETTS_HEIGHT), 96, "overcoat", "dark")
    person("walking", (0.6, -30.4, SETTS_HEIGHT), 92, "wool_coat", "brown")
    parent_and_child((-1.9, -26.6, SETTS_HEIGHT), -84, "camel_coat", "child_coat")
    person("sitting_talking", (-3.7, -29.1, 0), -12, "raincoat")
    person("sitting", (-3.7, -29.9, 0), 8, "parka")
    person("shoulder_bag", (5.6, -10.4, PAVEMENT_HEIGHT), 176, "jumper")
    look((1.1, -39.5, 1.7), (0, 0, 9.0), 25, rise=0.12)
    return Shot(samples=40, exposure=0.2, mist=_day_mist(sky))


def st_pauls_2() -> Shot:
    """Along the street in the afternoon: the front on the right, the trees of the square on the left."""
    new_scene(72)
    sky = hang("birmingham_day", azimuth=228, seed=9)
    _square()
    for x in (14.0, 2.0, -12.0):
        tree("plane", (x, -24.6, 0), 1.0)
    parked_cars((("hatchback", 4.0, True, "#23303f"), ("suv", -8.5, True, "#b9bcbd"),
                 ("saloon", -14.5, True, "#5d1c20"), ("hatchback", 7.0, False, "#d8d6cf"),
                 ("saloon", -3.0, False, "#2f3a33")))  # fmt: skip
    car("suv", (-24.0, FAR_LANE - 1.4, 0.01), 0, "#2b4258", british=True)
    person("walking", (19.0, -20.0, PAVEMENT_HEIGHT), 178, "overcoat", "dark")
    person("strolling", (18.7, -19.3, PAVEMENT_HEIGHT), 182, "wool_coat", "brown")
    parent_and_child((10.0, -10.4, PAVEMENT_HEIGHT), 4, "camel_coat", "child_coat")
    bicycle((11.5, NEAR_LANE + 1.2, 0.01), 180, 1.05, "#2f5d4a")
    person("riding", (11.5, NEAR_LANE + 1.2, 0.01), 180, "parka")
    look((26.5, -20.2, 1.7), (-3, FRONT, 8.2), 21, rise=0.135)
    return Shot(samples=40, exposure=0.5, mist=_day_mist(sky))


def st_pauls_7() -> Shot:
    """The front at dusk after rain, its windows mirrored in the road."""
    new_scene(77)
    sky = hang("birmingham_dusk", azimuth=278, seed=6)
    _square(lit=0.6, strength=2.2, lamps=14.0, wet=True)
    _door_lights()
    parked_cars((("hatchback", 13.5, True, "#23303f"), ("suv", 20.0, True, "#8b1f22")))
    person("walking", (-5.0, -10.3, PAVEMENT_HEIGHT), 4, "overcoat", "dark")
    person("strolling", (-4.6, -10.9, PAVEMENT_HEIGHT), 2, "raincoat")
    person("standing", (0.5, -8.9, PAVEMENT_HEIGHT + 0.22), -100, "wool_coat", "brown")
    look((-10.5, -19.6, 1.1), (0.6, FRONT, 6.0), 22, rise=0.15)
    return Shot(**PORTRAIT, exposure=0.95, mist=_day_mist(sky))


def st_pauls_8() -> Shot:
    """The entrance: a couple comes home, a bicycle leans at the railings."""
    new_scene(78)
    sky = hang("birmingham_day", azimuth=236, seed=5)
    _square()
    person("talking", (-0.75, -10.15, PAVEMENT_HEIGHT), 40, "overcoat", "dark")
    person("listening", (0.1, -9.75, PAVEMENT_HEIGHT), 208, "wool_coat", "brown")
    bicycle((2.95, -9.86, PAVEMENT_HEIGHT), 4, 1.08, "#2f5d4a")
    look((1.0, -15.7, 1.55), (0.15, FRONT, 3.4), 28, rise=0.18)
    return Shot(**PORTRAIT, samples=40, exposure=0.25, mist=_day_mist(sky))


def st_pauls_9() -> Shot:
    """In the garden of the square: people on a bench below plane trees, and the house behind them."""
    new_scene(79)
    sky = hang("birmingham_day", azimuth=250, seed=8)
    _square()
    tree("plane", (7.6, -32.6, 0), 1.0)
    tree("plane", (-8.0, -29.0, 0), 0.9)
    person("sitting_talking", (3.7, -37.1, 0), 192, "wool_coat", "brown")
    person("sitting", (3.7, -37.9, 0), 172, "parka", "dark")
    parent_and_child((-0.9, -31.5, SETTS_HEIGHT), -82, "camel_coat", "child_coat")
    person("strolling", (1.2, -27.0, SETTS_HEIGHT), 94, "overcoat")
    look((-1.6, -44.5, 1.55), (3.2, -30, 5.0), 25, rise=0.19)
    return Shot(**PORTRAIT, samples=40, exposure=0.3, mist=_day_mist(sky))


def st_pauls_10() -> Shot:
    """The canal nearby: its bridge, a narrowboat, and who walks along the water."""
    new_scene(80)
    sky = hang("birmingham_day", azimuth=198, seed=7, sun_elevation=42)
    ground(materials.soil(), height=-1.4)
    canal()
    narrowboat((RIGHT_BANK - 1.3, 15.0, WATER), 90, ("#20324f", "#b08a3a"))
    narrowboat((RIGHT_BANK - 1.3, 44.0, WATER), 90)
    distant_town(-160, 160, 200, (14, 30))
    for y in (9.5, 25.0, 44.0):
        heritage_lamp((LEFT_BANK - 0.95, y, 0.02))
    for y, scale in ((28.0, 0.95), (55.0, 1.0)):
        tree("birch", (TOWPATH_END - 1.3, y, 0), scale)
    hedge((TOWPATH_END - 0.6, -4, 0), (TOWPATH_END - 0.6, 30, 0), 0.8, 0.7, "#4f6f2d", "#2b451c")
    for index in range(12):
        flower = ("#b8587a", "#d9d4c4", "")[index % 3]
        shrub((TOWPATH_END - 1.5, -1 + index * 2.4, 0), randomness.uniform(0.4, 0.6), flower, leaf=0.05)
    bench((TOWPATH_END + 0.3, 13.0, 0.02), 90)
    person("sitting", (TOWPATH_END + 0.42, 13.0, 0.02), -10, "jumper")
    person("strolling", (-5.0, 6.2, 0.02), 92, "overcoat", "dark")
    person("walking", (-5.7, 6.0, 0.02), 88, "wool_coat", "brown")
    parent_and_child((-5.3, 19.0, 0.02), -92, "camel_coat", "child_coat")
    look((-3.8, -3.6, 1.6), (-0.6, 30, 4.2), 25, rise=0.11)
    return Shot(**PORTRAIT, samples=40, exposure=0.45, mist=Mist(sky.mist_colour(), start=40, distance=500))


PICTURES: Pictures = {
    "st-pauls-lead": st_pauls_lead,
    "st-pauls-lead-dusk": st_pauls_lead_dusk,
    "st-pauls-1": st_pauls_1,
    "st-pauls-2": st_pauls_2,
    "st-pauls-7": st_pauls_7,
    "st-pauls-8": st_pauls_8,
    "st-pauls-9": st_pauls_9,
    "st-pauls-10": st_pauls_10,
}
