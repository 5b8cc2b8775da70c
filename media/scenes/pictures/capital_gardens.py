"""Capital Gardens, Eleko, Lagos: serviced plots behind one wall and one gate, near the sea."""

from places.capital_gate import capital_gate
from places.capital_land import HALF_WIDTH, LENGTH, land_plots, lay_plots, roads, walls_and_palms
from places.lagos_green import woods
from studio import materials, new_scene
from studio.camera import look
from studio.people import parent_and_child, person
from studio.shot import Mist, Pictures, Shot
from studio.sky import hang
from studio.street import PAVEMENT_HEIGHT, ground
from studio.vehicles import car


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


PICTURES: Pictures = {"capital-gardens-lead": capital_gardens_lead}
