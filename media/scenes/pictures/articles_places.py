"""Pictures of articles that are taken on our estates and along their coast: roofs, plots, a building site, a door."""

from places.building_site import block_stack, drum, heap, rising_house, wheelbarrow
from places.capital_land import (
    CROSS_STREETS, HALF_WIDTH, LANE_HALF, LENGTH, coast, land_plots, lay_plots, roads, walls_and_palms,
)  # fmt: skip
from places.citadel_garden import front_gardens, lawns, verge_palms
from places.citadel_house import detached_house
from places.citadel_street import FINISHES, PLOT_WIDTH, STREET_SPACING, Plot, homes, street
from places.eleko_beach import canoe, sunshade
from places.hand_held import drone, keys, tablet
from places.ikate import level, quarter
from places.lagos_green import grassland, woods
from places.surveying import instrument, numbered_beacon, pegs_and_string, staff
from studio import materials, new_scene
from studio.camera import look
from studio.decoration import pot_plant
from studio.facade import ring
from studio.mesh import Mesh, place
from studio.people import parent_and_child, person
from studio.plants import MAGENTA, ORANGE, banana, frangipani, lawn, palm, shrub, straps, tree
from studio.scene import randomness
from studio.shot import Mist, Pictures, Shot
from studio.sky import hang
from studio.street import PAVEMENT_HEIGHT, ground
from studio.streetside import drain
from studio.vehicles import car, keke

WIDTH, HEIGHT = 2400, 1350


def solar_roofs() -> Shot:
    """Panels on the roofs of homes, from as high as their ridges, with palms and the next street behind."""
    new_scene(201)
    sky = hang("lagos_afternoon", azimuth=212, seed=4)
    grassland()
    for row in (0, 1, 2):
        street(-114, 180, row * STREET_SPACING)
        verge_palms(-100 if row else 22, 170, row * STREET_SPACING, 9, "royal" if row else "coconut")
    along = tuple(enumerate(range(-18, 110, 18)))
    colours = ("#20364f", "", "#d8dadc", "#7b1f22", "", "#b6babd", "")
    near = [Plot(x, 0, True, index % 3, False, colours[index % 7]) for index, x in along]
    behind = [Plot(x, STREET_SPACING, north, (index + 1) % 3) for index, x in along for north in (False, True)]
    behind += [Plot(x, 2 * STREET_SPACING, False, index % 3) for index, x in along]
    homes([*near, *behind])
    front_gardens(near)
    front_gardens(behind, detailed=False)
    lawns(-20, 30, drives=near)
    for x, y in ((-9.5, 27), (8.6, 26), (27, 27.5), (44, 27)):
        tree("mango", (x, y, 0), 0.9)
    woods((-60, 2.3 * STREET_SPACING), (200, 3.2 * STREET_SPACING), 160)
    parent_and_child((1.6, 8.2, PAVEMENT_HEIGHT), -100, "ankara_dress", "girl")
    person("walking", (21.0, 6.5, PAVEMENT_HEIGHT), 182, "polo")
    look((-12.5, 1.5, 11.2), (4.5, 17.5, 7.2), 25, level=False)
    return Shot(WIDTH, HEIGHT, samples=40, mist=Mist(sky.mist_colour(), start=90, distance=900))


def coastline() -> Shot:
    """The coast from the air: surf, sand and palms, villas behind them, and the lagoon beyond the strip of land."""
    new_scene(202)
    sky = hang("lagos_afternoon", azimuth=96, seed=6)
    ground(materials.grass("#536433", "#3d5026", "#7b7744", 0.45, 0.02))
    coast()
    quarter((-560, 392), (300, 490))
    woods((-900, 250), (340, 386), 1500, 0.5)
    mesh = Mesh("Lagoon")
    level(mesh, (-9000, -900), (9000, 180), 0.02, materials.water("#2f5d5c", 0.12, 0.08, 0.5, 0.2))
    level(mesh, (-9000, -9000), (9000, -900), 0.02, materials.grass("#5c6b45", "#4c5b3b", "#7c7a55", 0.3, 0.01))
    mesh.place()
    for index, (x, turn) in enumerate(((196, 70), (181, 98), (172, 80), (128, 104), (96, 75), (60, 92))):
        canoe((x, 549 + index % 2 * 3, 0.06), turn, index % 3)
    for x in (206, 150, 143, 110, 78):
        sunshade((x, 528, 0.05))
    look((250, 640, 78), (20, 500, 6), 25, level=False)
    return Shot(WIDTH, HEIGHT, samples=40, mist=Mist(sky.mist_colour(), start=300, distance=2600, most=0.7))


def handing_over() -> Shot:
    """At the door of a new home: the agent holds out the keys, and a family has come to move in."""
    new_scene(203)
    sky = hang("lagos_afternoon", azimuth=222, seed=3)
    grassland()
    street(-114, 126)
    plots = (Plot(0, finish=0, car="#d8dadc"), Plot(PLOT_WIDTH, finish=1), Plot(-PLOT_WIDTH, finish=2))
    homes(plots)
    front_gardens(plots)
    lawns(-10, 14, drives=plots)
    woods((-60, 34), (70, 60), 60)
    porch = 0.3
    agent = ("showing", (0.55, 12.35, porch), -42, "trouser_suit")
    person(*agent)
    keys(*agent)
    person("talking", (1.75, 11.95, porch), 158, "ankara_shirt")
    person("listening", (2.35, 12.5, porch), 176, "ankara_dress")
    parent_and_child((2.0, 9.4, 0.06), 104, "iro_and_buba", "girl")
    pot_plant((0.25, 13.0, porch), "broad", 1.35)
    pot_plant((2.6, 13.1, porch), "straps", 1.0)
    frangipani((-2.4, 9.4, 0), 0.9)
    for index in range(7):
        shrub((-3.4 + index * 0.5, 9.9, 0), 0.3, randomness.choice((MAGENTA, ORANGE, "")), leaf=0.06)
    look((-1.3, 7.0, 1.55), (1.2, 13, 2.0), 27, rise=0.045)
    return Shot(WIDTH, HEIGHT, samples=48, exposure=0.3, mist=Mist(sky.mist_colour(), start=60, distance=900))


def three_stages() -> Shot:
    """A street where building goes on: foundations, walls under a scaffold, and a finished home, side by side."""
    new_scene(204)
    sky = hang("lagos_afternoon", azimuth=214, seed=5)
    ground(materials.grass("#65773a", "#48602a", "#8a8248", 0.33), height=-0.06)
    _laterite_street()
    _foundations(-15.5, 12.0)
    _site(0.0, 12.0)
    _finished(16.5, 13.0)
    person("talking", (-3.0, 2.2, 0.03), 200, "trouser_suit")
    person("listening", (-4.1, 1.9, 0.03), 15, "white_shirt")
    person("standing", (-3.7, 2.9, 0.03), -40, "ankara_dress")
    keke((7.5, 1.5, 0.03), 180)
    person("walking_with_bag", (13.2, 2.6, 0.03), 180, "iro_and_buba")
    for x, y, scale in ((-24, 22, 1.1), (-8.2, 24, 1.2), (7.6, 25, 1.05), (24.5, 24, 1.2), (-27, 12, 1.0)):
        palm("coconut", (x, y, 0), scale)
    woods((-80, 34), (90, 60), 90)
    look((-1.2, -9.0, 2.1), (1.6, 12, 3.4), 19, rise=0.06)
    return Shot(WIDTH, HEIGHT, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def _laterite_street() -> None:
    mesh = Mesh("Street")
    mesh.box((-120, -3.4, -0.2), (120, 3.4, 0.02), materials.laterite("#94603f", "#b08a64"))
    mesh.box((-120, 4.6, -0.2), (8.6, 24, 0.0), materials.laterite("#8d5f40", "#ab8463"))
    mesh.place()
    drain((-60, 4.0, 0.0), (60, 4.0, 0.0), 0.7, 0.45)
    drain((-60, -4.0, 0.0), (60, -4.0, 0.0), 0.7, 0.45)


def _foundations(x: float, y: float) -> None:
    """Lay a slab with the first courses on it, starter bars at its corners, and the men who set the next ones."""
    mesh = Mesh("Foundations")
    concrete = materials.concrete("#b3aca0")
    blocks = materials.brick("#aaa298", "#989086", "#867f76", 0.45, 0.225, 0.016)
    steel = materials.plain("#7a4a34", 0.7, 0.4)
    mesh.box((x - 5.5, y - 2, -0.2), (x + 5.5, y + 9, 0.45), concrete)
    ring(mesh, (x - 5.4, y), (x + 5.4, y + 9), 0.45, 0.9, 0.23, blocks)
    mesh.box((x - 0.4, y, 0.45), (x - 0.17, y + 9, 0.9), blocks)
    mesh.box((x - 5.4, y, 0.9), (x - 3.2, y + 0.23, 1.125), blocks)
    for column in (-5.25, -1.7, 1.7, 5.25):
        for along in (0.12, 4.5, 8.9):
            for dx, dy in ((-0.07, -0.07), (0.07, -0.07), (-0.07, 0.07), (0.07, 0.07)):
                foot = (x + column + dx, y + along + dy, 0.45)
                mesh.tube((foot, (foot[0] + dx * 0.2, foot[1], 2.1)), 0.01, steel, 5)
    mesh.place()
    block_stack((x - 3.6, y - 4.6, 0.0), 6)
    block_stack((x + 3.4, y - 4.2, 0.0), -12)
    heap((x + 0.2, y - 4.4, 0.0), 1.5, materials.sand("#d2b78c", "#b99a70"))
    wheelbarrow((x - 1.6, y - 3.2, 0.0), 110)
    person("standing", (x - 2.4, y - 0.6, 0.45), 80, "rider", "dark")
    person("talking", (x + 2.6, y - 0.9, 0.45), 150, "rider", "brown")


def _site(x: float, y: float) -> None:
    place(rising_house(), (x, y, 0), 0)
    heap((x + 4.4, y - 4.4, 0.0), 1.4, materials.gravel())
    block_stack((x - 4.2, y - 4.6, 0.0), 3)
    drum((x + 1.6, y - 4.0, 0.0))
    drum((x + 2.3, y - 3.8, 0.0), "#2f6b4a")
    person("standing", (x - 5.0, y + 1.8, 3.65), 0, "rider", "dark")
    person("talking", (x + 2.4, y + 1.4, 3.65), 200, "rider", "brown")
    person("walking", (x - 0.6, y - 4.0, 0.0), 175, "rider")


def _finished(x: float, y: float) -> None:
    """Put a home that is lived in: its drive, its garden, and whose it is."""
    wall, accent = FINISHES[0]
    place(detached_house(wall, accent), (x, y, 0), 0)
    mesh = Mesh("Drive")
    paving = materials.tiles("#a07455", "#93694c", "#6e503b", 0.2, 0.1, 0.5, 0.7)
    mesh.box((x + 3.2, 4.4, -0.2), (x + 8.4, y + 1.2, 0.05), paving)
    mesh.box((x + 0.1, 4.4, -0.2), (x + 2.4, y - 3.3, 0.06), paving)
    mesh.place()
    car("suv", (x + 5.8, y - 2.0, 0.05), -90, "#20364f")
    lawn((x - 7.6, 5.0), (x, y - 3.6), -0.05)
    frangipani((x - 5.0, 6.6, 0), 1.0)
    banana((x - 7.0, 11.0, 0), 0.9)
    for index in range(9):
        shrub((x - 5.8 + index * 0.65, y - 3.4, 0), 0.35, randomness.choice((MAGENTA, ORANGE, "")), leaf=0.06)
    for index in range(6):
        straps((x - 0.3, 5.0 + index * 0.8, 0), 0.5)
    parent_and_child((x + 1.3, 7.4, 0.06), -100, "ankara_gown", "boy")


def surveyor_with_drone() -> Shot:
    """A surveyor with a tablet among numbered plots, her drone above them, buyers beside her."""
    new_scene(205)
    sky = hang("lagos_morning", azimuth=136, seed=7, sun_elevation=36)
    ground(materials.laterite("#94623f", "#a98a63"))
    lay_plots(land_plots())
    roads()
    walls_and_palms()
    woods((-HALF_WIDTH - 60, LENGTH + 12), (HALF_WIDTH + 90, LENGTH + 90), 160)
    woods((HALF_WIDTH + 8, 20), (HALF_WIDTH + 60, LENGTH), 130)
    edge = CROSS_STREETS[0] + LANE_HALF + 1.6
    x = 34.0
    numbered_beacon("CG 128", (x - 2.6, edge, 0), 20)
    pegs_and_string([(x - 2.6, edge + 25), (x - 2.6, edge), (x + 13.4, edge), (x + 13.4, edge + 25)])
    surveyor = ("listening", (x, edge + 1.0, 0.02), -112, "polo")
    person(*surveyor)
    tablet(*surveyor)
    person("talking", (x + 1.3, edge + 1.7, 0.02), 196, "ankara_gown")
    person("standing", (x + 1.9, edge + 0.9, 0.02), 172, "white_shirt")
    instrument((x + 5.4, edge + 3.6, 0.02), 40)
    staff((x + 9.5, edge + 13.0, 0.0))
    person("standing", (x + 10.1, edge + 13.1, 0.02), 210, "blue_shirt")
    drone((x - 1.9, edge + 0.6, 3.15), 30)
    place(rising_house(), (x + 26, edge + 9, 0), 0)
    car("suv", (x + 14, CROSS_STREETS[0] + 1.4, 0.03), 180, "#e4e5e6")
    for palm_x, palm_y, scale in ((-9, 27, 1.1), (3, 33, 1.2), (15, 30, 1.05), (22, 36, 1.2)):
        palm("coconut", (x + palm_x, edge + palm_y, 0), scale)
    tree("mango", (x - 4, edge + 34, 0), 1.0)
    lawn((x - 6, edge + 0.4), (x + 12, edge + 12), 0.02, 0.09, 3600)
    look((x - 2.2, edge - 5.0, 1.6), (x + 1.6, edge + 6, 2.4), 25, rise=0.045)
    return Shot(WIDTH, HEIGHT, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


PICTURES: Pictures = {
    "article-solar-roofs": solar_roofs,
    "article-coastline-aerial": coastline,
    "article-payment-keys": handing_over,
    "article-investment-chart-model": three_stages,
    "article-proptech": surveyor_with_drone,
}
