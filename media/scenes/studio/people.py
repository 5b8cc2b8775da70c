"""People, without faces, for scale and life: a pose and an outfit give one mesh that is placed where it is needed."""

import math
from collections.abc import Callable

import bpy
from mathutils import Matrix, Vector

from studio import materials
from studio.figure import Figure
from studio.mesh import Mesh, Point, place
from studio.outfits import OUTFITS, Cloth, Outfit, cloth, skin_tone, with_skin
from studio.poses import POSES, joints_of
from studio.scene import cached
from studio.sculpt import Clay

Paint = Callable[[Vector], bpy.types.Material]

SCULPTED_HEIGHT = 1.75


def person(pose: str, location: Point, heading: float, outfit: str, skin: str = "") -> bpy.types.Object:
    """Put a person on the ground at `location`, looking along `heading` in degrees from x towards y.

    `skin` replaces the outfit's own; somebody who sits has the seat 0.45 m (on a motorcycle 0.80 m) above `location`.
    """
    worn = with_skin(outfit, skin)
    scale = 1.0 if POSES[pose].seat is not None else worn.height / SCULPTED_HEIGHT
    return place(_sculpted(pose, worn), location, heading, scale)


def parent_and_child(
    location: Point, heading: float, outfit: str = "ankara_dress", child: str = "girl"
) -> tuple[bpy.types.Object, bpy.types.Object]:
    """Put a grown-up who leads a child by the right hand at `location`, both looking along `heading`."""
    grown_up = person("holding_hand_of_child", location, heading, outfit)
    beside = Matrix.Rotation(math.radians(heading), 3, "Z") @ Vector((0.03, -0.58, 0.0))
    return grown_up, person("child_by_the_hand", Vector(location) + beside, heading, child)


def names() -> tuple[list[str], list[str]]:
    """Return the names of all poses and of all outfits."""
    return list(POSES), list(OUTFITS)


@cached
def _sculpted(pose: str, outfit: Outfit) -> bpy.types.Mesh:
    figure = Figure(joints_of(POSES[pose]), outfit)
    mesh = Mesh(f"Person {pose}")
    skin = skin_tone(outfit.skin)
    _press(mesh, figure.head(), _hairline(figure, skin))
    _press(mesh, figure.arms_and_hands(), _all(skin))
    _press(mesh, figure.shoes(), _all(materials.plain(outfit.shoes, 0.45, variation=0.0)))
    _dress_legs(mesh, figure, skin)
    _dress_body(mesh, figure)
    _cover_head(mesh, figure)
    _give(mesh, figure, POSES[pose].holds)
    return mesh.build(smooth=True)


def _press(mesh: Mesh, clay: Clay, paint: Paint, folds: float = 0.0, seed: int = 0) -> None:
    """Add fused clay to the mesh, each face painted by where it is."""
    skin = clay.fuse(folds, seed)
    vertices = [vertex.co.copy() for vertex in skin.vertices]
    mesh.add(vertices, [tuple(face.vertices) for face in skin.polygons], [paint(face.center) for face in skin.polygons])
    bpy.data.meshes.remove(skin)


def _all(material: bpy.types.Material) -> Paint:
    return lambda point: material


def _hairline(figure: Figure, skin: bpy.types.Material) -> Paint:
    hair = materials.plain(figure.outfit.hair_colour, 0.8, variation=0.0)

    def paint(point: Vector) -> bpy.types.Material:
        place_in_head = figure.in_head(point)
        above = place_in_head.z > -0.004 + 0.72 * place_in_head.x and place_in_head.z > -0.085
        return hair if above and abs(place_in_head.y) < 0.085 else skin

    return paint


def _shirt_front(figure: Figure) -> Paint:
    """Return a jacket's paint: its cloth, and between the lapels the shirt and the tie."""
    outfit = figure.outfit
    jacket = cloth(outfit.cloth)
    shirt = cloth(Cloth(outfit.shirt))
    tie = cloth(Cloth(outfit.tie)) if outfit.tie else shirt

    def paint(point: Vector) -> bpy.types.Material:
        in_chest = figure.in_chest(point)
        opening = (in_chest.z + 0.30) * 0.24
        if in_chest.x < 0.02 or abs(in_chest.y) > opening:
            return jacket
        return tie if abs(in_chest.y) < 0.022 else shirt

    return paint


def _dress_legs(mesh: Mesh, figure: Figure, skin: bpy.types.Material) -> None:
    outfit = figure.outfit
    material = _all(cloth(outfit.legs_cloth))
    if outfit.legs == "skirt":
        _press(mesh, figure.bare_legs(), _all(skin))
        return
    if outfit.legs == "shorts":
        _press(mesh, figure.bare_legs(), _all(skin))
        _press(mesh, figure.trousers(0.85, 0.012), material, 0.008, 5)
        return
    _press(mesh, figure.trousers(2.0, 0.006), material, 0.009, 5)


def _dress_body(mesh: Mesh, figure: Figure) -> None:
    """Add the garment of the upper body, and the skirt that belongs to it or is worn with it."""
    outfit = figure.outfit
    ease = {"shirt": 0.006, "loose": 0.014, "fitted": 0.002, "blouse": 0.022, "jacket": 0.016, "coat": 0.026,
            "robe": 0.018, "agbada": 0.02}[outfit.top]  # fmt: skip
    bottom = {"shirt": 0.06, "loose": -0.20, "fitted": 0.02, "blouse": -0.12, "jacket": -0.24}.get(outfit.top, -0.16)
    body = figure.torso(ease, bottom)
    figure.sleeves(body, ease)
    if outfit.top in ("coat", "robe"):
        figure.skirt(body, outfit.hem, 0.02)
    if outfit.top == "agbada":
        figure.agbada(body, outfit.hem)
    if outfit.legs == "skirt":
        lower = Clay()
        figure.skirt(
            body if outfit.cloth == outfit.legs_cloth else lower, outfit.hem, 0.02 if outfit.hem > 1.5 else 0.0
        )
        if outfit.cloth != outfit.legs_cloth:
            _press(mesh, lower, _all(cloth(outfit.legs_cloth)), 0.008, 3)
    paint = _shirt_front(figure) if outfit.top == "jacket" else _all(cloth(outfit.cloth))
    folds = {"fitted": 0.007, "agbada": 0.022, "robe": 0.013}.get(outfit.top, 0.011)
    _press(mesh, body, paint, folds, 2)
    if outfit.top == "coat":
        _press(mesh, figure.collar(), _all(cloth(Cloth(outfit.shirt))) if outfit.shirt else paint, 0.008, 4)
    if outfit.top == "shirt":
        _press(mesh, figure.belt(), _all(materials.plain("#15110e", 0.4, variation=0.0)))


def _cover_head(mesh: Mesh, figure: Figure) -> None:
    headwear = figure.headwear()
    if headwear is not None:
        shiny = figure.outfit.headwear == "helmet"
        colour = figure.outfit.headwear_cloth
        material = materials.car_paint(colour.colour) if shiny else cloth(colour)
        _press(mesh, headwear, _all(material), 0.0 if shiny else 0.006, 6)
        return
    hair = figure.hair()
    if hair is not None:
        _press(mesh, hair, _all(materials.plain(figure.outfit.hair_colour, 0.75, variation=0.0)), 0.012, 7)


def _give(mesh: Mesh, figure: Figure, thing: str) -> None:
    """Add what the person carries in or on the right side."""
    hand = figure.joints.hand(1)
    if thing == "phone":
        mesh.transform = Matrix.Translation(hand) @ Matrix.Rotation(math.radians(-50), 4, "Y")
        mesh.box((-0.004, -0.037, -0.03), (0.006, 0.037, 0.12), materials.plain("#0c0d10", 0.15))
    if thing == "folder":
        mesh.transform = Matrix.Translation(hand) @ Matrix.Rotation(math.radians(18), 4, "Y")
        mesh.box((-0.11, -0.012, -0.03), (0.12, 0.008, 0.29), materials.plain("#d8d4c8", 0.5))
    if thing == "bag":
        _bag(mesh, hand + Vector((0.0, 0.0, -0.40)), (0.36, 0.13, 0.30), hand, "#7a4a2b")
    if thing == "shoulder bag":
        _bag(mesh, figure.joints.hips[1] + Vector((-0.03, -0.15, -0.02)), (0.32, 0.10, 0.24),
             figure.joints.shoulders[1] + Vector((0.0, 0.0, 0.075)), "#a3322c")  # fmt: skip
    mesh.transform = None


def _bag(mesh: Mesh, base: Vector, size: tuple[float, float, float], held: Vector, colour: str) -> None:
    """Add a leather bag that stands on `base` and hangs by two handles from where it is held."""
    leather = materials.plain(colour, 0.5, bump=0.2)
    length, depth, height = size
    clay = Clay(grain=0.012, softness=3)
    rings = [(base + Vector((0, 0, height * share)), length / 2 * wide, depth / 2 * deep) for share, wide, deep in
             ((0.0, 1.0, 1.0), (0.5, 0.97, 1.0), (0.85, 0.92, 0.7), (1.0, 0.90, 0.4))]  # fmt: skip
    clay.trunk(rings, Matrix.Identity(3), squareness=4.5)
    _press(mesh, clay, _all(leather))
    for end in (-1, 1):
        corner = base + Vector((end * length * 0.3, 0.0, height * 0.96))
        mesh.tube([corner, corner.lerp(held, 0.6) + Vector((end * 0.03, 0, 0)), held], 0.009, leather, 6)
