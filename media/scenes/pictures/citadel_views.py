"""Citadel Views, Sangotedo, Lagos: detached and terraced solar homes on palm-lined streets behind one gatehouse."""

from places.citadel_gate import citadel_gate
from places.citadel_street import PLOT_WIDTH, Plot, homes, street
from studio import materials, new_scene
from studio.camera import look
from studio.shot import Mist, Pictures, Shot
from studio.sky import hang
from studio.street import ground
from studio.vehicles import car


def citadel_views_lead() -> Shot:
    """One house from the street, on a sunny hazy morning."""
    new_scene(31)
    sky = hang("lagos_afternoon", azimuth=215, seed=3)
    ground(materials.grass("#65773a", "#48602a", "#8a8248", 0.35))
    street(-120, 120)
    homes((Plot(0, car="#20364f"), Plot(PLOT_WIDTH, finish=1), Plot(-PLOT_WIDTH, finish=2)))
    look((-6.0, -0.5, 1.6), (1.0, 13, 5.0), 22, rise=0.1)
    return Shot(1920, 2400, samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


def citadel_views_3() -> Shot:
    """The gate late in the afternoon: a guard, a car at the barrier, and the palms of the avenue behind it."""
    new_scene(33)
    sky = hang("golden_hour", azimuth=222, seed=3)
    ground(materials.grass("#65773a", "#48602a", "#8a8248", 0.35))
    citadel_gate(6.0)
    street(-120, 120, 45)
    homes([Plot(x, 45, finish=index % 3) for index, x in enumerate((-36, -18, 0, 18, 36))])
    car("suv", (3.9, -5.0, 0.02), 90, "#d8dadc")
    look((-7.5, -18.5, 1.65), (0.6, 0, 4.4), 23, rise=0.12)
    return Shot(samples=40, mist=Mist(sky.mist_colour(), start=60, distance=900))


PICTURES: Pictures = {"citadel-views-lead": citadel_views_lead, "citadel-views-3": citadel_views_3}
