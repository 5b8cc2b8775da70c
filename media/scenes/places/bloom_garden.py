"""The planting of Bloom Towers: the garden on the deck, and the trees of the forecourt and the boulevard."""

from places.bloom_podium import TERRACE_TOP
from places.bloom_towers import DECK
from places.ikate import MEDIAN
from studio import materials
from studio.mesh import Mesh
from studio.plants import bougainvillea, frangipani, hedge, lawn, palm, shrub, straps, tree
from studio.scene import randomness
from studio.street import pavement

Corner = tuple[float, float]

FLOWERS = ("#c2406b", "", "#e0a030", "", "#f1ece0", "")
BED_TOP = DECK + 0.45
LAWNS = (((-45.0, -18.0), (-39.0, 20.0)), ((-37.0, -19.0), (-14.0, -8.5)), ((39.0, -18.0), (45.0, 20.0)),
         ((14.0, 8.5), (37.0, 19.0)))  # fmt: skip
"""Lawns on the deck, beside and between the towers."""
BEDS = (((-47.2, -24.2), (-12.5, -21.6)), ((12.5, -24.2), (47.2, -21.6)), ((-47.2, 21.6), (-12.5, 24.2)),
        ((12.5, 21.6), (47.2, 24.2)), ((-10.0, -24.2), (10.0, -22.2)), ((-10.0, 22.0), (10.0, 24.2)))  # fmt: skip
"""Raised beds along the edge of the deck."""
POOL_BEDS = (((-10.8, 3.0), (-8.6, 14.6)), ((-10.8, -12.0), (-8.6, -4.0)), ((8.8, -18.6), (10.8, -11.0)),
             ((8.8, 0.0), (10.8, 14.6)))  # fmt: skip
"""Raised beds between the pool and the towers."""


def deck_garden(dense_grass: bool = True) -> None:
    """Plant the deck; from far away the lawns do without blades of grass."""
    for low, high in LAWNS:
        _lawn(low, high, dense_grass)
    for low, high in BEDS:
        bed(low, high, DECK, spacing=1.25)
    for low, high in POOL_BEDS:
        bed(low, high, TERRACE_TOP, spacing=0.95)
    for x, y in ((-42, -14), (-42, -2), (-42, 11), (42, -12), (42, 2), (42, 14), (-20, -13), (20, 13), (-33, -14)):
        tree("ornamental", (x, y, DECK), 0.85)
    for x, y in ((-28, -12), (29, 12), (-42, 5), (42, -4), (-15, 23), (16, -23), (36, -23), (-37, -23)):
        frangipani((x, y, BED_TOP if abs(y) > 21 else DECK), 1.0)
    for x, y in ((-9.7, 13.5), (-9.7, -11.0), (9.8, 13.4), (9.8, -17.5)):
        palm("coconut", (x, y, TERRACE_TOP + 0.4), 0.75)
    for x, y in ((-9.7, 5.0), (9.8, 2.0), (9.8, -12.0)):
        palm("oil", (x, y, TERRACE_TOP + 0.4), 0.6)


def _lawn(low: Corner, high: Corner, blades: bool) -> None:
    mesh = Mesh("Lawn on the deck")
    mesh.box((*low, DECK), (*high, DECK + 0.12), materials.grass("#66803a", "#46632c", "#8a8352", 0.2))
    mesh.place()
    if blades:
        lawn(low, high, DECK + 0.12)


def bed(low: Corner, high: Corner, base: float, spacing: float, height: float = 0.45) -> None:
    """Build a raised bed of shrubs, flowers and long leaves between two corners, on the height `base`."""
    mesh = Mesh("Raised bed")
    mesh.box((*low, base), (*high, base + height), materials.plain("#d9d0bf", 0.7, 0.0, 0.06))
    inner_low, inner_high = (low[0] + 0.15, low[1] + 0.15), (high[0] - 0.15, high[1] - 0.15)
    mesh.box((*inner_low, base + height), (*inner_high, base + height + 0.02), materials.soil())
    mesh.place()
    for x, y in _grid(inner_low, inner_high, spacing):
        _bed_plant(x, y, base + height)


def _grid(low: Corner, high: Corner, spacing: float) -> list[Corner]:
    """Return scattered places, one for each square of `spacing` metres."""
    columns, rows = (max(1, round((high[axis] - low[axis]) / spacing)) for axis in (0, 1))
    wide, deep = (high[0] - low[0]) / columns, (high[1] - low[1]) / rows
    return [
        (low[0] + wide * (column + randomness.uniform(0.3, 0.7)), low[1] + deep * (row + randomness.uniform(0.3, 0.7)))
        for column in range(columns)
        for row in range(rows)
    ]


def _bed_plant(x: float, y: float, z: float) -> None:
    if randomness.random() < 0.3:
        straps((x, y, z), 0.7)
        return
    shrub((x, y, z), 0.5, randomness.choice(FLOWERS))


def boulevard_palms(west: float, east: float, spacing: float = 10.0) -> None:
    """Plant the median of the boulevard with royal palms, and shrubs between them."""
    x = west
    middle = sum(MEDIAN) / 2
    while x < east:
        palm("royal", (x, middle, 0.2), 0.95)
        for step in range(1, 8):
            place = (x + spacing * step / 8, middle + randomness.uniform(-0.8, 0.8), 0.22)
            shrub(place, 0.55, randomness.choice(FLOWERS))
        x += spacing


def forecourt() -> None:
    """Plant the forecourt: trees in raised beds, hedges at the entrance, and pots at its posts."""
    for x, kind in ((-42, "flame"), (-33, "mango"), (-24, "flame"), (24, "flame"), (33, "mango"), (42, "flame")):
        bed((x - 3.2, -35.8), (x + 3.2, -33.2), 0.12, 0.85)
        tree(kind, (x, -34.5, 0.5), 0.9)
    for sign in (-1, 1):
        hedge((sign * 13.5, -31.5, 0.12), (sign * 13.5, -26.5, 0.12), 0.8, 0.8)
        bed((sign * 12.4 - 0.6, -26.0), (sign * 12.4 + 0.6, -24.8), 0.12, 0.6)


def grounds() -> None:
    """Lay and plant what lies beside and behind the podium, up to a wall with bougainvillea on it."""
    pavement((-62, -20), (62, 31), materials.tiles("#b9ad9a", "#aca08c", "#857a69", 0.4, 0.2, 0.5))
    mesh = Mesh("Garden behind the podium")
    turf = materials.grass("#6f8a3c", "#486128", "#8a8352", 0.2)
    mesh.box((-62, 31, -0.1), (62, 62, 0.16), turf)
    for x in (-59, 53):
        mesh.box((x, -18, 0), (x + 5, 28, 0.2), turf)
    mesh.box((-62, 62, 0), (62, 62.25, 2.4), materials.render_wall("#e2d9c8"))
    mesh.place()
    bougainvillea((-60, 62, 0), (60, 62, 0), 2.4, coverage=0.5)
    for x, y in _grid((-60, 33), (60, 60), 10.0):
        tree(randomness.choice(("mango", "almond", "flame", "ornamental")), (x, y, 0.16), 0.9)
    for y in range(-14, 28, 9):
        palm("coconut", (-56.5, y, 0.2), 0.9)
        palm("coconut", (55.5, y, 0.2), 0.9)
