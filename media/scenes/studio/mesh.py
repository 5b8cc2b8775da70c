"""Shapes gathered into one mesh, and meshes placed into the scene. Lengths are metres, angles degrees, z is up."""

import math
from collections.abc import Sequence

import bpy
from mathutils import Matrix, Vector

Point = Sequence[float]
Face = Sequence[int]
Material = bpy.types.Material
Rotation = float | tuple[float, float, float]

UNIT_SQUARE = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
BOX_FACES = ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
SMOOTH_BELOW = math.radians(38)


class Mesh:
    """Vertices and faces on their way into one Blender mesh; `transform` applies to what is added while it is set."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.transform: Matrix | None = None
        self._vertices: list[tuple[float, float, float]] = []
        self._faces: list[tuple[int, ...]] = []
        self._face_materials: list[int] = []
        self._material_index: dict[Material, int] = {}
        self._uvs: dict[int, tuple[float, float]] = {}

    def add(
        self,
        vertices: Sequence[Point],
        faces: Sequence[Face],
        material: Material | Sequence[Material],
        uvs: Sequence[tuple[float, float]] | None = None,
    ) -> None:
        """Add faces that index into `vertices`; `material` is one for all faces or one each, `uvs` one a vertex."""
        first = len(self._vertices)
        if self.transform is None:
            self._vertices.extend(tuple(vertex) for vertex in vertices)
        else:
            self._vertices.extend(tuple(self.transform @ Vector(vertex)) for vertex in vertices)
        self._faces.extend(tuple(first + index for index in face) for face in faces)
        materials = [material] * len(faces) if isinstance(material, Material) else material
        self._face_materials.extend(self._index_of(each) for each in materials)
        for index, uv in enumerate(uvs or ()):
            self._uvs[first + index] = uv

    def _index_of(self, material: Material) -> int:
        return self._material_index.setdefault(material, len(self._material_index))

    def quad(self, a: Point, b: Point, c: Point, d: Point, material: Material) -> None:
        """Add a four-cornered face, counter-clockwise as seen from its front; its texture runs from a to c."""
        self.add((a, b, c, d), ((0, 1, 2, 3),), material, UNIT_SQUARE)

    def polygon(self, points: Sequence[Point], material: Material) -> None:
        """Add one flat face with any number of corners, counter-clockwise as seen from its front."""
        self.add(points, (range(len(points)),), material)

    def box(self, low: Point, high: Point, material: Material) -> None:
        """Add a box between its lowest and its highest corner."""
        (x0, y0, z0), (x1, y1, z1) = low, high
        bottom = ((x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0))
        top = ((x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1))
        self.add(bottom + top, BOX_FACES, material)

    def centred_box(self, base_centre: Point, size: Point, material: Material) -> None:
        """Add a box of `size` that stands on the centre of its base."""
        (x, y, z), (width, depth, height) = base_centre, size
        low = (x - width / 2, y - depth / 2, z)
        self.box(low, (x + width / 2, y + depth / 2, z + height), material)

    def cylinder(
        self,
        base: Point,
        height: float,
        radius: float,
        material: Material,
        sides: int = 16,
        top_radius: float | None = None,
        closed: bool = True,
    ) -> None:
        """Add an upright cylinder, or a cone if `top_radius` differs."""
        top_radius = radius if top_radius is None else top_radius
        profile = ((radius, 0.0), (top_radius, height))
        self.lathe(profile, base, material, sides, closed)

    def lathe(
        self,
        profile: Sequence[tuple[float, float]],
        centre: Point,
        material: Material,
        sides: int = 24,
        closed: bool = True,
    ) -> None:
        """Add the surface that (radius, height) pairs, from bottom to top, describe when turned about `centre`."""
        x, y, z = centre
        vertices = []
        for radius, height in profile:
            for side in range(sides):
                angle = math.tau * side / sides
                vertices.append((x + radius * math.cos(angle), y + radius * math.sin(angle), z + height))
        self.add(vertices, _skin(len(profile), sides, closed), material)

    def tube(
        self,
        points: Sequence[Point],
        radius: float,
        material: Material,
        sides: int = 8,
        end_radius: float | None = None,
    ) -> None:
        """Add a round tube along `points`; its radius runs to `end_radius`."""
        end_radius = radius if end_radius is None else end_radius
        path = [Vector(point) for point in points]
        across: Vector | None = None
        vertices = []
        for index, point in enumerate(path):
            direction = (path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]).normalized()
            across = direction.orthogonal() if across is None else across - direction * across.dot(direction)
            across.normalize()
            upward = direction.cross(across)
            here = radius + (end_radius - radius) * index / max(1, len(path) - 1)
            for side in range(sides):
                angle = math.tau * side / sides
                vertices.append(point + (across * math.cos(angle) + upward * math.sin(angle)) * here)
        self.add(vertices, _skin(len(path), sides, closed=True), material)

    def build(self, smooth: bool = False) -> bpy.types.Mesh:
        """Return the Blender mesh, to be placed any number of times with `place`."""
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(self._vertices, [], self._faces)
        for material in self._material_index:
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", self._face_materials)
        if self._uvs:
            layer = mesh.uv_layers.new(name="UVMap")
            corners = (self._uvs.get(loop.vertex_index, (0.0, 0.0)) for loop in mesh.loops)
            layer.data.foreach_set("uv", [number for corner in corners for number in corner])
        if smooth:
            _shade_smooth(mesh)
        mesh.update()
        return mesh

    def place(
        self,
        location: Point = (0.0, 0.0, 0.0),
        rotation: Rotation = 0.0,
        smooth: bool = False,
        bevel: float = 0.0,
        subdivisions: int = 0,
    ) -> bpy.types.Object:
        """Build the mesh and put it into the scene once; `bevel` rounds its edges by so many metres."""
        placed = place(self.build(smooth), location, rotation)
        if bevel:
            _round_edges(placed, bevel)
        if subdivisions:
            subdivision = placed.modifiers.new("Subdivision", "SUBSURF")
            subdivision.levels = subdivision.render_levels = subdivisions
            _shade_smooth(placed.data)
        return placed


def place(
    mesh: bpy.types.Mesh, location: Point, rotation: Rotation = 0.0, scale: float | Point = 1.0
) -> bpy.types.Object:
    """Put an instance of `mesh` into the scene, turned by degrees about z, or about x, y and z."""
    placed = bpy.data.objects.new(mesh.name, mesh)
    placed.location = location
    turns = (0.0, 0.0, rotation) if isinstance(rotation, (int, float)) else rotation
    placed.rotation_euler = tuple(math.radians(turn) for turn in turns)
    placed.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    bpy.context.scene.collection.objects.link(placed)
    return placed


def turned(location: Point, rotation: float = 0.0) -> Matrix:
    """Return the transform that turns by degrees about z and then moves to `location`."""
    return Matrix.Translation(location) @ Matrix.Rotation(math.radians(rotation), 4, "Z")


def _skin(rings: int, sides: int, closed: bool) -> list[tuple[int, ...]]:
    """Return the faces between rings of vertices, with lids at both ends if `closed`."""
    faces: list[tuple[int, ...]] = []
    for ring in range(rings - 1):
        for side in range(sides):
            here, following = ring * sides + side, ring * sides + (side + 1) % sides
            faces.append((here, following, following + sides, here + sides))
    if closed:
        faces.append(tuple(reversed(range(sides))))
        faces.append(tuple(range((rings - 1) * sides, rings * sides)))
    return faces


def _shade_smooth(mesh: bpy.types.Mesh) -> None:
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = SMOOTH_BELOW


def _round_edges(placed: bpy.types.Object, width: float) -> None:
    bevel = placed.modifiers.new("Bevel", "BEVEL")
    bevel.width = width
    bevel.segments = 3
    bevel.limit_method = "ANGLE"
    bevel.angle_limit = math.radians(40)
    bevel.harden_normals = True
    _shade_smooth(placed.data)
