"""Capital Gardens, Eleko, Lagos: serviced plots behind one wall and one gate, near the sea."""

from places.building_site import block_stack, drum, heap, rising_house, wheelbarrow
from places.capital_gate import capital_gate
from places.capital_land import (
    CROSS_STREETS, HALF_WIDTH, LANE_HALF, LENGTH, building_starts, coast, land_plots, lay_plots, roads,
    walls_and_palms,
)  # fmt: skip
from places.eleko_beach import beach, canoe, palm_belt, sunshade
from places.estate_parts import lamp_light, solar_lamp
from places.lagos_green import woods
from places.road_works import ROAD_HALF, road_works
from places.surveying import instrument, numbered_beacon, pegs_and_string, staff
from studio import materials, new_scene
from studio.camera import look
from studio.mesh import place
from studio.people import parent_and_child, person
from studio.plants import lawn, palm, straps, tree
from studio.scene import randomness
from studio.shot import Mist, Pictures, Shot
from studio.sky import hang
from studio.street import ground, pavement, road
from studio.vehicles import car, keke


def _estate(lamps: float = 0.0, street_light: float = 0.0) -> None:
    """Build the gate, the plots, the roads and the green around them; in the evening, with lights of so many watts."""
    ground(materials.laterite("#94623f", "#a98a63"))
    capital_gate(HALF_WIDTH, lamps)
    lay_plots(land_plots())
    roads(street_light)
    walls_and_palms()
    woods((-HALF_WIDTH - 90, LENGTH + 12), (HALF_WIDTH + 90, LENGTH + 120), 160)


def _arrivals() -> None:
    """Put those who come and go at the gate."""
    car("suv", (3.2, 9.0, 0.02), -90, "#e4e5e6")
    person("guarding", (4.9, -1.6, 0.0), -110, "security")
    person("strolling", (-3.3, -4.5, 0.02), 80, "iro_and_buba")
    person("walking", (-4.2, -4.9, 0.02), 84, "agbada")


def capital_gardens_lead() -> Shot:
    """The gate and the palms of the avenue behind it, on a sunny hazy afternoon."""
    new_scene(51)
    sky = hang("lagos_afternoon", azimuth=212, seed=6)
    _estate()
    _arrivals()
    look((-2.6, -15.0, 1.65), (-0.2, 0, 5.0), 27, rise=0.18)
    return Shot(1920, 2400, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def capital_gardens_lead_dusk() -> Shot:
    """The same gate when its lamps have come on."""
    new_scene(51)
    sky = hang("dusk", azimuth=338, seed=4)
    _estate(lamps=300.0, street_light=700.0)
    _arrivals()
    look((-2.6, -15.0, 1.65), (-0.2, 0, 5.0), 27, rise=0.18)
    return Shot(1920, 2400, samples=64, exposure=0.6, mist=Mist(sky.mist_colour(), start=60, distance=900))


def _estate_from_above() -> None:
    """Build what aerial pictures show: the estate in its woods, with houses begun here and there, and the sea."""
    ground(materials.grass("#536433", "#3d5026", "#7b7744", 0.45, 0.02))
    capital_gate(HALF_WIDTH)
    plots = land_plots()
    lay_plots(plots)
    building_starts(plots)
    roads()
    walls_and_palms()
    pavement((-HALF_WIDTH, 0.2), (HALF_WIDTH, LENGTH - 0.2), materials.laterite("#8f6244", "#a98a63"), 0.005)
    road((-600, -28), (700, -18), surface=materials.asphalt())
    woods((-HALF_WIDTH - 300, -16), (-HALF_WIDTH - 7, LENGTH), 900)
    woods((HALF_WIDTH + 7, -16), (HALF_WIDTH + 340, LENGTH), 1000)
    woods((-480, LENGTH + 7), (660, 470), 2600)
    woods((-320, -110), (420, -36), 160)


def capital_gardens_1() -> Shot:
    """The layout from the air: plots with their beacons, the avenue of palms, the streets of laterite, the wall."""
    new_scene(50)
    sky = hang("lagos_afternoon", azimuth=232, seed=3)
    _estate_from_above()
    coast()
    keke((-8.0, -24.6, 0.02), 0)
    car("suv", (2.2, 60, 0.02), -90, "#d8dadc")
    car("saloon", (40, -20.8, 0.02), 180, "#7b1f22")
    look((-74, -78, 62), (12, 78, 0), 25, level=False)
    return Shot(samples=40, mist=Mist(sky.mist_colour(), start=300, distance=2600, most=0.6))


def capital_gardens_2() -> Shot:
    """Towards the coast: the plots below, the woods and the palms of the shore, surf and the sea."""
    new_scene(52)
    sky = hang("lagos_morning", azimuth=118, seed=5, sun_elevation=32)
    _estate_from_above()
    coast()
    car("suv", (2.2, 150, 0.02), -90, "#d8dadc")
    look((-96, 6, 76), (36, 262, 0), 26, level=False)
    return Shot(samples=40, mist=Mist(sky.mist_colour(), start=300, distance=2600, most=0.6))


def capital_gardens_3() -> Shot:
    """The entrance from across its approach: the name, the guard, and neighbours on their way in."""
    new_scene(53)
    sky = hang("lagos_morning", azimuth=146, seed=7, sun_elevation=34)
    _estate()
    keke((-3.4, -3.4, 0.02), 90)
    car("saloon", (3.4, 7.0, 0.02), -90, "#20364f")
    person("guarding", (5.2, -2.0, 0.02), -120, "security")
    parent_and_child((-6.6, -6.6, 0.0), 70, "ankara_gown", "boy")
    person("walking", (4.9, -8.6, 0.02), 96, "blue_kaftan")
    person("strolling", (4.0, -8.2, 0.02), 92, "office_dress")
    for sign in (-1, 1):
        near, far = sorted((sign * 5.9, sign * 22.0))
        lawn((near, -15), (far, -4.4), -0.03, leave_out=lambda x, y: abs(x) > 9 + (y + 15) * 1.3)
    look((7.4, -17.5, 1.65), (-0.6, 0, 4.2), 22, rise=0.11)
    return Shot(samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def capital_gardens_4() -> Shot:
    """A plot at eye level: a numbered beacon, a surveyor at work, buyers with an agent, and the laterite road."""
    new_scene(54)
    sky = hang("lagos_afternoon", azimuth=238, seed=8)
    _estate()
    woods((HALF_WIDTH + 8, -60), (HALF_WIDTH + 70, 170), 70)
    street = CROSS_STREETS[0]
    edge = street - LANE_HALF - 1.6
    pegs_and_string([(60, edge - 24), (37, edge - 24), (37, edge), (60, edge)])
    numbered_beacon("CG 117", (20.8, edge - 0.1, 0.0), -110)
    pegs_and_string([(21, edge - 24), (21, edge), (37, edge)])
    instrument((26.5, edge - 1.6, 0.02), 20)
    person("listening", (25.8, edge - 1.9, 0.02), 25, "polo")
    staff((37.6, edge - 0.4, 0.0))
    person("standing", (38.2, edge - 0.3, 0.02), 190, "blue_shirt")
    person("showing", (24.2, street - 1.8, 0.03), -10, "trouser_suit")
    person("listening", (25.3, street - 0.4, 0.03), -125, "white_shirt")
    person("talking", (26.0, street - 2.1, 0.03), 165, "ankara_dress")
    place(rising_house(), (66, street + 11, 0), 0)
    keke((36, street + 1.5, 0.03), 180)
    car("suv", (58, street + 1.5, 0.03), 180, "#e4e5e6")
    for x, y, scale in ((31, 23.0, 1.2), (39, 20.5, 1.05), (50, 24.0, 1.15), (34, 44.5, 1.2), (46, 46.0, 1.1)):
        palm("coconut", (x, y, 0), scale)
    tree("almond", (43.5, 25.0, 0), 0.95)
    tree("mango", (54.0, 45.0, 0), 0.9)
    lawn((18, edge - 8), (46, edge - 0.3), 0.02, 0.09, 2600)
    look((18.0, street - 3.6, 1.6), (40, street - 3.0, 2.2), 25, rise=-0.02)
    return Shot(1920, 2400, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def capital_gardens_5() -> Shot:
    """The avenue at dusk: its solar lamps have come on, neighbours walk home, a car comes back."""
    new_scene(55)
    sky = hang("dusk", azimuth=12, seed=9)
    _estate(street_light=1000.0)
    woods((-HALF_WIDTH, LENGTH + 10), (HALF_WIDTH, LENGTH + 40), 60)
    place(rising_house(), (24, 116, 0), -90)
    car("suv", (2.1, 72, 0.02), -90, "#3a3f45")
    for x in (1.45, 2.75):
        lamp_light((x, 69.2, 0.75), 60, "#fff1d6", 0.08)
    parent_and_child((-2.9, 52.5, 0.02), 92, "ankara_gown", "boy")
    person("strolling", (-4.0, 52.2, 0.02), 88, "kaftan")
    person("walking", (2.9, 55.0, 0.02), -95, "ankara_dress")
    look((-1.2, 46.2, 1.55), (0.1, 120, 2.0), 25, rise=0.06)
    return Shot(1920, 2400, samples=64, exposure=0.5, mist=Mist(sky.mist_colour(), start=60, distance=900))


def capital_gardens_6() -> Shot:
    """The first house rises on its plot: sandcrete blocks, a bamboo scaffold, masons, and the owners come to look."""
    new_scene(56)
    sky = hang("lagos_morning", azimuth=128, seed=5, sun_elevation=36)
    _estate()
    x, y = 26.0, CROSS_STREETS[0] + 11.0
    place(rising_house(), (x, y, 0), 0)
    pavement((x - 9.5, y - 6.3), (x + 10.0, y + 11), materials.laterite("#8d5f40", "#ab8463"), 0.03)
    block_stack((x - 7.6, y - 4.4, 0.02), 8)
    block_stack((x - 5.2, y - 4.9, 0.02), 2)
    heap((x + 4.3, y - 4.3, 0.02), 1.7, materials.sand("#d2b78c", "#b99a70"))
    heap((x + 8.0, y - 4.0, 0.02), 1.5, materials.gravel())
    wheelbarrow((x + 1.6, y - 4.4, 0.02), 150)
    drum((x - 2.4, y - 3.4, 0.02))
    drum((x - 1.7, y - 3.2, 0.02), "#2f6b4a")
    person("walking", (x + 0.4, y - 4.6, 0.02), 170, "rider")
    person("standing", (x - 6.2, y + 1.8, 3.6), 0, "rider", "dark")
    person("talking", (x + 2.4, y + 1.4, 3.65), 200, "rider", "brown")
    person("showing", (x - 1.9, y - 6.2, 0.02), 70, "grey_jacket")
    parent_and_child((x - 3.0, y - 6.8, 0.02), 66, "ankara_dress", "girl")
    for palm_x, palm_y, scale in ((x + 9.5, y + 6, 1.25), (x - 10, y + 12, 1.1), (x + 4, y + 15, 1.3)):
        palm("coconut", (palm_x, palm_y, 0), scale)
    look((x - 3.4, y - 12.4, 1.6), (x - 0.9, y, 3.4), 24, rise=0.105)
    return Shot(1920, 2400, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def capital_gardens_7() -> Shot:
    """A numbered beacon at the corner of a plot, close, with the surveyor and his instrument behind it."""
    new_scene(57)
    sky = hang("lagos_morning", azimuth=128, seed=9, sun_elevation=34)
    _estate()
    x, y = 26.0, CROSS_STREETS[0] + LANE_HALF + 1.6
    numbered_beacon("CG 142", (x, y, 0.0), 14)
    pegs_and_string([(x, y + 24), (x, y + 0.35), (x + 16, y + 0.35), (x + 16, y + 24)])
    lawn((x - 4.0, y + 0.5), (x + 12.0, y + 14), 0.02, 0.1, 4200)
    for index in range(16):
        straps((x + randomness.uniform(-3, 3), y + randomness.uniform(0.6, 4), 0), randomness.uniform(0.2, 0.35))
    instrument((x + 1.9, y + 4.2, 0.02), 60)
    person("listening", (x + 1.6, y + 3.6, 0.02), 55, "polo")
    staff((x + 4.4, y + 9.5, 0.0))
    person("standing", (x + 4.9, y + 9.7, 0.02), 220, "blue_shirt")
    for palm_x, palm_y, scale in ((x - 4, y + 19, 1.15), (x + 3.5, y + 22, 1.25), (x + 9, y + 17, 1.05)):
        palm("coconut", (palm_x, palm_y, 0), scale)
    look((x + 0.15, y - 1.75, 0.78), (x + 0.75, y + 4, 1.05), 27, rise=0.08, focus=1.75, aperture=7.0)
    return Shot(1920, 2400, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def capital_gardens_8() -> Shot:
    """The beach at Eleko: surf, canoes drawn up on the sand, and a family in the shade of the palms."""
    new_scene(58)
    sky = hang("lagos_afternoon", azimuth=248, seed=5)
    beach()
    palm_belt(-14, 150, -13.0, 120)
    for palm_x, palm_y, scale in ((2.6, -13.4, 1.15), (7.5, -15.5, 1.2), (13, -12.4, 1.05)):
        palm("coconut", (palm_x, palm_y, 0.62), scale)
    canoe((9.0, -5.6, 0.22), 62, 0)
    canoe((13.5, -6.0, 0.24), 66, 1)
    canoe((22.0, -5.4, 0.22), 58, 2)
    sunshade((8.5, -10.6, 0.5))
    sunshade((16.5, -10.2, 0.5))
    parent_and_child((4.6, -4.2, 0.18), 28, "sundress", "boy")
    person("walking", (8.6, -2.5, 0.12), 24, "ankara_shirt")
    person("standing", (11.2, -4.0, 0.2), -150, "polo")
    person("strolling", (24.0, -2.6, 0.1), 190, "blouse")
    look((-1.2, -8.6, 1.95), (20, -1.2, 2.4), 24, rise=0.05)
    return Shot(1920, 2400, samples=40, exposure=-0.15, mist=Mist(sky.mist_colour(), start=80, distance=1200))


def capital_gardens_9() -> Shot:
    """Drains and kerbs are laid: channels stand ready, a string marks the line, the paving follows."""
    new_scene(59)
    sky = hang("lagos_morning", azimuth=132, seed=3, sun_elevation=38)
    road_works()
    for index in range(9):
        for sign in (-1, 1):
            palm("royal", (sign * (ROAD_HALF + 3.6), 20 + index * 9.6, 0), 0.75)
            solar_lamp((sign * (ROAD_HALF + 2.2), 16 + index * 19.2, 0), 0 if sign < 0 else 180)
    woods((-90, 112), (90, 150), 90)
    woods((-60, 30), (-20, 110), 26)
    woods((24, 30), (70, 110), 26)
    place(rising_house(), (21, 44, 0), -90)
    look((3.5, -3.2, 1.65), (3.2, 30, 2.0), 23, rise=-0.01)
    return Shot(1920, 2400, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def capital_gardens_10() -> Shot:
    """The avenue by day, towards the gate: a family on its way to its plot, a keke behind them, lamps and palms."""
    new_scene(60)
    sky = hang("lagos_morning", azimuth=58, seed=6, sun_elevation=33)
    _estate()
    woods((-130, -120), (130, -36), 110)
    lawn((-12.5, 12), (-4.6, 34), 0.02, 0.09, 2200)
    lawn((4.6, 12), (12.5, 34), 0.02, 0.09, 2200)
    parent_and_child((-2.9, 19.6, 0.03), 82, "ankara_gown", "boy")
    person("strolling", (-3.9, 19.2, 0.03), 86, "kaftan")
    keke((3.2, 10.5, 0.03), -90)
    person("guarding", (5.0, 2.4, 0.02), 120, "security")
    look((-2.5, 27.6, 1.6), (0.6, 0, 3.6), 25, rise=0.1)
    return Shot(1920, 2400, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def capital_gardens_11() -> Shot:
    """A corner plot late in the afternoon: its owners pace it out between the pegs, a survey plan in hand."""
    new_scene(62)
    sky = hang("golden_hour", azimuth=250, seed=5)
    _estate()
    street = CROSS_STREETS[1]
    edge = street - LANE_HALF - 1.6
    pegs_and_string([(8.9, edge - 0.3), (25, edge - 0.3), (25, edge - 24), (8.9, edge - 24), (8.9, edge - 0.3)])
    lawn((9.2, edge - 14), (24.8, edge - 0.2), 0.02, 0.09, 4200)
    person("walking", (13.4, edge - 3.2, 0.02), 195, "agbada")
    person("listening", (15.0, edge - 5.0, 0.02), 150, "ankara_gown")
    parent_and_child((17.8, edge - 2.6, 0.02), 170, "ankara_dress", "girl")
    person("showing", (11.9, edge - 4.9, 0.02), 30, "blue_shirt")
    place(rising_house(), (46, street - 15, 0), 180)
    for x, y, scale in ((20.5, edge - 17.0, 1.2), (29.0, edge - 8.0, 1.1), (34, edge - 19, 1.25)):
        palm("coconut", (x, y, 0), scale)
    tree("mango", (27.5, edge - 20.0, 0), 0.95)
    look((7.3, edge + 3.1, 1.62), (18.0, edge - 9.0, 2.4), 26, rise=0.0)
    return Shot(1920, 2400, samples=40, exposure=0.25, mist=Mist(sky.mist_colour(), start=60, distance=900))


PICTURES: Pictures = {
    "capital-gardens-lead": capital_gardens_lead,
    "capital-gardens-lead-dusk": capital_gardens_lead_dusk,
    "capital-gardens-1": capital_gardens_1,
    "capital-gardens-2": capital_gardens_2,
    "capital-gardens-3": capital_gardens_3,
    "capital-gardens-4": capital_gardens_4,
    "capital-gardens-5": capital_gardens_5,
    "capital-gardens-6": capital_gardens_6,
    "capital-gardens-7": capital_gardens_7,
    "capital-gardens-8": capital_gardens_8,
    "capital-gardens-9": capital_gardens_9,
    "capital-gardens-10": capital_gardens_10,
    "capital-gardens-11": capital_gardens_11,
}
