"""Ikate in Lekki, around Bloom Towers: the boulevard, streets of walled houses, the lagoon, and the sea."""

import bpy

from studio import materials
from studio.facade import hipped_roof, ring
from studio.mesh import Mesh, place
from studio.plants import banana, palm, tree
from studio.scene import cached, randomness
from studio.street import lamp_post, pavement, road

Material = bpy.types.Material
Corner = tuple[float, float]

LAGOON_SHORE, LAGOON_FAR_SHORE = 430.0, 2100.0
BEACH = -900.0
MEDIAN = (-50.0, -46.0)
"""Where the planted strip in the middle of the boulevard begins and ends, on y."""
BOULEVARD_END = 1500.0
PLOT, STREET = 23.0, 8.0
"""The width and depth of a plot, and of a street."""
BLOCK = 2 * PLOT + STREET
WALLS = ("#e4dccb", "#d8c7a4", "#cfd0c8", "#e9e3d4", "#d9b991", "#c3c9c6", "#e2cfb4")
ROOFS = ("#7a3f2c", "#5b4a42", "#6b6f73", "#8a4b34", "#3f5a4a", "#4b5966")


def land_and_water() -> None:
    """Lay the peninsula between lagoon and sea, and the mainland beyond the lagoon."""
    mesh = Mesh("Land")
    earth = materials.laterite("#94704f", "#a99273")
    mainland = materials.grass("#5c6b45", "#4c5b3b", "#7c7a55", 0.3, 0.01)
    sea = materials.water("#1f5a66", 0.06, 0.1, 1.2)
    lagoon = materials.water("#2f5d5c", 0.12, 0.08, 0.5, 0.2)
    reach = 9000.0
    level(mesh, (-reach, BEACH), (reach, LAGOON_SHORE), -0.03, earth)
    level(mesh, (-reach, LAGOON_FAR_SHORE), (reach, reach), -0.03, mainland)
    level(mesh, (-reach, BEACH - 60), (reach, BEACH), -0.05, materials.sand())
    level(mesh, (-reach * 2, -reach * 2), (reach * 2, BEACH - 60), -0.4, sea)
    level(mesh, (-reach, LAGOON_SHORE), (reach, LAGOON_FAR_SHORE), -0.4, lagoon)
    mesh.place()


def level(mesh: Mesh, low: Corner, high: Corner, z: float, material: Material) -> None:
    """Add a level surface to the mesh on the rectangle between two corners."""
    (x0, y0), (x1, y1) = low, high
    mesh.quad((x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), material)


def boulevard() -> None:
    """Lay the boulevard south of the podium, its planted median, the forecourt, and the side streets."""
    end = BOULEVARD_END
    road((-end, -58), (end, -50.2))
    road((-end, -45.8), (end, -38))
    mesh = Mesh("Median")
    mesh.box((-end, MEDIAN[0], -0.1), (end, MEDIAN[1], 0.2), materials.stone("#a9a59c", 0.9, 0.3))
    mesh.box((-end, MEDIAN[0] + 0.2, 0), (end, MEDIAN[1] - 0.2, 0.24), materials.grass())
    mesh.place()
    pavement((-62, -37.8), (62, -20), materials.tiles("#cdbfa8", "#c0b199", "#958a78", 0.6, 0.3, 0.5))
    walk = materials.tiles("#b9b1a4", "#ada597", "#8c8579", 0.5, 0.5)
    pavement((-end, -37.8), (-72, -34), walk)
    pavement((72, -37.8), (end, -34), walk)
    pavement((-end, -66), (end, -58.2), walk)
    for x in (-70, 64):
        road((x, -37.8), (x + 6, 400), "y", markings=False, kerbs=False)


def street_lamps(west: float, east: float, glow: float = 0.0) -> None:
    """Put lamps along both sides of the boulevard; with `glow` (about 60 at dusk) they light it."""
    for x in range(round(west), round(east), 26):
        lamp_post((x, -37.3, 0.12), -90, 8.0, glow)
        lamp_post((x + 13, -58.7, 0.12), 90, 8.0, glow)


def ikate(reach: float, lit: float = 0.0) -> None:
    """Build the houses around the towers, up to `reach` metres east and west, with a share of windows `lit`."""
    quarter((-reach, 66), (reach, 405), lit)
    for west, east in ((-reach, -72), (72, reach)):
        quarter((west, -32), (east, 66), lit)
    blocks = round(reach * 0.6 / BLOCK)
    quarter((-reach, -67 - blocks * BLOCK - 2 * PLOT), (reach, -67), lit)


def quarter(low: Corner, high: Corner, lit: float = 0.0) -> None:
    """Fill a rectangle with walled plots, houses on them, and a street after every second row."""
    (x0, y0), (x1, y1) = low, high
    y, row = y0, 0
    while y + PLOT <= y1:
        x, column = x0 + randomness.uniform(0, 6), 0
        while x + PLOT <= x1:
            _plot((x + PLOT / 2, y + PLOT / 2), row, lit)
            column += 1
            x += PLOT + (8.0 if column % 7 == 0 else 0.3)
        row += 1
        y += PLOT
        if row % 2 == 0:
            road((x0, y + 0.5), (x1, y + 7.5), markings=False, kerbs=False, surface=_street_surface(row))
            y += STREET


def _street_surface(row: int) -> Material:
    return materials.asphalt("#4b4744") if row % 4 else materials.laterite()


def _plot(middle: Corner, row: int, lit: float) -> None:
    x, y = middle
    turn = 0 if row % 2 else 180
    if randomness.random() < 0.07:
        place(_apartments(randomness.randrange(4), lit), (x, y, 0), turn)
    else:
        place(
            _house(randomness.randrange(6), lit), (x + randomness.uniform(-2, 2), y + randomness.uniform(-2, 2), 0), turn
        )
    place(_perimeter_wall(randomness.randrange(3)), (x, y, 0), turn)
    _garden(middle, PLOT / 2 - 2.0)


def _garden(middle: Corner, reach: float) -> None:
    """Plant a corner or two of a plot."""
    for _ in range(randomness.choice((1, 2, 2, 3))):
        x = middle[0] + randomness.choice((-1, 1)) * reach
        y = middle[1] + randomness.choice((-1, 1)) * reach
        kind = randomness.random()
        if kind < 0.3:
            palm("coconut", (x, y, 0), 0.95)
        elif kind < 0.4:
            banana((x, y, 0), 1.1)
        else:
            tree(randomness.choice(("mango", "mango", "almond", "ornamental")), (x, y, 0), 0.85)


@cached
def _perimeter_wall(kind: int) -> bpy.types.Mesh:
    wall = materials.render_wall(("#e0d6c4", "#cfc3ae", "#d8d5cc")[kind])
    mesh = Mesh("Perimeter wall")
    half = PLOT / 2 - 0.1
    ring(mesh, (-half, -half), (half, half), 0, 2.3, 0.2, wall)
    yard = materials.tiles("#b3a68f", "#a5977f", "#82775f", 0.4, 0.2, 0.5)
    level(mesh, (-half + 0.2, -half + 0.2), (half - 0.2, half - 0.2), 0.02, yard)
    gate = materials.metal_sheet(("#2c3a30", "#3b2a22", "#26292d")[kind], 0.3)
    mesh.box((-half + 2, -half - 0.04, 0.05), (-half + 6.2, -half + 0.26, 2.4), gate)
    return mesh.build()


@cached
def _house(kind: int, lit: float) -> bpy.types.Mesh:
    """Return a house of two or three floors under a hipped sheet roof, or flat-roofed with a tank."""
    floors = (2, 2, 3, 2, 3, 2)[kind]
    width, depth, height = (13, 15, 12, 11, 14, 12)[kind], (11, 10, 12, 12, 11, 10)[kind], floors * 3.2 + 0.4
    wall = materials.far_facade(WALLS[kind], "#26323a", (3.0, 3.6, 2.8, 3.3)[kind % 4], 3.2, lit, 0.75)
    mesh = Mesh("House")
    mesh.box((-width / 2, -depth / 2, 0), (width / 2, depth / 2, height), wall)
    _verandas(mesh, width, depth, floors)
    if kind % 3 == 2:
        _flat_roof(mesh, width, depth, height, materials.plain(WALLS[kind], 0.8))
    else:
        roof = materials.metal_sheet(ROOFS[kind], 0.4, 0.6, 0.2)
        hipped_roof(mesh, (-width / 2 - 0.8, -depth / 2 - 0.8), (width / 2 + 0.8, depth / 2 + 0.8), height, 3.0, roof)
    _water_tank(mesh, width / 2 + 1.6, depth / 2)
    return mesh.build()


def _verandas(mesh: Mesh, width: float, depth: float, floors: int) -> None:
    trim, front = materials.plain("#efe9dd", 0.7), -depth / 2
    for floor in range(1, floors):
        z = floor * 3.2
        mesh.box((-width / 4, front - 1.6, z), (width / 4, front, z + 0.2), trim)
        mesh.box((-width / 4, front - 1.6, z + 0.2), (width / 4, front - 1.5, z + 1.1), trim)
    for x in (-width / 4 + 0.2, width / 4 - 0.2):
        mesh.centred_box((x, front - 1.4, 0), (0.3, 0.3, (floors - 1) * 3.2), trim)


def _flat_roof(mesh: Mesh, width: float, depth: float, height: float, wall: Material) -> None:
    low, high = (-width / 2, -depth / 2), (width / 2, depth / 2)
    level(mesh, low, high, height + 0.03, materials.concrete("#a39d92"))
    ring(mesh, low, high, height, height + 0.9, 0.2, wall)
    mesh.cylinder((width / 4, depth / 4, height), 1.8, 0.9, materials.plain("#23272c", 0.5), 14)


def _water_tank(mesh: Mesh, x: float, y: float) -> None:
    """Add a plastic tank on a steel stand."""
    steel = materials.plain("#55585a", 0.5, 0.4)
    for dx in (-0.6, 0.6):
        for dy in (-0.6, 0.6):
            mesh.centred_box((x + dx, y + dy, 0), (0.1, 0.1, 4.2), steel)
    mesh.centred_box((x, y, 4.2), (1.6, 1.6, 0.1), steel)
    mesh.lathe(((0.75, 0.0), (0.78, 1.3), (0.5, 1.6), (0.2, 1.7)), (x, y, 4.3), materials.plain("#1f2226", 0.5), 14)


@cached
def _apartments(kind: int, lit: float) -> bpy.types.Mesh:
    floors = (4, 5, 6, 8)[kind]
    width, depth, height = (17, 15, 18, 16)[kind], (13, 15, 13, 15)[kind], floors * 3.2
    colour = ("#ded6c6", "#c8a98a", "#d8dad6", "#b9a78f")[kind]
    wall = materials.far_facade(colour, "#1f2b34", (3.2, 2.8, 3.6, 3.0)[kind], 3.2, lit, 0.8)
    mesh = Mesh("Apartments")
    mesh.box((-width / 2, -depth / 2, 0), (width / 2, depth / 2, height), wall)
    trim = materials.plain("#efe9dd", 0.7)
    for floor in range(1, floors + 1):
        for x in (-width / 2 + 1, width / 2 - 5):
            mesh.box((x, -depth / 2 - 1.3, floor * 3.2 - 0.2), (x + 4, -depth / 2, floor * 3.2), trim)
    _flat_roof(mesh, width, depth, height, materials.plain(colour, 0.8))
    mesh.box((-2, -2, height), (2, 2, height + 3), materials.plain(colour, 0.8))
    return mesh.build()


def far_shore(lit: float = 0.0) -> None:
    """Build the mainland's skyline beyond the lagoon, low, with a few towers."""
    for index in range(150):
        width, depth = randomness.uniform(18, 60), randomness.uniform(15, 40)
        height = min(70.0, 6 + randomness.expovariate(1 / 14))
        wall = materials.far_facade(randomness.choice(WALLS), "#2a3640", 3.4, 3.4, lit)
        mesh = Mesh("Far building")
        mesh.box((-width / 2, 0, 0), (width / 2, depth, height), wall)
        x = -3000 + index * 40 + randomness.uniform(-20, 20)
        mesh.place((x, LAGOON_FAR_SHORE + randomness.uniform(20, 240), 0))
