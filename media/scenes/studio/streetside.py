"""What stands along streets and in compounds: drains, gates, power lines, tanks, generators, signs, bins, stalls.

Lengths are metres, rotations degrees; things face -y, and their origin is the middle of their footprint.
"""

import math
from collections.abc import Sequence

import bpy
from mathutils import Matrix, Vector

from studio import materials
from studio.lettering import letters
from studio.mesh import Mesh, Point, place, turned
from studio.scene import cached
from studio.soft import rounded_box, slab

DRAIN_PIECE = 3.0


def _galvanised() -> bpy.types.Material:
    return materials.plain("#9da1a3", 0.45, 0.7, 0.08)


def _painted(colour: str, roughness: float = 0.45) -> bpy.types.Material:
    return materials.plain(colour, roughness, 0.2, 0.04)


def drain(start: Point, end: Point, width: float = 0.7, covered: float = 0.7) -> None:
    """Lay an open concrete drain with a share of its slabs in place, in ground that is cut out 5 cm below zero."""
    first, last = Vector(start), Vector(end)
    span = last - first
    count = max(1, round(span.length / DRAIN_PIECE))
    heading = math.degrees(math.atan2(span.y, span.x))
    for number in range(count):
        place(_drain_piece(width, round(covered * 5), number % 3), first + span * (number + 0.5) / count, heading,
              (span.length / count / DRAIN_PIECE, 1, 1))  # fmt: skip


@cached
def _drain_piece(width: float, slabs: int, variety: int) -> bpy.types.Mesh:
    mesh = Mesh("Drain")
    half, reach = DRAIN_PIECE / 2, width / 2
    concrete = materials.concrete("#a8a298")
    for side in (-1, 1):
        low, high = sorted((side * reach, side * (reach - 0.12)))
        mesh.box((-half, low, -0.55), (half, high, 0.07), concrete)
    mesh.box((-half, -reach, -0.6), (half, reach, -0.48), materials.plain("#4d463c", 0.5))
    for number in range(5):
        if (number * 2 + variety) % 5 < slabs:
            left = -half + DRAIN_PIECE * number / 5
            slab(mesh, (left + 0.01, -reach + 0.03, 0.03), (left + 0.59, reach - 0.03, 0.10), concrete, 0.01)
    return mesh.build(smooth=True)


def gate(
    location: Point, rotation: float = 0.0, width: float = 4.2, height: float = 2.2, colour: str = "#23282b"
) -> None:
    """Put a double steel gate between two rendered piers with lanterns on them."""
    place(_gate(width, height, colour), location, rotation)


@cached
def _gate(width: float, height: float, colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Gate")
    steel, wall = _painted(colour), materials.render_wall("#e4dccd")
    for side in (-1, 1):
        x = side * (width / 2 + 0.28)
        mesh.box((x - 0.27, -0.27, 0.0), (x + 0.27, 0.27, height + 0.25), wall)
        slab(mesh, (x - 0.33, -0.33, height + 0.25), (x + 0.33, 0.33, height + 0.34), materials.concrete(), 0.01)
        mesh.box((x - 0.09, -0.09, height + 0.34), (x + 0.09, 0.09, height + 0.62), materials.plain("#e9dfc4", 0.3))
        slab(mesh, (x - 0.13, -0.13, height + 0.62), (x + 0.13, 0.13, height + 0.67), steel, 0.006)
        inner, outer = side * 0.015, side * width / 2
        _gate_leaf(mesh, min(inner, outer), max(inner, outer), height, steel)
    return mesh.build(smooth=True)


def _gate_leaf(mesh: Mesh, left: float, right: float, height: float, steel: bpy.types.Material) -> None:
    """Add one leaf: a frame, sheet below and bars above."""
    for x in (left, right - 0.06):
        mesh.box((x, -0.03, 0.06), (x + 0.06, 0.03, height), steel)
    for z in (0.06, height * 0.58, height - 0.06):
        mesh.box((left, -0.03, z), (right, 0.03, z + 0.06), steel)
    mesh.box((left + 0.05, -0.008, 0.1), (right - 0.05, 0.008, height * 0.58), steel)
    count = max(3, round((right - left) / 0.13))
    for number in range(1, count):
        x = left + (right - left) * number / count
        mesh.cylinder((x, 0, height * 0.58), height * 0.42 + 0.10, 0.011, steel, 6)
        mesh.box((x - 0.02, -0.016, 0.12), (x + 0.02, -0.008, height * 0.56), steel)


def generator_house(location: Point, rotation: float = 0.0, wall: str = "#d9cfbd") -> bpy.types.Object:
    """Put a louvred generator house under a sheet roof, 4.4 m wide and 3 m deep, its exhaust through the roof."""
    return place(_generator_house(wall), location, rotation)


@cached
def _generator_house(wall: str) -> bpy.types.Mesh:
    mesh = Mesh("Generator house")
    render, steel = materials.render_wall(wall), _painted("#4a5a4c")
    mesh.box((-2.4, -1.7, -0.1), (2.4, 1.7, 0.12), materials.concrete())
    for low, high in (((-2.2, -1.5), (-1.7, 1.5)), ((1.7, -1.5), (2.2, 1.5)), ((-1.7, 1.3), (1.7, 1.5))):
        mesh.box((*low, 0.12), (*high, 2.7), render)
    mesh.box((-1.7, -1.5, 2.35), (1.7, -1.3, 2.7), render)
    mesh.box((-1.7, -1.32, 0.12), (1.7, -1.30, 2.35), materials.plain("#15181a", 0.8))
    for number in range(16):
        z = 0.2 + number * 0.135
        mesh.beam((-1.68, -1.42, z), (1.68, -1.42, z), 0.14, 0.025, steel)
    for x in (-0.03, 1.66, -1.70):
        mesh.box((x, -1.5, 0.12), (x + 0.06, -1.36, 2.35), steel)
    roof = materials.metal_sheet("#7d4a3a")
    lifted = [(-2.6, -1.95, 2.72), (2.6, -1.95, 2.72), (2.6, 1.85, 3.05), (-2.6, 1.85, 3.05)]
    mesh.polygon(lifted, roof)
    mesh.polygon([(x, y, z - 0.06) for x, y, z in reversed(lifted)], roof)
    mesh.tube([(1.2, 0.3, 2.6), (1.2, 0.3, 3.7), (1.28, 0.22, 3.85)], 0.09, _galvanised(), 10)
    return mesh.build(smooth=True)


def water_tank(location: Point, rotation: float = 0.0, stand: float = 5.0, colour: str = "#1b2a4a") -> bpy.types.Object:
    """Put a plastic water tank of 2 m3 on a braced steel stand."""
    return place(_water_tank(stand, colour), location, rotation)


@cached
def _water_tank(stand: float, colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Water tank")
    steel = _painted("#6f7478")
    for corner_x in (-1, 1):
        for corner_y in (-1, 1):
            mesh.beam(
                (corner_x * 0.95, corner_y * 0.95, 0), (corner_x * 0.75, corner_y * 0.75, stand), 0.10, 0.10, steel
            )
            mesh.box((corner_x * 0.95 - 0.2, corner_y * 0.95 - 0.2, -0.05), (corner_x * 0.95 + 0.2, corner_y * 0.95 + 0.2, 0.15),
                     materials.concrete())  # fmt: skip
    levels = (0.3, stand * 0.5, stand - 0.15)
    for low, high in zip(levels, levels[1:]):
        for axis in (0, 1):
            for side in (-1, 1):
                reach_low, reach_high = 0.95 - 0.2 * low / stand, 0.95 - 0.2 * high / stand
                start = [-reach_low, side * reach_low, low] if axis == 0 else [side * reach_low, -reach_low, low]
                end = [reach_high, side * reach_high, high] if axis == 0 else [side * reach_high, reach_high, high]
                mesh.beam(start, end, 0.05, 0.05, steel)
                start[axis], end[axis] = -reach_high, reach_high
                start[1 - axis] = end[1 - axis] = side * reach_high
                start[2] = end[2] = high
                mesh.beam(start, end, 0.07, 0.07, steel)
    mesh.box((-0.95, -0.95, stand), (0.95, 0.95, stand + 0.08), steel)
    ribs = [(0.72, 0.0)]
    for number in range(6):
        low = 0.06 + number * 0.24
        ribs += [(0.72, low), (0.78, low + 0.05), (0.78, low + 0.15), (0.72, low + 0.20)]
    ribs += [(0.70, 1.52), (0.45, 1.68), (0.26, 1.72), (0.26, 1.80), (0.02, 1.82)]
    mesh.lathe(ribs, (0, 0, stand + 0.08), materials.plain(colour, 0.4, variation=0.03), 32)
    mesh.tube([(0.76, 0, stand + 0.2), (0.9, 0, stand + 0.2), (0.98, 0, 0.3)], 0.025, materials.plain("#d8d8d4"), 8)
    return mesh.build(smooth=True)


def power_line(poles: Sequence[Point], height: float = 8.5) -> None:
    """Put up wooden poles with cross-arms and insulators, and hang four wires between them, sagging."""
    tops = []
    for index, foot in enumerate(poles):
        following = poles[min(index + 1, len(poles) - 1)]
        previous = poles[max(index - 1, 0)]
        heading = math.degrees(math.atan2(following[1] - previous[1], following[0] - previous[0]))
        place(_power_pole(height), foot, heading)
        tops.append(turned(foot, heading))
    wires = Mesh("Wires")
    for start, end in zip(tops, tops[1:]):
        for across in (-0.9, -0.32, 0.32, 0.9):
            _wire(wires, start @ Vector((0, across, height - 0.28)), end @ Vector((0, across, height - 0.28)))
    wires.place()


def _wire(mesh: Mesh, start: Vector, end: Vector) -> None:
    sag = (end - start).length * 0.022
    points = [start.lerp(end, step / 14) - Vector((0, 0, sag * (1 - (step / 7 - 1) ** 2))) for step in range(15)]
    mesh.tube(points, 0.011, materials.plain("#1b1b1c", 0.6), 5)


@cached
def _power_pole(height: float) -> bpy.types.Mesh:
    mesh = Mesh("Power pole")
    wood, porcelain = materials.bark("#6f6353"), materials.plain("#6a3a22", 0.2)
    mesh.cylinder((0, 0, -0.2), height + 0.2, 0.15, wood, 12, 0.10)
    mesh.box((-0.05, -1.05, height - 0.55), (0.05, 1.05, height - 0.43), wood)
    for across in (-0.9, -0.32, 0.32, 0.9):
        profile = ((0.02, 0.0), (0.02, 0.04), (0.055, 0.06), (0.05, 0.10), (0.03, 0.15))
        mesh.lathe(profile, (0, across, height - 0.43), porcelain, 12)
    return mesh.build(smooth=True)


def sign_board(
    location: Point,
    lines: Sequence[str],
    rotation: float = 0.0,
    width: float = 2.4,
    board: str = "#16352c",
    ink: str = "#efe7d2",
    height: float = 2.3,
) -> None:
    """Put a board on two posts with lines of real letters, the first one the largest, read looking along +y."""
    tall = 0.30 + 0.30 * len(lines)
    place(_board(width, tall, height, board), location, rotation)
    frame = turned(location, rotation)
    base = height - 0.44
    for number, line in enumerate(lines):
        size = 0.20 if number == 0 else 0.115
        fitting = min(size, 1.45 * (width - 0.3) / max(1, len(line)))
        letters(line, frame @ Vector((0, -0.055, base)), fitting, materials.plain(ink, 0.5), rotation, 0.012)
        base -= 0.28 if number == 0 else 0.22


@cached
def _board(width: float, tall: float, height: float, colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Sign board")
    steel = _galvanised()
    for side in (-1, 1):
        mesh.cylinder((side * (width / 2 - 0.2), 0.03, -0.1), height + 0.05, 0.045, steel, 12)
    rounded_box(mesh, (-width / 2, -0.05, height - tall), (width / 2, -0.015, height), 0.012, _painted(colour, 0.5))
    return mesh.build(smooth=True)


def bollard(location: Point, height: float = 0.9) -> bpy.types.Object:
    """Put a round steel bollard."""
    return place(_bollard(height), location)


@cached
def _bollard(height: float) -> bpy.types.Mesh:
    mesh = Mesh("Bollard")
    profile = ((0.07, -0.05), (0.06, 0.02), (0.055, height - 0.04), (0.04, height), (0.002, height + 0.008))
    mesh.lathe(profile, (0, 0, 0), _painted("#202427"), 20)
    band = ((0.058, height - 0.22), (0.0585, height - 0.14))
    mesh.lathe(band, (0, 0, 0), materials.plain("#d9d9d4", 0.3), 20, closed=False)
    return mesh.build(smooth=True)


def wheeled_bin(location: Point, rotation: float = 0.0, colour: str = "#2a4634") -> bpy.types.Object:
    """Put a wheeled bin, 1.07 m high, its handle at the back."""
    return place(_wheeled_bin(colour), location, rotation)


@cached
def _wheeled_bin(colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Wheeled bin")
    plastic = materials.plain(colour, 0.55, variation=0.04)
    low = [(-0.22, -0.22, 0.06), (0.22, -0.22, 0.06), (0.22, 0.24, 0.06), (-0.22, 0.24, 0.06)]
    high = [(-0.28, -0.34, 0.95), (0.28, -0.34, 0.95), (0.28, 0.32, 0.95), (-0.28, 0.32, 0.95)]
    mesh.add(low + high, ((3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)), plastic)
    rounded_box(mesh, (-0.30, -0.37, 0.94), (0.30, 0.34, 1.03), 0.04, plastic)
    mesh.tube([(-0.24, 0.34, 0.98), (-0.24, 0.42, 0.98), (0.24, 0.42, 0.98), (0.24, 0.34, 0.98)], 0.018, plastic, 8)
    for side in (-1, 1):
        mesh.transform = Matrix.Translation((side * 0.25, 0.24, 0.10)) @ Matrix.Rotation(math.radians(90), 4, "Y")
        mesh.cylinder((0, 0, -0.025), 0.05, 0.10, materials.plain("#141415", 0.8), 20)
    mesh.transform = None
    return mesh.build(smooth=True)


def awning(
    location: Point, rotation: float = 0.0, width: float = 3.0, depth: float = 1.4, colour: str = "#8c3b2a"
) -> None:
    """Fix a striped fabric awning to a wall; `location` is the middle of its upper edge on the wall."""
    place(_awning(width, depth, colour), location, rotation)


@cached
def _awning(width: float, depth: float, colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Awning")
    cloths = (materials.fabric(colour), materials.fabric("#e9e2d2"))
    stripes = max(4, round(width / 0.25))
    fall = depth * 0.38
    for number in range(stripes):
        left, right = (-width / 2 + width * (number + step) / stripes for step in (0, 1))
        cloth = cloths[number % 2]
        mesh.polygon([(left, 0, 0), (left, -depth, -fall), (right, -depth, -fall), (right, 0, 0)], cloth)
        mesh.polygon([(left, -depth, -fall), (left, -depth, -fall - 0.2), ((left + right) / 2, -depth, -fall - 0.25),
                      (right, -depth, -fall - 0.2), (right, -depth, -fall)], cloth)  # fmt: skip
    for side in (-1, 1):
        x = side * (width / 2 - 0.05)
        mesh.tube([(x, 0, -0.55), (x, -depth + 0.02, -fall)], 0.014, _galvanised(), 8)
    mesh.tube([(-width / 2, -depth, -fall), (width / 2, -depth, -fall)], 0.018, _galvanised(), 8)
    return mesh.build()


def market_stall(
    location: Point, rotation: float = 0.0, colours: tuple[str, str] = ("#d8a420", "#1f6b45")
) -> bpy.types.Object:
    """Put a fruit seller's table under a parasol in two colours."""
    return place(_market_stall(colours), location, rotation)


@cached
def _market_stall(colours: tuple[str, str]) -> bpy.types.Mesh:
    mesh = Mesh("Market stall")
    wood = materials.planks("#7d6247", 0.12, 1.6, 0.7)
    slab(mesh, (-0.9, -0.4, 0.74), (0.9, 0.4, 0.78), wood, 0.006)
    for side in (-1, 1):
        for back in (-1, 1):
            mesh.box((side * 0.82 - 0.03, back * 0.33 - 0.03, 0), (side * 0.82 + 0.03, back * 0.33 + 0.03, 0.74), wood)
    mesh.cylinder((0.0, 0.46, 0.0), 2.35, 0.02, _galvanised(), 10)
    for sector in range(8):
        cloth = materials.fabric(colours[sector % 2])
        start, end = (math.tau * (sector + step) / 8 for step in (0, 1))
        rim = [(1.35 * math.cos(angle), 0.46 + 1.35 * math.sin(angle), 2.0) for angle in (start, end)]
        mesh.polygon([(0, 0.46, 2.42), *rim], cloth)
        hem = [(x, y, z - 0.16) for x, y, z in reversed(rim)]
        mesh.polygon([rim[1], rim[0], hem[1], hem[0]], cloth)
    _fruit_piles(mesh)
    return mesh.build(smooth=True)


def _fruit_piles(mesh: Mesh) -> None:
    """Add small pyramids of oranges, mangoes, tomatoes and pineapples' worth of colour."""
    for pile, (colour, radius) in enumerate(
        (("#d8861f", 0.045), ("#b8322a", 0.038), ("#7f9a35", 0.05), ("#d9b52f", 0.05))
    ):
        fruit = [
            (radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle)))
            for angle in range(-80, 81, 32)
        ]
        middle = Vector((-0.62 + 0.42 * pile, -0.08, 0.78 + radius))
        skin = materials.plain(colour, 0.4, variation=0.1)
        for layer, count in enumerate((4, 3, 2)):
            for column in range(count):
                for row in range(count):
                    offset = Vector((column - (count - 1) / 2, row - (count - 1) / 2, layer * 0.72)) * radius * 2
                    mesh.lathe(fruit, middle + offset, skin, 10)
