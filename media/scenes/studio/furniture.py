"""Furniture in real sizes: seats, tables, beds and cupboards. All of it faces -y; its origin is the middle of its
footprint, on the floor. Lengths are metres, rotations degrees."""

import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from studio import materials
from studio.mesh import Mesh, Point, place
from studio.scene import cached
from studio.soft import rounded_box, slab

OAK, WALNUT, IROKO = "#a88558", "#5a3b26", "#7c4a28"
SAND, CLAY, OLIVE, INK = "#c9bba4", "#a3583c", "#6b6a45", "#2a3340"


def wood(colour: str = OAK) -> bpy.types.Material:
    """Return oiled timber in one piece."""
    return materials.planks(colour, 0.9, 3.0, 0.42, 0.0, 0.15)


def brass() -> bpy.types.Material:
    """Return brushed brass."""
    return materials.plain("#a8834a", 0.3, 1.0, 0.0)


def black_metal() -> bpy.types.Material:
    """Return powder-coated steel."""
    return materials.plain("#17181a", 0.45, 0.3, 0.0)


# Seats


def sofa(
    location: Point,
    rotation: float = 0.0,
    width: float = 2.3,
    colour: str = SAND,
    accent: str = CLAY,
    chaise: bool = False,
) -> bpy.types.Object:
    """Put a deep sofa with loose cushions; with `chaise` its right end (seen from the front) is a long seat."""
    return place(_sofa(width, colour, accent, chaise), location, rotation)


@cached
def _sofa(width: float, colour: str, accent: str, chaise: bool) -> bpy.types.Mesh:
    mesh = Mesh("Sofa")
    cloth, legs = materials.fabric(colour), wood(WALNUT)
    half, arm, depth = width / 2, 0.17, 0.95
    front = -depth / 2
    seats = 3 if width > 2.0 else 2 if width > 1.4 else 1
    rounded_box(mesh, (-half, front + 0.04, 0.13), (half, depth / 2, 0.30), 0.03, cloth)
    rounded_box(mesh, (-half, depth / 2 - 0.20, 0.14), (half, depth / 2, 0.70), 0.06, cloth)
    for side in (-1, 1):
        low, high = sorted((side * half, side * (half - arm)))
        rounded_box(mesh, (low, front, 0.13), (high, depth / 2 - 0.02, 0.60), 0.06, cloth)
    part = (width - 2 * arm) / seats
    for seat in range(seats):
        left = -half + arm + part * seat
        reach = 0.66 if chaise and seat == seats - 1 else 0.0
        if reach:
            rounded_box(mesh, (left, front - reach, 0.13), (left + part, front + 0.1, 0.30), 0.03, cloth)
        rounded_box(
            mesh, (left + 0.005, front - reach, 0.29), (left + part - 0.005, depth / 2 - 0.18, 0.46), 0.055, cloth, 0.10
        )
        _back_cushion(mesh, left + part / 2, depth / 2 - 0.26, 0.44, part - 0.02, 0.44, cloth, -12)
    for offset, turn, tint in ((-0.36, 14, accent), (0.34, -10, OLIVE), (0.22, 8, accent)):
        if seats > 1:
            _loose_cushion(mesh, (width * offset, -0.02, 0.46), 0.46, materials.fabric(tint), turn)
    _legs(mesh, half - 0.08, -front - 0.10, 0.14, 0.022, legs)
    return mesh.build(smooth=True)


def _back_cushion(
    mesh: Mesh, x: float, y: float, base: float, width: float, height: float, cloth: bpy.types.Material, lean: float
) -> None:
    """Add a plump cushion that leans against a back; degrees below zero lean backwards."""
    mesh.transform = Matrix.Translation((x, y, base)) @ Matrix.Rotation(math.radians(90 + lean), 4, "X")
    rounded_box(mesh, (-width / 2, 0.0, -0.085), (width / 2, height, 0.085), 0.075, cloth, 0.16)
    mesh.transform = None


def _loose_cushion(mesh: Mesh, base: Point, size: float, cloth: bpy.types.Material, turn: float) -> None:
    """Add a square scatter cushion, turned by degrees, propped against a back."""
    mesh.transform = (
        Matrix.Translation(base)
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(68), 4, "X")
    )
    rounded_box(mesh, (-size / 2, 0.0, -0.075), (size / 2, size, 0.075), 0.07, cloth, 0.34)
    mesh.transform = None


def _legs(mesh: Mesh, x: float, y: float, height: float, radius: float, material: bpy.types.Material) -> None:
    for right in (-1, 1):
        for back in (-1, 1):
            mesh.cylinder((right * x, back * y, 0.0), height, radius * 0.65, material, 12, radius)


def armchair(location: Point, rotation: float = 0.0, colour: str = CLAY, frame: str = IROKO) -> bpy.types.Object:
    """Put a low lounge chair with a timber frame and thick cushions, 0.75 m wide."""
    return place(_armchair(colour, frame), location, rotation)


@cached
def _armchair(colour: str, frame: str) -> bpy.types.Mesh:
    mesh = Mesh("Armchair")
    cloth, timber = materials.fabric(colour), wood(frame)
    for side in (-1, 1):
        x = side * 0.34
        mesh.tube([(x, -0.36, 0.0), (x, -0.33, 0.58)], 0.020, timber, 10, 0.024)
        mesh.tube([(x, 0.36, 0.0), (x, 0.27, 0.58)], 0.020, timber, 10, 0.024)
        rounded_box(mesh, (x - 0.03, -0.40, 0.565), (x + 0.03, 0.34, 0.60), 0.016, timber)
        mesh.tube([(x, -0.34, 0.30), (x, 0.31, 0.25)], 0.016, timber, 10)
    for y, height in ((-0.33, 0.30), (0.30, 0.25)):
        mesh.tube([(-0.34, y, height), (0.34, y, height)], 0.016, timber, 10)
    for number in range(7):
        x = -0.24 + 0.08 * number
        mesh.tube([(x, 0.26, 0.28), (x, 0.44, 0.82)], 0.009, timber, 8)
    mesh.tube([(-0.29, 0.44, 0.82), (0.29, 0.44, 0.82)], 0.018, timber, 10)
    mesh.transform = Matrix.Translation((0, -0.02, 0.38)) @ Matrix.Rotation(math.radians(-4), 4, "X")
    rounded_box(mesh, (-0.30, -0.36, -0.08), (0.30, 0.30, 0.08), 0.06, cloth, 0.10)
    mesh.transform = None
    _back_cushion(mesh, 0.0, 0.23, 0.42, 0.58, 0.52, cloth, -19)
    return mesh.build(smooth=True)


def chair(location: Point, rotation: float = 0.0, colour: str = INK, frame: str = OAK) -> bpy.types.Object:
    """Put a dining chair with an upholstered seat and a curved back."""
    return place(_chair(colour, frame), location, rotation)


@cached
def _chair(colour: str, frame: str) -> bpy.types.Mesh:
    mesh = Mesh("Chair")
    cloth, timber = materials.fabric(colour), wood(frame)
    rounded_box(mesh, (-0.23, -0.24, 0.42), (0.23, 0.22, 0.48), 0.028, cloth, 0.06)
    rounded_box(mesh, (-0.20, -0.21, 0.375), (0.20, 0.19, 0.425), 0.008, timber)
    for side in (-1, 1):
        mesh.tube([(side * 0.20, -0.21, 0.0), (side * 0.18, -0.19, 0.42)], 0.013, timber, 10, 0.018)
        mesh.tube(
            [(side * 0.20, 0.27, 0.0), (side * 0.19, 0.20, 0.44), (side * 0.20, 0.27, 0.80)], 0.014, timber, 10, 0.013
        )
    for row in range(4):
        level, back = 0.64 + row * 0.045, 0.255 + row * 0.008
        curve = [Vector((-0.22 + 0.055 * part, back + 0.05 * (1 - (part / 4 - 1) ** 2), level)) for part in range(9)]
        mesh.tube(curve, 0.022, cloth, 8)
    return mesh.build(smooth=True)


def stool(location: Point, rotation: float = 0.0, colour: str = CLAY, height: float = 0.66) -> bpy.types.Object:
    """Put a counter stool with a low back."""
    return place(_stool(colour, height), location, rotation)


@cached
def _stool(colour: str, height: float) -> bpy.types.Mesh:
    mesh = Mesh("Stool")
    cloth, metal = materials.fabric(colour), black_metal()
    rounded_box(mesh, (-0.21, -0.20, height - 0.07), (0.21, 0.20, height), 0.032, cloth, 0.06)
    _back_cushion(mesh, 0.0, 0.19, height - 0.02, 0.40, 0.24, cloth, -8)
    for right in (-1, 1):
        for back in (-1, 1):
            mesh.tube([(right * 0.21, back * 0.21, 0.0), (right * 0.15, back * 0.15, height - 0.06)], 0.011, metal, 8)
    ring = [(-0.19, -0.19, 0.22), (0.19, -0.19, 0.22), (0.19, 0.19, 0.22), (-0.19, 0.19, 0.22), (-0.19, -0.19, 0.22)]
    mesh.tube(ring, 0.008, metal, 8)
    return mesh.build(smooth=True)


def office_chair(location: Point, rotation: float = 0.0, colour: str = "#26282c") -> bpy.types.Object:
    """Put a task chair on castors."""
    return place(_office_chair(colour), location, rotation)


@cached
def _office_chair(colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Office chair")
    cloth, metal = materials.fabric(colour), materials.plain("#8d9094", 0.3, 0.9, 0.0)
    rounded_box(mesh, (-0.24, -0.25, 0.44), (0.24, 0.23, 0.52), 0.04, cloth, 0.10)
    _back_cushion(mesh, 0.0, 0.24, 0.58, 0.44, 0.52, cloth, -8)
    mesh.tube([(0.0, 0.10, 0.42), (0.0, 0.30, 0.46), (0.0, 0.33, 0.85)], 0.022, metal, 8)
    mesh.cylinder((0, 0, 0.10), 0.34, 0.026, metal, 12)
    for spoke in range(5):
        turn = Matrix.Rotation(math.radians(72 * spoke), 3, "Z")
        tip = turn @ Vector((0.30, 0.0, 0.07))
        mesh.tube([(0.0, 0.0, 0.12), tip], 0.018, metal, 8, 0.012)
        mesh.lathe(((0.005, -0.028), (0.026, -0.015), (0.026, 0.015), (0.005, 0.028)), tip - Vector((0, 0, 0.042)),
                   black_metal(), 10)  # fmt: skip
    for side in (-1, 1):
        rounded_box(mesh, (side * 0.29 - 0.03, -0.14, 0.66), (side * 0.29 + 0.03, 0.14, 0.69), 0.014, black_metal())
        mesh.tube([(side * 0.22, 0.05, 0.46), (side * 0.29, 0.05, 0.66)], 0.013, black_metal(), 8)
    return mesh.build(smooth=True)


def lounger(location: Point, rotation: float = 0.0, colour: str = "#e6dfd0") -> bpy.types.Object:
    """Put a sun lounger, 2 m long along y, its head towards +y."""
    return place(_lounger(colour), location, rotation)


@cached
def _lounger(colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Lounger")
    cloth, timber = materials.fabric(colour), wood(IROKO)
    for side in (-1, 1):
        rounded_box(mesh, (side * 0.32 - 0.03, -1.0, 0.24), (side * 0.32 + 0.03, 0.95, 0.30), 0.012, timber)
    _legs(mesh, 0.32, 0.82, 0.26, 0.03, timber)
    rounded_box(mesh, (-0.31, -0.98, 0.28), (0.31, 0.22, 0.38), 0.045, cloth, 0.06)
    mesh.transform = Matrix.Translation((0, 0.20, 0.33)) @ Matrix.Rotation(math.radians(34), 4, "X")
    rounded_box(mesh, (-0.31, 0.0, -0.05), (0.31, 0.80, 0.05), 0.045, cloth, 0.06)
    mesh.transform = None
    return mesh.build(smooth=True)


# Tables


def coffee_table(location: Point, rotation: float = 0.0, round_top: bool = True, top: str = WALNUT) -> bpy.types.Object:
    """Put a low table, round (0.9 m) or long (1.2 m), with books and a bowl on it."""
    return place(_coffee_table(round_top, top), location, rotation)


@cached
def _coffee_table(round_top: bool, top: str) -> bpy.types.Mesh:
    mesh = Mesh("Coffee table")
    timber = wood(top)
    if round_top:
        mesh.lathe(((0.43, 0.0), (0.45, 0.006), (0.45, 0.032), (0.444, 0.04)), (0, 0, 0.34), timber, 48)
        mesh.lathe(((0.30, 0.0), (0.26, 0.02), (0.24, 0.34)), (0, 0, 0), timber, 36)
    else:
        slab(mesh, (-0.60, -0.32, 0.33), (0.60, 0.32, 0.37), timber, 0.01)
        slab(mesh, (-0.54, -0.27, 0.12), (0.54, 0.27, 0.14), timber)
        _legs(mesh, 0.54, 0.27, 0.34, 0.022, black_metal())
    books_lying(mesh, (-0.14, 0.05, 0.38 if round_top else 0.37), 3, 4)
    mesh.lathe(((0.05, 0.0), (0.12, 0.02), (0.15, 0.07), (0.145, 0.07), (0.11, 0.028), (0.02, 0.02)),
               (0.20, -0.08, 0.38 if round_top else 0.37), materials.plain("#d9d2c4", 0.5), 28)  # fmt: skip
    return mesh.build(smooth=True)


def books_lying(mesh: Mesh, base: Point, count: int, seed: int) -> None:
    """Add a pile of books with covers in quiet colours."""
    generator = random.Random(seed)
    x, y, z = base
    for _ in range(count):
        thickness = generator.uniform(0.018, 0.035)
        turn = Matrix.Translation((x, y, z)) @ Matrix.Rotation(generator.uniform(-0.25, 0.25), 4, "Z")
        mesh.transform = turn
        cover = materials.plain(generator.choice(BOOK_COLOURS), 0.5, variation=0.0)
        slab(mesh, (-0.14, -0.105, 0.0), (0.14, 0.105, thickness), cover, 0.003)
        mesh.box((-0.136, -0.107, 0.003), (0.136, -0.10, thickness - 0.003), materials.plain("#ece6d8", 0.9))
        mesh.transform = None
        z += thickness


BOOK_COLOURS = ("#2f4a4a", "#8c4a2f", "#d8cdb8", "#26303f", "#b98b3e", "#6d2f35", "#e6e1d6", "#5b6650")


def dining_table(location: Point, rotation: float = 0.0, length: float = 2.2, top: str = OAK) -> bpy.types.Object:
    """Put a dining table along x on two trestles."""
    return place(_dining_table(length, top), location, rotation)


@cached
def _dining_table(length: float, top: str) -> bpy.types.Mesh:
    mesh = Mesh("Dining table")
    timber, metal = wood(top), black_metal()
    rounded_box(mesh, (-length / 2, -0.48, 0.715), (length / 2, 0.48, 0.75), 0.012, timber)
    for end in (-1, 1):
        x = end * (length / 2 - 0.32)
        for side in (-1, 1):
            mesh.tube([(x - 0.10, side * 0.36, 0.0), (x, side * 0.26, 0.715)], 0.024, metal, 10)
            mesh.tube([(x + 0.10, side * 0.36, 0.0), (x, side * 0.26, 0.715)], 0.024, metal, 10)
        rounded_box(mesh, (x - 0.04, -0.32, 0.69), (x + 0.04, 0.32, 0.715), 0.006, metal)
    return mesh.build(smooth=True)


def dining_set(
    location: Point, rotation: float = 0.0, seats: int = 6, colour: str = INK, top: str = OAK, laid: bool = True
) -> None:
    """Put a table with an even number of chairs along its sides, and with `laid` plates and glasses."""
    pairs = max(1, seats // 2)
    length = 0.65 * pairs + 0.3
    frame = Matrix.Translation(location) @ Matrix.Rotation(math.radians(rotation), 4, "Z")
    dining_table(location, rotation, length, top)
    for number in range(pairs):
        x = (number - (pairs - 1) / 2) * 0.65
        chair(frame @ Vector((x, -0.60, 0.0)), rotation + 180, colour, top)
        chair(frame @ Vector((x, 0.60, 0.0)), rotation, colour, top)
        if laid:
            for side in (-1, 1):
                place(_cover(), frame @ Vector((x, side * 0.30, 0.75)), rotation + (0 if side < 0 else 180))


@cached
def _cover() -> bpy.types.Mesh:
    """Return a plate, a bowl, a napkin and a glass, to be used from -y."""
    mesh = Mesh("Cover")
    china = materials.plain("#ece8df", 0.25, variation=0.0)
    mesh.lathe(((0.08, 0.0), (0.135, 0.012), (0.137, 0.016), (0.08, 0.008), (0.001, 0.007)), (0, 0, 0), china, 32)
    mesh.lathe(((0.04, 0.0), (0.07, 0.03), (0.072, 0.03), (0.04, 0.006), (0.001, 0.005)), (0, 0, 0.01),
               materials.plain("#7d8a78", 0.3, variation=0.0), 28)  # fmt: skip
    slab(mesh, (-0.22, -0.09, 0.0), (-0.16, 0.09, 0.006), materials.fabric("#b9a98c"), 0.002)
    bowl = ((0.032, 0.0), (0.004, 0.004), (0.004, 0.09), (0.034, 0.12), (0.038, 0.16), (0.030, 0.20))
    mesh.lathe(bowl, (0.15, 0.12, 0.0), materials.glass("#eef4f4", 0.12), 20, closed=False)
    return mesh.build(smooth=True)


def desk(
    location: Point, rotation: float = 0.0, width: float = 1.5, top: str = OAK, screen: bool = True
) -> bpy.types.Object:
    """Put a desk used from -y, with a screen, a keyboard and a lamp."""
    return place(_desk(width, top, screen), location, rotation)


@cached
def _desk(width: float, top: str, screen: bool) -> bpy.types.Mesh:
    mesh = Mesh("Desk")
    metal = black_metal()
    rounded_box(mesh, (-width / 2, -0.37, 0.71), (width / 2, 0.37, 0.74), 0.008, wood(top))
    for side in (-1, 1):
        x = side * (width / 2 - 0.06)
        frame = [(x, -0.32, 0.0), (x, -0.32, 0.70), (x, 0.32, 0.70), (x, 0.32, 0.0)]
        mesh.tube(frame, 0.018, metal, 8)
    if screen:
        slab(mesh, (-0.31, 0.16, 0.86), (0.31, 0.185, 1.22), metal, 0.008)
        mesh.box((-0.295, 0.157, 0.875), (0.295, 0.161, 1.205), materials.emission("#b9cfe2", 0.7, False))
        rounded_box(mesh, (-0.03, 0.19, 0.74), (0.03, 0.21, 1.0), 0.006, metal)
        slab(mesh, (-0.12, 0.10, 0.74), (0.12, 0.26, 0.75), metal)
        slab(mesh, (-0.22, -0.18, 0.74), (0.22, -0.05, 0.755), materials.plain("#d8d8d6", 0.5), 0.004)
        mesh.lathe(((0.036, 0.0), (0.04, 0.09), (0.036, 0.09), (0.032, 0.01)), (width * 0.33, 0.0, 0.74),
                   materials.plain("#c9644a", 0.4), 20)  # fmt: skip
    return mesh.build(smooth=True)


# Beds and cupboards


def bed(
    location: Point,
    rotation: float = 0.0,
    width: float = 1.8,
    linen: str = "#ece7dc",
    throw: str = CLAY,
    headboard: str = SAND,
) -> bpy.types.Object:
    """Put a double bed, its headboard towards +y, made up with a duvet, pillows and a throw."""
    return place(_bed(width, linen, throw, headboard), location, rotation)


@cached
def _bed(width: float, linen: str, throw: str, headboard: str) -> bpy.types.Mesh:
    mesh = Mesh("Bed")
    half = width / 2
    base, sheets, blanket = materials.fabric(headboard), materials.fabric(linen, 140, 0.2), materials.fabric(throw)
    rounded_box(mesh, (-half - 0.05, -1.05, 0.06), (half + 0.05, 1.05, 0.32), 0.03, base)
    for panel in range(6):
        step = (width + 0.5) / 6
        left = -half - 0.25 + panel * step
        rounded_box(mesh, (left + 0.003, 1.03, 0.10), (left + step - 0.003, 1.13, 1.22), 0.03, base)
    rounded_box(mesh, (-half, -1.02, 0.30), (half, 1.02, 0.54), 0.06, sheets)
    _duvet(mesh, half + 0.03, -1.06, 0.42, sheets)
    rounded_box(mesh, (-half - 0.05, -0.92, 0.33), (half + 0.05, -0.42, 0.635), 0.045, blanket)
    for side in (-1, 1):
        for row, (size, tint) in enumerate(((0.72, linen), (0.68, linen), (0.50, headboard))):
            reach = 0.88 - 0.17 * row
            mesh.transform = Matrix.Translation((side * half * 0.5, reach, 0.55)) @ Matrix.Rotation(
                math.radians(62 - row * 3), 4, "X"
            )
            rounded_box(mesh, (-size / 2, 0.0, -0.09), (size / 2, 0.46 if row < 2 else 0.42, 0.09), 0.085,
                        materials.fabric(tint, 140, 0.2), 0.30)  # fmt: skip
    mesh.transform = Matrix.Translation((0.0, 0.36, 0.57)) @ Matrix.Rotation(math.radians(55), 4, "X")
    rounded_box(mesh, (-0.32, 0.0, -0.07), (0.32, 0.30, 0.07), 0.065, blanket, 0.28)
    mesh.transform = None
    return mesh.build(smooth=True)


def _duvet(mesh: Mesh, half: float, foot: float, head: float, sheets: bpy.types.Material) -> None:
    """Add a duvet that lies in soft waves and hangs over three sides."""
    columns, rows = 34, 36
    vertices = []
    for row in range(rows + 1):
        y = foot + (head - foot) * row / rows
        for column in range(columns + 1):
            x = -half + 2 * half * column / columns
            wave = 0.034 * noise.noise(Vector((x * 2.2, y * 2.2, 3.0))) + 0.009 * noise.noise(
                Vector((x * 7, y * 7, 1.0))
            )
            fall = max(0.0, (abs(x) / half - 0.93) / 0.07)
            fall = max(fall, (0.05 - row / rows) / 0.05)
            vertices.append(Vector((x * (1 + 0.012 * fall), y, 0.60 + wave - 0.26 * fall**1.6)))
    width = columns + 1
    corners = [row * width + column for row in range(rows) for column in range(columns)]
    faces = [(corner, corner + 1, corner + width + 1, corner + width) for corner in corners]
    mesh.add(vertices, faces, sheets)
    mesh.tube([(-half * 0.97, head, 0.585), (half * 0.97, head, 0.585)], 0.035, sheets, 10)


def bedside_table(location: Point, rotation: float = 0.0, colour: str = WALNUT) -> bpy.types.Object:
    """Put a bedside table with two drawers, 0.5 m wide and high."""
    return place(_drawers(0.50, 0.42, 0.50, 1, 2, colour), location, rotation)


def sideboard(location: Point, rotation: float = 0.0, width: float = 1.8, colour: str = WALNUT) -> bpy.types.Object:
    """Put a low sideboard on legs."""
    return place(_drawers(width, 0.45, 0.72, 4, 1, colour), location, rotation)


def chest(location: Point, rotation: float = 0.0, width: float = 1.2, colour: str = OAK) -> bpy.types.Object:
    """Put a chest of drawers."""
    return place(_drawers(width, 0.48, 0.82, 2, 3, colour), location, rotation)


@cached
def _drawers(width: float, depth: float, height: float, columns: int, rows: int, colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Drawers")
    timber, metal = wood(colour), brass()
    foot = 0.14
    slab(mesh, (-width / 2, -depth / 2 + 0.02, foot), (width / 2, depth / 2, height), timber, 0.006)
    fronts(mesh, (-width / 2, -depth / 2, foot), (width, height - foot), columns, rows, timber, metal, 0.016)
    _legs(mesh, width / 2 - 0.06, depth / 2 - 0.06, foot, 0.018, metal)
    return mesh.build(smooth=True)


def fronts(
    mesh: Mesh,
    corner: Point,
    size: tuple[float, float],
    columns: int,
    rows: int,
    material: bpy.types.Material,
    metal: bpy.types.Material,
    rim: float = 0.0,
    upright_handles: bool = False,
) -> None:
    """Add doors or drawer fronts, 2 cm thick with 3 mm gaps, to a cupboard whose lower left front corner is given."""
    x0, y, z0 = corner
    wide, tall = (size[0] - 2 * rim) / columns, (size[1] - 2 * rim) / rows
    for column in range(columns):
        for row in range(rows):
            left, low = x0 + rim + wide * column, z0 + rim + tall * row
            slab(
                mesh,
                (left + 0.0015, y, low + 0.0015),
                (left + wide - 0.0015, y + 0.021, low + tall - 0.0015),
                material,
                0.002,
            )
            if upright_handles:
                x = left + (wide - 0.045 if column % 2 == 0 else 0.045)
                mesh.tube([(x, y - 0.024, low + tall * 0.40), (x, y - 0.024, low + tall * 0.60)], 0.006, metal, 8)
            else:
                middle, height = left + wide / 2, low + tall - 0.045
                reach = min(0.09, wide * 0.3)
                mesh.tube([(middle - reach, y - 0.02, height), (middle + reach, y - 0.02, height)], 0.005, metal, 8)


def wardrobe(
    location: Point, rotation: float = 0.0, width: float = 2.4, height: float = 2.4, colour: str = "#d9d2c5"
) -> bpy.types.Object:
    """Put a fitted wardrobe with flush doors."""
    return place(_wardrobe(width, height, colour), location, rotation)


@cached
def _wardrobe(width: float, height: float, colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Wardrobe")
    lacquer = materials.plain(colour, 0.4, variation=0.03)
    mesh.box((-width / 2, -0.28, 0.08), (width / 2, 0.30, height), lacquer)
    mesh.box((-width / 2, -0.24, 0.0), (width / 2, 0.30, 0.08), lacquer)
    fronts(
        mesh,
        (-width / 2, -0.302, 0.085),
        (width, height - 0.085),
        max(2, round(width / 0.5)),
        1,
        lacquer,
        brass(),
        0.0,
        True,
    )
    return mesh.build(smooth=True)


def bookcase(
    location: Point, rotation: float = 0.0, width: float = 1.2, height: float = 2.1, colour: str = OAK
) -> bpy.types.Object:
    """Put open shelves with books, vases and gaps."""
    return place(_bookcase(width, height, colour), location, rotation)


@cached
def _bookcase(width: float, height: float, colour: str) -> bpy.types.Mesh:
    mesh = Mesh("Bookcase")
    timber = wood(colour)
    generator = random.Random(11)
    shelves = max(2, round(height / 0.38))
    rise = (height - 0.03) / shelves
    for side in (-1, 1):
        low, high = sorted((side * width / 2, side * (width / 2 - 0.028)))
        slab(mesh, (low, -0.16, 0.0), (high, 0.16, height), timber, 0.003)
    mesh.box((-width / 2 + 0.02, 0.145, 0.0), (width / 2 - 0.02, 0.158, height), timber)
    for shelf in range(shelves + 1):
        z = rise * shelf
        slab(mesh, (-width / 2 + 0.026, -0.155, z), (width / 2 - 0.026, 0.148, z + 0.028), timber, 0.003)
        if shelf < shelves:
            _row_of_books(mesh, generator, -width / 2 + 0.05, width / 2 - 0.05, z + 0.028, rise - 0.06)
    return mesh.build(smooth=True)


def _row_of_books(mesh: Mesh, generator: random.Random, start: float, end: float, base: float, tallest: float) -> None:
    x = start
    while x < end - 0.05:
        if generator.random() < 0.12:
            x += generator.uniform(0.08, 0.25)
            continue
        thickness, height = generator.uniform(0.016, 0.045), tallest * generator.uniform(0.62, 0.95)
        cover = materials.plain(generator.choice(BOOK_COLOURS), 0.55, variation=0.0)
        slab(mesh, (x, -0.09 + generator.uniform(0, 0.03), base), (x + thickness, 0.12, base + height), cover, 0.003)
        x += thickness + 0.001
