"""Capital Gardens, Eleko, Lagos: serviced plots behind one wall and one gate, near the sea."""

from places.building_site import rising_house
from places.capital_gate import capital_gate
from places.capital_land import (
    CROSS_STREETS, HALF_WIDTH, LANE_HALF, LENGTH, land_plots, lay_plots, roads, walls_and_palms,
)  # fmt: skip
from places.lagos_green import woods
from places.surveying import instrument, numbered_beacon, pegs_and_string, staff
from studio import materials, new_scene
from studio.camera import look
from studio.mesh import place
from studio.people import person
from studio.plants import lawn, palm, tree
from studio.shot import Mist, Pictures, Shot
from studio.sky import hang
from studio.street import ground
from studio.vehicles import car, keke


def _estate(watts: float = 0.0) -> None:
    """Build the gate, the plots, the roads and the green around them."""
    ground(materials.laterite("#94623f", "#a98a63"))
    capital_gate(HALF_WIDTH, watts)
    lay_plots(land_plots())
    roads(watts)
    walls_and_palms()
    woods((-HALF_WIDTH - 90, LENGTH + 12), (HALF_WIDTH + 90, LENGTH + 120), 160)


def capital_gardens_lead() -> Shot:
    """The gate and the palms of the avenue behind it, on a sunny hazy morning."""
    new_scene(51)
    sky = hang("lagos_afternoon", azimuth=212, seed=6)
    _estate()
    car("suv", (3.2, 9.0, 0.02), -90, "#e4e5e6")
    person("guarding", (4.9, -1.6, 0.0), -110, "security")
    person("strolling", (-3.3, -4.5, 0.02), 80, "iro_and_buba")
    person("walking", (-4.2, -4.9, 0.02), 84, "agbada")
    look((-2.6, -15.0, 1.65), (-0.2, 0, 5.0), 27, rise=0.18)
    return Shot(1920, 2400, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


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


PICTURES: Pictures = {"capital-gardens-lead": capital_gardens_lead, "capital-gardens-4": capital_gardens_4}
