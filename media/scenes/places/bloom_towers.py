"""Bloom Towers: two towers of 21 and 19 floors whose white slabs swing in and out like petals. Lengths are metres."""

import math
from dataclasses import dataclass

import bpy

from studio import materials
from studio.facade import Spot, Style, block
from studio.mesh import Mesh
from studio.plants import shrub
from studio.rooms import Interior
from studio.scene import randomness

Material = bpy.types.Material
Corner = tuple[float, float]

DECK = 13.2
"""The height of the garden deck, on which both towers stand."""
STOREY = 3.3
HALF_WIDTH, HALF_DEPTH = 12.5, 10.5
"""How far the slabs reach from the middle of a tower, on average."""
BALCONY = 2.2
SQUARENESS = 6.0
"""The exponent of the superellipse that a slab is: 2 would be an ellipse."""
SWING = 0.6
SLAB = 0.32
SOFFIT = 0.05
RAILING = 1.08
EDGE_POINTS = 112


@dataclass(frozen=True)
class Tower:
    """A tower's middle, its number of floors, and where along its edge the petals begin, in radians."""

    x: float
    y: float
    floors: int
    phase: float

    @property
    def roof(self) -> float:
        """Return the height of the roof."""
        return self.floor(self.floors)

    def floor(self, number: int) -> float:
        """Return the height of a floor's slab; floors count from 0 on the deck."""
        return DECK + number * STOREY + 0.03


TALL = Tower(-25.0, 5.0, 21, 0.0)
LOW = Tower(25.0, -5.0, 19, 1.9)


@dataclass(frozen=True)
class Finishes:
    """What the towers are made of. Build it after `new_scene`, since it holds materials."""

    slab: Material
    soffit: Material
    metal: Material
    balustrade: Material
    cove: Material | None
    open_bay: Style
    clad_bay: Style


def finishes(lit: float = 0.08, strength: float = 0.9, coves: float = 0.0) -> Finishes:
    """Return the towers' finishes with a share of the rooms `lit`; in the evening `coves` light the balconies."""
    metal = materials.plain("#2b2c2d", 0.35, 0.5, 0.0)
    cladding = materials.planks("#946c48", 0.16, 3.3, 0.5, upright=True)
    common = {"frame": metal, "sill": 0.06, "head": 0.4, "reveal": 0.14, "interior": Interior(lit, strength)}
    return Finishes(
        slab=materials.plain("#efece5", 0.6, 0.0, 0.04),
        soffit=materials.planks("#c39a6c", 0.16, 3.0, 0.45),
        metal=metal,
        balustrade=materials.glass("#d5e4e2", 0.1),
        cove=materials.emission("#ffc98c", coves) if coves else None,
        open_bay=Style(
            wall=materials.plain("#d9d2c4", 0.7, 0.0, 0.06), opening=0.93, panes=2, curtained=0.35, **common
        ),
        clad_bay=Style(wall=cladding, opening=0.5, panes=1, curtained=0.5, **common),
    )


def towers(finish: Finishes) -> None:
    """Build both towers on the deck."""
    for tower in (TALL, LOW):
        mesh = Mesh(f"Tower of {tower.floors} floors")
        _core(mesh, tower, finish)
        for floor in range(tower.floors + 1):
            slab(mesh, tower, floor, finish)
        for floor in range(1, tower.floors):
            balustrade(mesh, tower, floor, finish)
        _screens(mesh, tower, finish)
        if finish.cove:
            _coves(mesh, tower, finish.cove)
        _planting(tower)
        _crown(mesh, tower, finish)
        mesh.place()


def outline(tower: Tower, floor: int, inset: float = 0.0) -> list[Corner]:
    """Return the edge of a floor's slab, counter-clockwise, moved inwards by `inset`."""
    swing = SWING if 0 < floor < tower.floors else 0.0
    points = []
    for index in range(EDGE_POINTS):
        angle = math.tau * index / EDGE_POINTS
        across, along = math.cos(angle), math.sin(angle)
        corner = abs(across / HALF_WIDTH) ** SQUARENESS + abs(along / HALF_DEPTH) ** SQUARENESS
        reach = corner ** (-1 / SQUARENESS) + swing * math.sin(3 * angle + floor * 0.42 + tower.phase) - inset
        points.append((tower.x + reach * across, tower.y + reach * along))
    return points


def slab(mesh: Mesh, tower: Tower, floor: int, finish: Finishes) -> None:
    """Add the slab that a floor stands on, boarded underneath."""
    top = tower.floor(floor)
    edge = outline(tower, floor)
    _band(mesh, edge, edge, top - SLAB, top, finish.slab)
    mesh.polygon([(x, y, top) for x, y in edge], finish.slab)
    mesh.polygon([(x, y, top - SLAB) for x, y in reversed(edge)], finish.slab)
    inner = outline(tower, floor, 0.35)
    mesh.polygon([(x, y, top - SLAB - SOFFIT) for x, y in reversed(inner)], finish.soffit)
    _band(mesh, inner, inner, top - SLAB - SOFFIT, top - SLAB, finish.soffit)


def balustrade(mesh: Mesh, tower: Tower, floor: int, finish: Finishes) -> None:
    """Add the glass and the handrail along the edge of a floor's slab."""
    base = tower.floor(floor)
    outer, inner = outline(tower, floor, 0.1), outline(tower, floor, 0.15)
    _band(mesh, outer, outer, base, base + RAILING, finish.balustrade)
    for edge in (outer, inner):
        _band(mesh, edge, edge, base + RAILING, base + RAILING + 0.05, finish.metal)
    _band(mesh, outer, inner, base + RAILING + 0.05, base + RAILING + 0.05, finish.metal)


def _band(mesh: Mesh, low: list[Corner], high: list[Corner], bottom: float, top: float, material: Material) -> None:
    """Add the surface between two closed edges of as many points, facing outwards."""
    count = len(low)
    vertices = [(x, y, bottom) for x, y in low] + [(x, y, top) for x, y in high]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    mesh.add(vertices, faces, material)


def _core(mesh: Mesh, tower: Tower, finish: Finishes) -> None:
    def style(spot: Spot) -> Style:
        return finish.clad_bay if (spot.bay * 5 + spot.floor * 2) % 9 == 0 else finish.open_bay

    width, depth = 2 * (HALF_WIDTH - BALCONY), 2 * (HALF_DEPTH - BALCONY)
    centre = (tower.x, tower.y)
    block(mesh, width, depth, tower.floors, STOREY, style, DECK, centre, bay=3.45, parapet=0.0)


def _screens(mesh: Mesh, tower: Tower, finish: Finishes) -> None:
    """Add the timber screens that part one apartment's balcony from the next."""
    reach = BALCONY - SWING - 0.35
    front, side = HALF_DEPTH - BALCONY, HALF_WIDTH - BALCONY
    cladding = finish.clad_bay.wall
    for floor in range(tower.floors):
        bottom = tower.floor(floor)
        top = bottom + STOREY - SLAB - SOFFIT
        for x in (-side / 3, side / 3):
            for sign in (-1, 1):
                near, far = sorted((tower.y + sign * front, tower.y + sign * (front + reach)))
                mesh.box((tower.x + x - 0.05, near, bottom), (tower.x + x + 0.05, far, top), cladding)
        for sign in (-1, 1):
            near, far = sorted((tower.x + sign * side, tower.x + sign * (side + reach)))
            mesh.box((near, tower.y - 0.05, bottom), (far, tower.y + 0.05, top), cladding)


def _coves(mesh: Mesh, tower: Tower, glow: Material) -> None:
    """Add lines of light to the ceilings of most balconies."""
    front, side = HALF_DEPTH - BALCONY + 0.35, HALF_WIDTH - BALCONY + 0.35
    for floor in range(tower.floors):
        z = tower.floor(floor + 1) - SLAB - SOFFIT - 0.015
        for sign in (-1, 1):
            for part in (-1, 0, 1):
                if randomness.random() < 0.72:
                    middle = (tower.x + part * side * 2 / 3, tower.y + sign * front, z)
                    mesh.centred_box(middle, (side * 0.6, 0.3, 0.01), glow)
            if randomness.random() < 0.72:
                mesh.centred_box((tower.x + sign * side, tower.y, z), (0.3, front * 1.6, 0.01), glow)


def _planting(tower: Tower) -> None:
    """Put shrubs into the pots that residents keep along their railings."""
    for floor in range(1, tower.floors):
        edge = outline(tower, floor, 0.5)
        for _ in range(7):
            start = randomness.randrange(EDGE_POINTS)
            for index in range(start, start + randomness.choice((1, 2, 4))):
                x, y = edge[index % EDGE_POINTS]
                shrub((x, y, tower.floor(floor) + 0.25), 0.42, randomness.choice(("", "", "#c2406b", "#e0a030")))


def _crown(mesh: Mesh, tower: Tower, finish: Finishes) -> None:
    """Hide lifts and tanks on the roof behind slender fins, under a ring of shade."""
    base, height = tower.roof, 4.4
    for x, y in outline(tower, 0, 1.6):
        mesh.box((x - 0.07, y - 0.07, base), (x + 0.07, y + 0.07, base + height), finish.clad_bay.wall)
    outer, inner = outline(tower, 0, 0.7), outline(tower, 0, 3.6)
    low, high = base + height, base + height + 0.28
    for edge in (outer, inner):
        _band(mesh, edge, edge, low, high, finish.slab)
    _band(mesh, outer, inner, high, high, finish.slab)
    _band(mesh, outer, inner, low, low, finish.soffit)
    mesh.centred_box((tower.x, tower.y, base), (11.0, 8.0, 3.6), materials.plain("#4a4c4e", 0.6))
    for x in (-6.8, 6.8):
        mesh.cylinder((tower.x + x, tower.y, base), 2.4, 1.0, materials.plain("#20242a", 0.5), 20)
