"""A house that is being built of sandcrete blocks, and what lies around it: scaffold, blocks, heaps, drums. Metres.

The house stands with the middle of its front at (0, 0), facing -y.
"""

import math

import bpy

from studio import materials
from studio.mesh import Mesh, Point, place
from studio.scene import cached, randomness

Material = bpy.types.Material
Gap = tuple[float, float, float, float]
"""An opening in a wall: from and to along it, sill and head above the wall's base."""

HALF_WIDTH, DEPTH = 5.4, 9.0
FLOOR, SLAB_BOTTOM, SLAB_TOP = 0.45, 3.45, 3.65
THICK = 0.23
PORCH_DEPTH = 2.4


def _blockwork() -> Material:
    return materials.brick("#aaa298", "#989086", "#867f76", 0.45, 0.225, 0.016)


def _bamboo() -> Material:
    return materials.plain("#ab8d55", 0.7, 0.0, 0.25, 3.0)


@cached
def rising_house() -> bpy.types.Mesh:
    """Return a house whose ground floor stands under its slab, its upper walls as high as they got so far."""
    mesh = Mesh("Rising house")
    concrete = materials.concrete("#b3aca0")
    mesh.box((-HALF_WIDTH - 0.1, -PORCH_DEPTH, -0.2), (HALF_WIDTH + 0.1, DEPTH + 0.1, FLOOR), concrete)
    _ground_floor(mesh)
    mesh.box((-HALF_WIDTH - 0.15, -PORCH_DEPTH, SLAB_BOTTOM), (HALF_WIDTH + 0.15, DEPTH + 0.15, SLAB_TOP), concrete)
    _upper_floor(mesh)
    _columns(mesh)
    _props(mesh)
    _scaffold(mesh)
    return mesh.build()


def _ground_floor(mesh: Mesh) -> None:
    height = SLAB_BOTTOM - FLOOR
    front: tuple[Gap, ...] = ((1.0, 3.4, 0.9, 2.4), (4.6, 6.1, 0.0, 2.4), (7.4, 9.8, 0.9, 2.4))
    side: tuple[Gap, ...] = ((1.2, 2.7, 0.9, 2.4), (5.4, 7.2, 0.9, 2.4))
    _wall(mesh, (-HALF_WIDTH, 0), (HALF_WIDTH, 0), FLOOR, height, front)
    _wall(mesh, (HALF_WIDTH, 0), (HALF_WIDTH, DEPTH), FLOOR, height, side)
    _wall(mesh, (-HALF_WIDTH, DEPTH), (-HALF_WIDTH, 0), FLOOR, height, side)
    _wall(mesh, (HALF_WIDTH, DEPTH), (-HALF_WIDTH, DEPTH), FLOOR, height, front)
    _wall(mesh, (-0.4, 0.2), (-0.4, DEPTH), FLOOR, height, ((2.0, 3.0, 0.0, 2.1),))


def _upper_floor(mesh: Mesh) -> None:
    """Build walls that step down by courses to where the masons are."""
    course = 0.225
    heights = ((-HALF_WIDTH, -3.9, 12), (-2.1, -1.2, 12), (-1.2, -0.2, 10), (-0.2, 0.8, 7), (0.8, 2.2, 5), (2.2, 3.4, 3))
    for left, right, courses in heights:
        mesh.box((left, 0, SLAB_TOP), (right, THICK, SLAB_TOP + courses * course), _blockwork())
    mesh.box((-3.9, 0, SLAB_TOP), (-2.1, THICK, SLAB_TOP + 4 * course), _blockwork())
    mesh.box((-4.1, -0.01, SLAB_TOP + 2.43), (-1.9, THICK + 0.01, SLAB_TOP + 2.68), materials.concrete("#b3aca0"))
    _wall(mesh, (-HALF_WIDTH, DEPTH), (-HALF_WIDTH, THICK), SLAB_TOP, 12 * course, ((2.0, 3.4, 0.9, 2.4),))
    for index in range(6):
        start = index * 1.4
        mesh.box((HALF_WIDTH - THICK, start + 0.3, SLAB_TOP), (HALF_WIDTH, start + 1.7, SLAB_TOP + (2 + index) * course),
                 _blockwork())  # fmt: skip


def _wall(
    mesh: Mesh, start: tuple[float, float], end: tuple[float, float], base: float, height: float, gaps: tuple[Gap, ...]
) -> None:
    """Add a wall that lies to the left of the line from `start` to `end`, which is level with x or with y."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    inwards = (-along[1], along[0])

    def piece(first: float, last: float, low: float, high: float, material: Material) -> None:
        xs = sorted((start[0] + along[0] * first, start[0] + along[0] * last + inwards[0] * THICK))
        ys = sorted((start[1] + along[1] * first, start[1] + along[1] * last + inwards[1] * THICK))
        mesh.box((xs[0], ys[0], base + low), (xs[1], ys[1], base + high), material)

    position = 0.0
    for first, last, sill, head in gaps:
        piece(position, first, 0, height, _blockwork())
        if sill:
            piece(first, last, 0, sill, _blockwork())
        piece(first, last, head + 0.23, height, _blockwork())
        piece(first, last, head, head + 0.23, materials.concrete("#b3aca0"))
        position = last
    piece(position, length, 0, height, _blockwork())


def _columns(mesh: Mesh) -> None:
    concrete, steel = materials.concrete("#b3aca0"), materials.plain("#6b4632", 0.7, 0.4, 0.1)
    for x in (-HALF_WIDTH + 0.12, -0.4, HALF_WIDTH - 0.12):
        mesh.centred_box((x, -PORCH_DEPTH + 0.2, FLOOR), (0.24, 0.24, SLAB_BOTTOM - FLOOR), concrete)
        for y in (-PORCH_DEPTH + 0.2, 4.4, DEPTH - 0.2):
            for dx in (-0.08, 0.08):
                for dy in (-0.08, 0.08):
                    mesh.cylinder((x + dx, y + dy, SLAB_TOP), randomness.uniform(1.1, 1.35), 0.01, steel, 5)
    mesh.centred_box((HALF_WIDTH - 0.12, 0.12, SLAB_TOP), (0.24, 0.24, 2.6), concrete)


def _props(mesh: Mesh) -> None:
    """Stand bamboo poles under the porch's slab, which has not set yet."""
    for column in range(7):
        for row in range(2):
            x, y = -4.6 + column * 1.5 + randomness.uniform(-0.1, 0.1), -1.9 + row * 1.1
            lean = randomness.uniform(-0.12, 0.12)
            mesh.tube(((x, y, FLOOR), (x + lean, y, SLAB_BOTTOM)), 0.045, _bamboo(), 7, 0.035)
    for y in (-1.9, -0.8):
        mesh.beam((-5.2, y, SLAB_BOTTOM - 0.05), (5.2, y, SLAB_BOTTOM - 0.05), 0.1, 0.08, _bamboo())


def _scaffold(mesh: Mesh) -> None:
    """Build a scaffold of bamboo with a deck of boards along the left side and its return on the front."""
    board = materials.planks("#8f7450", 0.25, 3.0, 0.8)
    x0, x1 = -HALF_WIDTH - 1.3, -HALF_WIDTH - 0.3
    for index in range(6):
        y = -PORCH_DEPTH + index * 2.2
        for x in (x0, x1):
            top = 6.6 + randomness.uniform(-0.4, 0.6)
            mesh.tube(((x, y, -0.1), (x + randomness.uniform(-0.08, 0.08), y, top)), 0.05, _bamboo(), 7, 0.035)
        mesh.tube(((x0 - 0.3, y, 3.5), (x1 + 0.25, y, 3.5)), 0.04, _bamboo(), 6)
        mesh.tube(((x0 - 0.3, y, 5.2), (x1 + 0.25, y, 5.2)), 0.04, _bamboo(), 6)
    for x in (x0, x1):
        for z in (1.7, 3.44, 5.14):
            mesh.tube(((x + 0.06, -PORCH_DEPTH - 0.4, z), (x + 0.06, 8.9, z + 0.06)), 0.04, _bamboo(), 6)
    mesh.tube(((x0 - 0.05, -PORCH_DEPTH, 0.2), (x0 - 0.05, 4.2, 5.0)), 0.04, _bamboo(), 6)
    for index in range(3):
        x = x0 + 0.08 + index * 0.3
        mesh.box((x, -PORCH_DEPTH - 0.3, 3.55), (x + 0.26, 8.8, 3.59), board)


def block_stack(location: Point, rotation: float = 0.0) -> None:
    """Put a stack of some hundred sandcrete blocks."""
    place(_block_stack(), location, rotation)


@cached
def _block_stack() -> bpy.types.Mesh:
    mesh = Mesh("Block stack")
    grey = materials.concrete("#a79f94")
    for layer in range(6):
        for row in range(3):
            for column in range(7 if layer < 5 else 4):
                x, y = column * 0.245 + randomness.uniform(-0.008, 0.008), row * 0.47 + randomness.uniform(-0.012, 0.012)
                mesh.box((x, y, layer * 0.232), (x + 0.225, y + 0.45, layer * 0.232 + 0.225), grey)
    return mesh.build()


def heap(location: Point, radius: float, material: Material) -> None:
    """Put a heap of sand or gravel, as a tipper leaves it."""
    mesh = Mesh("Heap")
    rings, sides = 7, 26
    vertices = []
    for ring in range(rings):
        share = ring / (rings - 1)
        for side in range(sides):
            angle = math.tau * side / sides
            reach = radius * (1 - share) * (1 + 0.12 * math.sin(3 * angle + 1) + randomness.uniform(-0.03, 0.03))
            height = radius * 0.55 * share**0.85 + randomness.uniform(-0.02, 0.02) * (0 < ring < rings - 1)
            vertices.append((reach * 1.15 * math.cos(angle), reach * math.sin(angle), height - 0.03))
    faces = []
    for ring in range(rings - 1):
        for side in range(sides):
            here, following = ring * sides + side, ring * sides + (side + 1) % sides
            faces.append((here, following, following + sides, here + sides))
    mesh.add(vertices, faces, material)
    mesh.place(location, randomness.uniform(0, 360), smooth=True)


def drum(location: Point, colour: str = "#2458a0") -> None:
    """Put a plastic drum of water, 0.9 m tall."""
    mesh = Mesh("Drum")
    profile = ((0.26, 0.0), (0.29, 0.05), (0.29, 0.28), (0.3, 0.31), (0.29, 0.34), (0.29, 0.58), (0.3, 0.61), (0.29, 0.64),
               (0.28, 0.86), (0.25, 0.9), (0.22, 0.9), (0.22, 0.8))  # fmt: skip
    mesh.lathe(profile, (0, 0, 0), materials.plain(colour, 0.45, 0.0, 0.08), 24)
    mesh.place(location, smooth=True)


def wheelbarrow(location: Point, rotation: float = 0.0) -> None:
    """Put a builder's wheelbarrow, its wheel towards +x."""
    mesh = Mesh("Wheelbarrow")
    tray, frame = materials.plain("#3c6a4d", 0.5, 0.3, 0.2), materials.plain("#2b2b2c", 0.5, 0.5, 0.1)
    bottom = ((-0.3, -0.2, 0.36), (0.35, -0.16, 0.36), (0.35, 0.16, 0.36), (-0.3, 0.2, 0.36))
    top = ((-0.45, -0.33, 0.62), (0.62, -0.27, 0.66), (0.62, 0.27, 0.66), (-0.45, 0.33, 0.62))
    mesh.add(bottom + top, ((0, 3, 2, 1), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)), tray)
    for y in (-0.22, 0.22):
        mesh.tube(((0.72, y * 0.25, 0.2), (-0.35, y, 0.34), (-0.95, y * 1.2, 0.6)), 0.017, frame)
        mesh.tube(((-0.28, y, 0.35), (-0.32, y, 0.0), (-0.1, y, 0.0), (0.05, y, 0.33)), 0.015, frame)
    mesh.transform = None
    wheel = [(0.72 + 0.19 * math.cos(math.tau * step / 18), 0.0, 0.2 + 0.19 * math.sin(math.tau * step / 18))
             for step in range(19)]  # fmt: skip
    mesh.tube(wheel, 0.035, frame)
    mesh.place(location, rotation)
