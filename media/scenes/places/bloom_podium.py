"""The podium of Bloom Towers: an arcade and the entrance, two floors of offices, and the deck with its pool."""

import bpy

from places.bloom_towers import DECK
from studio import materials
from studio.facade import Style, block, ring
from studio.lettering import letters
from studio.mesh import Mesh
from studio.rooms import Interior

Material = bpy.types.Material

WIDTH, DEPTH = 96.0, 50.0
FRONT = -DEPTH / 2
GROUND_STOREY, OFFICE_STOREY = 5.2, 4.0
ARCADE = 4.5
"""How far the ground floor stands back behind the columns of the arcade."""
COLUMN_SPACING = 6.0
TERRACE_TOP = DECK + 0.5
TERRACE_LOW, TERRACE_HIGH = (-11.0, -19.0), (11.0, 15.0)
POOL_LOW, POOL_HIGH = (-3.6, -15.0), (4.4, 11.0)
WATER = TERRACE_TOP - 0.07
DUSK_LAMPS = 8.0
"""Lamps brighter than this mean that it is dark."""


def podium(lit: float = 0.3, strength: float = 0.9, lamps: float = 3.0) -> None:
    """Build the podium with a share of its offices `lit`; `lamps` is the glow of the arcade's ceiling lights."""
    mesh = Mesh("Podium")
    white = materials.plain("#efece5", 0.6, 0.0, 0.05)
    _ground_floor(mesh, lit, strength)
    _offices(mesh, lit, strength)
    _bands(mesh, white)
    fins(mesh)
    _columns(mesh, white)
    _soffit(mesh, lamps)
    _canopy(mesh, white, lamps)
    mesh.place()
    _sign(lamps)
    _deck()


def _ground_floor(mesh: Mesh, lit: float, strength: float) -> None:
    wall = materials.stone("#b9a78e", 1.2, 0.6)
    frame = materials.plain("#2b2c2d", 0.35, 0.5, 0.0)
    style = Style(
        wall=wall, frame=frame, opening=0.9, sill=0.06, head=1.3, reveal=0.3, panes=3, transom=0.76, curtained=0.0,
        interior=Interior(max(0.6, lit), strength, "#a4917a", 5.0),
    )  # fmt: skip
    depth = DEPTH - ARCADE
    block(mesh, WIDTH - 2, depth, 1, GROUND_STOREY, style, 0.0, (0, ARCADE / 2), COLUMN_SPACING, parapet=0.0)


def _offices(mesh: Mesh, lit: float, strength: float) -> None:
    frame = materials.plain("#2b2c2d", 0.35, 0.5, 0.0)
    style = Style(
        wall=materials.plain("#d9d2c4", 0.7), frame=frame, opening=0.94, sill=0.25, head=0.7, panes=3, curtained=0.1,
        interior=Interior(lit, strength),
    )  # fmt: skip
    paving = materials.tiles("#c9bfae", "#bdb2a0", "#938a7c", 0.8, 0.8)
    block(
        mesh, WIDTH, DEPTH, 2, OFFICE_STOREY, style, GROUND_STOREY, bay=COLUMN_SPACING, roof=paving, parapet=0.0
    )


def _bands(mesh: Mesh, white: Material) -> None:
    """Add the white bands between floors; the uppermost carries the glass around the deck."""
    low, high = (-WIDTH / 2 - 0.45, FRONT - 0.45), (WIDTH / 2 + 0.45, -FRONT + 0.45)
    for bottom, top in ((GROUND_STOREY - 0.25, 5.55), (9.0, 9.35), (DECK - 0.35, DECK + 0.35)):
        ring(mesh, low, high, bottom, top, 0.8, white)
    rail = materials.glass("#d5e4e2", 0.1)
    ring(mesh, (low[0] + 0.2, low[1] + 0.2), (high[0] - 0.2, high[1] - 0.2), DECK + 0.35, DECK + 1.15, 0.02, rail)


def fins(mesh: Mesh) -> None:
    """Add the timber fins that shade the offices."""
    timber = materials.planks("#8a6040", 0.3, 8.0, 0.5, upright=True)
    spacing = 1.2
    for index in range(round(WIDTH / spacing) + 1):
        x = -WIDTH / 2 + index * spacing
        for y in (FRONT - 0.3, -FRONT + 0.1):
            mesh.box((x - 0.05, y, 5.55), (x + 0.05, y + 0.2, DECK - 0.35), timber)
    for index in range(1, round(DEPTH / spacing)):
        y = FRONT + index * spacing
        for x in (-WIDTH / 2 - 0.3, WIDTH / 2 + 0.1):
            mesh.box((x, y - 0.05, 5.55), (x + 0.2, y + 0.05, DECK - 0.35), timber)


def _columns(mesh: Mesh, white: Material) -> None:
    for index in range(round(WIDTH / COLUMN_SPACING) + 1):
        x = -WIDTH / 2 + index * COLUMN_SPACING
        x = max(-WIDTH / 2 + 0.4, min(WIDTH / 2 - 0.4, x))
        mesh.cylinder((x, FRONT + 0.45, 0.0), GROUND_STOREY - 0.2, 0.3, white, 24)


def _soffit(mesh: Mesh, lamps: float) -> None:
    boards = materials.planks("#a97f55", 0.14, 3.0, 0.45)
    z = GROUND_STOREY - 0.26
    mesh.box((-WIDTH / 2, FRONT, z), (WIDTH / 2, FRONT + ARCADE, z + 0.1), boards)
    glow = materials.emission("#ffdcae", lamps)
    for index in range(round(WIDTH / 3)):
        x = -WIDTH / 2 + 1.5 + index * 3
        mesh.cylinder((x, FRONT + ARCADE / 2, z - 0.02), 0.02, 0.12, glow, 16)


def _canopy(mesh: Mesh, white: Material, lamps: float) -> None:
    """Add the canopy over the entrance, on bronze posts, with lights in its boarded ceiling."""
    bronze = materials.plain("#4a3a2b", 0.35, 0.7, 0.0)
    x, near, far = 11.0, FRONT - 7.0, FRONT - 0.4
    mesh.box((-x, near, 4.72), (x, far, 5.1), white)
    mesh.box((-x + 0.3, near + 0.3, 4.66), (x - 0.3, far, 4.72), materials.planks("#a97f55", 0.14, 3.0, 0.45))
    for post in (-9.6, -3.2, 3.2, 9.6):
        mesh.centred_box((post, near + 0.9, 0.0), (0.16, 0.3, 4.7), bronze)
    glow = materials.emission("#ffdcae", lamps)
    for column in range(7):
        for y in (near + 1.8, near + 4.6):
            mesh.cylinder((-9.0 + column * 3, y, 4.63), 0.03, 0.13, glow, 16)


def _sign(lamps: float) -> None:
    """Stand the name on the canopy before a bronze panel; the letters glow a little when it gets dark."""
    mesh = Mesh("Sign")
    mesh.box((-6.4, FRONT - 6.3, 5.1), (6.4, FRONT - 6.15, 6.5), materials.plain("#3d2f24", 0.4, 0.4, 0.05))
    mesh.place()
    dark = lamps > DUSK_LAMPS
    face = materials.emission("#fff0d8", 1.6, lights_scene=False) if dark else materials.plain("#f4efe4", 0.5)
    letters("BLOOM TOWERS", (0, FRONT - 6.4, 5.38), 0.85, face, depth=0.16)


def _deck() -> None:
    """Lay the raised terrace between the towers, with steps around it and the pool in it."""
    mesh = Mesh("Deck")
    paving = materials.tiles("#d6cbb8", "#cabfab", "#9c9282", 1.0, 0.5, 0.5)
    coping = materials.plain("#e9e3d6", 0.5)
    (x0, y0), (x1, y1) = TERRACE_LOW, TERRACE_HIGH
    (left, near), (right, far) = POOL_LOW, POOL_HIGH
    for low, high in (((x0, y0), (x1, near)), ((x0, far), (x1, y1)), ((x0, near), (left, far)),
                      ((right, near), (x1, far))):  # fmt: skip
        mesh.box((*low, DECK), (*high, TERRACE_TOP), paving)
    for step in (1, 2):
        out, top = 0.4 * step, TERRACE_TOP - 0.17 * step
        ring(mesh, (x0 - out, y0 - out), (x1 + out, y1 + out), DECK, top, 0.45, paving)
    ring(mesh, (left - 0.3, near - 0.3), (right + 0.3, far + 0.3), TERRACE_TOP, TERRACE_TOP + 0.03, 0.38, coping)
    mosaic = materials.tiles("#59b9bd", "#4aa9b1", "#8fd0cf", 0.15, 0.15, 0.0, 0.3)
    bottom = DECK + 0.03
    mesh.quad((left, near, bottom), (right, near, bottom), (right, far, bottom), (left, far, bottom), mosaic)
    mesh.quad((left, near, WATER), (right, near, WATER), (right, far, WATER), (left, far, WATER), materials.pool_water())
    mesh.place()
