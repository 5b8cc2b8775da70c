"""The gate of Citadel Views: a roof on two piers over the road, the estate's name on it, and a gatehouse between lanes.

The road runs along y; who comes from outside comes from -y. Lengths are metres, angles degrees.
"""

from places.estate_parts import perimeter_wall, slope, solar_array
from studio import materials
from studio.facade import Spot, Style, block
from studio.lettering import letters
from studio.mesh import Mesh
from studio.rooms import Interior
from studio.street import road

ROAD_HALF, ISLAND_HALF = 6.6, 1.9
PIER_INNER, PIER_OUTER, PIER_HALF_DEPTH = 7.2, 8.8, 1.3
ROOF_HALF, ROOF_FRONT, ROOF_BACK = 10.2, -3.0, 3.0
SOFFIT, FASCIA = 5.3, 0.85
GATEHOUSE_WIDTH, GATEHOUSE_DEPTH, GATEHOUSE_HEIGHT = 2.8, 4.2, 3.0
WALL_REACH = 70.0


def citadel_gate(lamps: float = 0.0) -> None:
    """Build the gate on the origin; in the evening `lamps` is the glow of its lights."""
    paving = materials.tiles("#8e8880", "#827c75", "#5f5a54", 0.22, 0.11, 0.5, 0.7)
    road((-ROAD_HALF, -60), (ROAD_HALF, 38), "y", markings=False, surface=paving)
    mesh = Mesh("Gate")
    _piers_and_roof(mesh, lamps)
    _gatehouse(mesh, lamps)
    _barrier(mesh, ISLAND_HALF - 0.5, -1.2, 1, raised=False)
    _barrier(mesh, 0.5 - ISLAND_HALF, 1.4, -1, raised=True)
    _side_gates(mesh)
    mesh.place()
    _name(lamps)
    for sign in (-1, 1):
        perimeter_wall((sign * (PIER_OUTER + 2.4), 0), (sign * WALL_REACH, 0), 2.6)


def _piers_and_roof(mesh: Mesh, lamps: float) -> None:
    stone = materials.stone("#b08a63", 0.55, 0.16, 0.012, 0.85)
    timber = materials.planks("#7d5234", 0.13, 2.6, 0.45)
    white, dark = materials.render_wall("#ebe5d8", 0.12), materials.plain("#2a2725", 0.38, 0.5, 0.0)
    lamp = materials.emission("#ffd39a", lamps) if lamps else materials.plain("#f2efe6", 0.3, 0.0, 0.0)
    for sign in (-1, 1):
        left, right = sorted((sign * PIER_INNER, sign * PIER_OUTER))
        mesh.box((left, -PIER_HALF_DEPTH, -0.1), (right, PIER_HALF_DEPTH, SOFFIT), stone)
        mesh.box((left - 0.06, -PIER_HALF_DEPTH - 0.06, -0.1), (right + 0.06, PIER_HALF_DEPTH + 0.06, 0.45), dark)
    mesh.box((-ROOF_HALF, ROOF_FRONT, SOFFIT), (ROOF_HALF, ROOF_BACK, SOFFIT + FASCIA), white)
    mesh.box((-ROOF_HALF + 0.3, ROOF_FRONT + 0.3, SOFFIT - 0.06), (ROOF_HALF - 0.3, ROOF_BACK - 0.3, SOFFIT), timber)
    top = SOFFIT + FASCIA
    mesh.box((-ROOF_HALF - 0.06, ROOF_FRONT - 0.06, top), (ROOF_HALF + 0.06, ROOF_BACK + 0.06, top + 0.07), dark)
    solar_array(mesh, slope((0, -1.2, top + 0.35), 16), 16, 2)
    for x in (-6.0, -3.6, 3.6, 6.0):
        for y in (-1.8, 1.8):
            mesh.centred_box((x, y, SOFFIT - 0.1), (0.35, 0.35, 0.035), lamp)


def _gatehouse(mesh: Mesh, lamps: float) -> None:
    white, dark = materials.render_wall("#ebe5d8", 0.12), materials.plain("#2a2725", 0.38, 0.5, 0.0)
    mesh.box((-ISLAND_HALF, -5.5, -0.1), (ISLAND_HALF, 5.0, 0.18), materials.concrete("#b9b2a5"))
    interior = Interior(1.0 if lamps else 0.0, 1.8, "#a3978a", depth=1.2, furnished=False)
    common = {"wall": white, "frame": dark, "interior": interior, "curtained": 0.0}
    window = Style(opening=0.84, sill=0.95, head=0.45, panes=2, **common)
    blank = Style(opening=0.0, **common)

    def style(spot: Spot) -> Style:
        return blank if spot.side == "back" else window

    block(mesh, GATEHOUSE_WIDTH, GATEHOUSE_DEPTH, 1, GATEHOUSE_HEIGHT, style, 0.18, front_bays=1, side_bays=2,
          parapet=0.0)  # fmt: skip
    half_width, half_depth, top = GATEHOUSE_WIDTH / 2 + 0.45, GATEHOUSE_DEPTH / 2 + 0.7, GATEHOUSE_HEIGHT + 0.18
    mesh.box((-half_width, -half_depth, top), (half_width, half_depth, top + 0.22), dark)
    for y in (-5.1, 4.6):
        for x in (-1.4, 0.0, 1.4):
            mesh.cylinder((x, y, 0.18), 0.8, 0.08, materials.plain("#c9a23a", 0.5, 0.0, 0.05), 12)


def _barrier(mesh: Mesh, x: float, y: float, direction: int, raised: bool) -> None:
    """Build a boom that starts at `x` and reaches across a lane, in red and white."""
    red, white = materials.plain("#b5261f", 0.4, 0.0, 0.03), materials.plain("#f0eeea", 0.4, 0.0, 0.03)
    mesh.centred_box((x, y, 0.1), (0.34, 0.4, 1.05), materials.plain("#2a2725", 0.38, 0.5, 0.0))
    length, pieces = ROAD_HALF - ISLAND_HALF + 0.3, 10
    along, up = (0.18, 0.984) if raised else (1.0, 0.0)
    for index in range(pieces):
        start, end = length * index / pieces, length * (index + 1) / pieces
        first = (x + direction * start * along, y - 0.24, 1.0 + start * up)
        last = (x + direction * end * along, y - 0.24, 1.0 + end * up)
        mesh.beam(first, last, 0.05, 0.1, white if index % 2 else red)


def _side_gates(mesh: Mesh) -> None:
    """Build the gates for those who walk, of steel bars, on both sides."""
    steel, pier = materials.plain("#2a2725", 0.38, 0.5, 0.0), materials.render_wall("#ebe5d8", 0.12)
    for sign in (-1, 1):
        start, end = sorted((sign * PIER_OUTER, sign * (PIER_OUTER + 2.2)))
        for index in range(19):
            x = start + (end - start) * index / 18
            mesh.cylinder((x, 0, 0.1), 2.2, 0.013, steel, 6)
        for height in (0.15, 1.2, 2.3):
            mesh.beam((start, 0, height), (end, 0, height), 0.05, 0.05, steel)
        mesh.centred_box((sign * (PIER_OUTER + 2.3), 0, -0.1), (0.4, 0.4, 2.9), pier)


def _name(lamps: float) -> None:
    bronze = materials.plain("#3d2c1c", 0.35, 0.5, 0.0)
    letters("CITADEL VIEWS", (0, ROOF_FRONT - 0.03, SOFFIT + 0.18), 0.5, bronze, depth=0.08, spacing=1.3)
