"""Materials, each made once for its parameters. Colours are '#rrggbb', lengths metres."""

from collections.abc import Sequence

import bpy

from studio.nodes import Nodes, Socket, Value, linear, scaled
from studio.scene import cached

Material = bpy.types.Material


def _new(name: str) -> tuple[Material, Nodes]:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, Nodes(material.node_tree)


def _do_not_light(material: Material) -> None:
    """Leave a glowing surface out of what rays are aimed at: with hundreds of windows that only costs time."""
    material.cycles.sample_as_light = False


# Plain and mineral surfaces


@cached
def plain(
    colour: str,
    roughness: float = 0.6,
    metallic: float = 0.0,
    variation: float = 0.12,
    scale: float = 0.6,
    bump: float = 0.0,
    bump_scale: float = 40.0,
    specular: float = 0.4,
) -> Material:
    """One colour, mottled by `variation` with `scale` blotches a metre, and rough to the touch by `bump`."""
    material, nodes = _new("Plain")
    position = nodes.world_position()
    shade: Value = linear(colour)
    if variation:
        blotches = nodes.ramp(nodes.noise(position, scale, 5.0, 0.6), ((0.3, 0.0), (0.7, 1.0)))
        shade = nodes.mix(blotches, scaled(colour, 1 - variation), scaled(colour, 1 + variation * 0.6))
    normal = nodes.bump(nodes.noise(position, bump_scale, 3.0), bump, 0.02) if bump else None
    nodes.finish(nodes.principled(shade, roughness, metallic, specular, normal).outputs[0])
    return material


@cached
def brick(
    light: str = "#8a4632",
    dark: str = "#6f3526",
    mortar: str = "#9d9284",
    length: float = 0.225,
    course: float = 0.075,
    joint: float = 0.01,
) -> Material:
    """Brickwork in stretcher bond, weathered in large patches and unevenly burnt brick by brick."""
    material, nodes = _new("Brick")
    position = nodes.object_position()
    bricks = nodes.bricks(
        nodes.surface_position(), length, course, joint, (linear(light), linear(dark), linear(mortar))
    )
    weather = nodes.ramp(nodes.noise(position, 0.5, 6.0, 0.65), ((0.3, 0.74), (0.7, 1.0)))
    grain = nodes.ramp(nodes.noise(position, 9.0, 3.0), ((0.3, 0.62), (0.7, 1.0)))
    shade = nodes.multiply(nodes.multiply(bricks.outputs["Color"], weather), grain, 0.55)
    raised = nodes.math("SUBTRACT", 1.0, bricks.outputs["Fac"])
    nodes.finish(nodes.principled(shade, 0.85, 0.0, 0.3, nodes.bump(raised, 0.5, 0.01)).outputs[0])
    return material


@cached
def render_wall(colour: str = "#e6dfd2", weathering: float = 0.18, roughness: float = 0.85) -> Material:
    """Painted render with faint streaks of rain below its edges."""
    material, nodes = _new("Render")
    position = nodes.object_position()
    across, depth, up = nodes.separate(position)
    streaks = nodes.noise(nodes.combine(nodes.math("MULTIPLY", across, 3.0), nodes.math("MULTIPLY", depth, 3.0),
                                        nodes.math("MULTIPLY", up, 0.12)), 1.0, 6.0, 0.6)  # fmt: skip
    patches = nodes.noise(position, 0.25, 4.0, 0.6)
    dirt = nodes.math("MULTIPLY", nodes.ramp(streaks, ((0.42, 0.0), (0.72, 1.0))), patches)
    shade = nodes.mix(nodes.math("MULTIPLY", dirt, weathering * 2.5), linear(colour), scaled(colour, 0.45))
    normal = nodes.bump(nodes.noise(position, 70.0, 2.0), 0.12, 0.01)
    nodes.finish(nodes.principled(shade, roughness, 0.0, 0.25, normal).outputs[0])
    return material


@cached
def stone(
    colour: str = "#cfc5b0", block: float = 0.9, course: float = 0.42, joint: float = 0.006, roughness: float = 0.75
) -> Material:
    """Dressed stone in blocks."""
    material, nodes = _new("Stone")
    position = nodes.object_position()
    joints = (scaled(colour, 1.04), scaled(colour, 0.86), scaled(colour, 0.55))
    blocks = nodes.bricks(nodes.surface_position(), block, course, joint, joints)
    weather = nodes.ramp(nodes.noise(position, 0.7, 6.0, 0.65), ((0.3, 0.78), (0.7, 1.0)))
    shade = nodes.multiply(blocks.outputs["Color"], weather)
    raised = nodes.math("SUBTRACT", 1.0, blocks.outputs["Fac"])
    nodes.finish(nodes.principled(shade, roughness, 0.0, 0.3, nodes.bump(raised, 0.4, 0.006)).outputs[0])
    return material


@cached
def marble(colour: str = "#ddd8cf", vein: str = "#9c948a", roughness: float = 0.18) -> Material:
    """Polished stone with soft veins."""
    material, nodes = _new("Marble")
    veins = nodes.noise(nodes.object_position(), 1.6, 8.0, 0.62, 1.4)
    shade = nodes.ramp(veins, ((0.44, linear(colour)), (0.5, linear(vein)), (0.54, linear(colour))))
    shade = nodes.mix(0.65, shade, linear(colour))
    nodes.finish(nodes.principled(shade, roughness, 0.0, 0.5).outputs[0])
    return material


@cached
def planks(
    colour: str = "#8a5f3c",
    width: float = 0.14,
    length: float = 1.6,
    roughness: float = 0.4,
    gap: float = 0.003,
    variation: float = 0.35,
    upright: bool = False,
) -> Material:
    """Boards with grain; `upright` boards run up a wall, or along y on a floor, instead of across."""
    material, nodes = _new("Planks")
    along, up, _ = nodes.separate(nodes.surface_position())
    course = nodes.combine(up, along) if upright else nodes.combine(along, up)
    colours = (scaled(colour, 1 + variation * 0.5), scaled(colour, 1 - variation * 0.6), scaled(colour, 0.25))
    boards = nodes.bricks(course, length, width, gap, colours)
    grain = nodes.noise(nodes.vector("MULTIPLY", course, (1.2, 18.0, 18.0)), 2.2, 6.0, 0.6, 0.6)
    shade = nodes.multiply(boards.outputs["Color"], nodes.ramp(grain, ((0.25, 0.62), (0.75, 1.08))))
    raised = nodes.math("SUBTRACT", 1.0, boards.outputs["Fac"])
    nodes.finish(nodes.principled(shade, roughness, 0.0, 0.4, nodes.bump(raised, 0.25, 0.004)).outputs[0])
    return material


@cached
def tiles(
    light: str = "#b9b2a6",
    dark: str = "#a8a196",
    joint: str = "#7d776e",
    width: float = 0.6,
    depth: float = 0.6,
    offset: float = 0.0,
    roughness: float = 0.6,
    gap: float = 0.006,
) -> Material:
    """Paving or floor tiles; an `offset` of 0.5 lays them in running bond."""
    material, nodes = _new("Tiles")
    laid = nodes.bricks(
        nodes.surface_position(), width, depth, gap, (linear(light), linear(dark), linear(joint)), offset
    )
    wear = nodes.noise(nodes.world_position(), 0.35, 6.0, 0.65)
    shade = nodes.multiply(laid.outputs["Color"], nodes.ramp(wear, ((0.3, 0.75), (0.7, 1.0))))
    raised = nodes.math("SUBTRACT", 1.0, laid.outputs["Fac"])
    shine = nodes.ramp(wear, ((0.3, max(0.0, roughness - 0.12)), (0.7, roughness)))
    nodes.finish(nodes.principled(shade, shine, 0.0, 0.4, nodes.bump(raised, 0.3, 0.006)).outputs[0])
    return material


@cached
def roof_tiles(colour: str = "#7b4330", width: float = 0.3, course: float = 0.28, roughness: float = 0.7) -> Material:
    """Lapped roof tiles or slates, course above course up any slope."""
    material, nodes = _new("Roof tiles")
    surface = nodes.surface_position()
    colours = (scaled(colour, 1.15), scaled(colour, 0.75), scaled(colour, 0.3))
    laid = nodes.bricks(surface, width, course, 0.008, colours)
    lap = nodes.math("SUBTRACT", 1.0, nodes.math("FRACT", nodes.math("DIVIDE", nodes.separate(surface)[1], course)))
    weather = nodes.ramp(nodes.noise(nodes.object_position(), 0.5, 6.0, 0.65), ((0.3, 0.7), (0.7, 1.05)))
    shade = nodes.multiply(laid.outputs["Color"], weather)
    nodes.finish(nodes.principled(shade, roughness, 0.0, 0.35, nodes.bump(lap, 0.6, 0.03)).outputs[0])
    return material


@cached
def metal_sheet(
    colour: str = "#5b5f63", seam: float = 0.45, roughness: float = 0.42, metallic: float = 0.6
) -> Material:
    """Standing-seam or corrugated sheet: seams run up the slope or wall, `seam` metres apart."""
    material, nodes = _new("Metal sheet")
    along = nodes.separate(nodes.surface_position())[0]
    step = nodes.math("FRACT", nodes.math("DIVIDE", along, seam))
    ridge = nodes.ramp(step, ((0.0, 1.0), (0.05, 0.0), (0.95, 0.0), (1.0, 1.0)))
    patches = nodes.noise(nodes.object_position(), 0.7, 4.0, 0.6)
    shade = nodes.mix(patches, scaled(colour, 0.85), scaled(colour, 1.12))
    normal = nodes.bump(ridge, 0.8, 0.03)
    nodes.finish(nodes.principled(shade, roughness, metallic, 0.5, normal).outputs[0])
    return material


@cached
def concrete(colour: str = "#b5b0a6", roughness: float = 0.8) -> Material:
    """Fair-faced concrete, clouded and pitted."""
    material, nodes = _new("Concrete")
    position = nodes.world_position()
    clouds = nodes.ramp(nodes.noise(position, 0.45, 7.0, 0.68), ((0.3, 0.0), (0.7, 1.0)))
    pits = nodes.noise(position, 45.0, 3.0)
    shade = nodes.mix(clouds, scaled(colour, 0.78), scaled(colour, 1.05))
    shade = nodes.multiply(shade, nodes.ramp(pits, ((0.3, 0.8), (0.6, 1.0))), 0.5)
    nodes.finish(nodes.principled(shade, roughness, 0.0, 0.35, nodes.bump(pits, 0.15, 0.01)).outputs[0])
    return material


# Grounds


@cached
def asphalt(colour: str = "#3a3a3c", roughness: float = 0.75) -> Material:
    """A road, patched and worn."""
    material, nodes = _new("Asphalt")
    position = nodes.world_position()
    patches = nodes.noise(position, 0.18, 6.0, 0.65)
    chippings = nodes.noise(position, 60.0, 2.0)
    shade = nodes.mix(nodes.ramp(patches, ((0.35, 0.0), (0.65, 1.0))), scaled(colour, 0.75), scaled(colour, 1.25))
    shade = nodes.multiply(shade, nodes.ramp(chippings, ((0.35, 0.4), (0.65, 1.0))), 0.35)
    shine = nodes.ramp(patches, ((0.4, roughness - 0.15), (0.7, roughness + 0.1)))
    nodes.finish(nodes.principled(shade, shine, 0.0, 0.5, nodes.bump(chippings, 0.25, 0.01)).outputs[0])
    return material


def _earth(name: str, colour: str, second: str, patch_scale: float, grain_scale: float, relief: float) -> Material:
    material, nodes = _new(name)
    position = nodes.world_position()
    patches = nodes.ramp(nodes.noise(position, patch_scale, 7.0, 0.66), ((0.3, 0.0), (0.7, 1.0)))
    grain = nodes.noise(position, grain_scale, 5.0, 0.7)
    shade = nodes.mix(patches, linear(colour), linear(second))
    shade = nodes.multiply(shade, nodes.ramp(grain, ((0.3, 0.55), (0.7, 1.05))), 0.6)
    nodes.finish(nodes.principled(shade, 0.95, 0.0, 0.15, nodes.bump(grain, 0.6, relief)).outputs[0])
    return material


@cached
def laterite(colour: str = "#a5562f", dust: str = "#c08258") -> Material:
    """West Africa's red earth, with paler dust on it."""
    return _earth("Laterite", colour, dust, 0.22, 7.0, 0.05)


@cached
def sand(colour: str = "#d8c3a0", wet: str = "#bfa681") -> Material:
    """Beach or building sand."""
    return _earth("Sand", colour, wet, 0.15, 12.0, 0.04)


@cached
def soil(colour: str = "#3e2c1f", second: str = "#54402d") -> Material:
    """The earth of a planted bed."""
    return _earth("Soil", colour, second, 0.8, 16.0, 0.06)


@cached
def gravel(colour: str = "#a79d8d", second: str = "#837a6c") -> Material:
    """Loose stones."""
    return _earth("Gravel", colour, second, 3.0, 34.0, 0.05)


@cached
def grass(
    light: str = "#667040",
    dark: str = "#465530",
    dry: str = "#8a8352",
    dryness: float = 0.4,
    patch_scale: float = 0.25,
) -> Material:
    """Turf as a ground; near the camera, put blades on it."""
    material, nodes = _new("Grass")
    position = nodes.world_position()
    patches = nodes.ramp(nodes.noise(position, patch_scale, 6.0, 0.65), ((0.3, 0.0), (0.7, 1.0)))
    drier = nodes.ramp(nodes.noise(position, patch_scale * 0.35, 4.0, 0.6), ((0.45, 0.0), (0.65, 1.0)))
    tufts = nodes.noise(position, 14.0, 4.0, 0.7)
    shade = nodes.mix(patches, linear(light), linear(dark))
    shade = nodes.mix(nodes.math("MULTIPLY", drier, dryness), shade, linear(dry))
    shade = nodes.multiply(shade, nodes.ramp(tufts, ((0.3, 0.45), (0.7, 1.1))), 0.7)
    nodes.finish(nodes.principled(shade, 0.9, 0.0, 0.1, nodes.bump(tufts, 0.8, 0.06)).outputs[0])
    return material


@cached
def water(
    colour: str = "#123c44",
    wave_scale: float = 0.35,
    roughness: float = 0.06,
    relief: float = 0.4,
    strength: float = 0.25,
) -> Material:
    """Open water with wind on it; `relief` is the height of its waves in metres."""
    material, nodes = _new("Water")
    position = nodes.vector("MULTIPLY", nodes.world_position(), (1.0, 1.8, 1.0))
    waves = nodes.noise(position, wave_scale, 6.0, 0.6, 0.4)
    ripples = nodes.noise(position, wave_scale * 6, 4.0, 0.6)
    height = nodes.math("MULTIPLY_ADD", ripples, 0.25, waves)
    surface = nodes.principled(linear(colour), roughness, 0.0, 0.5, nodes.bump(height, strength, relief))
    surface.inputs["IOR"].default_value = 1.33
    nodes.finish(surface.outputs[0])
    return material


@cached
def pool_water(colour: str = "#3fb2b8", strength: float = 0.12) -> Material:
    """A still pool: see-through towards its floor, reflecting at a slant."""
    material, nodes = _new("Pool water")
    ripples = nodes.noise(nodes.world_position(), 2.2, 3.0, 0.5, 0.6)
    normal = nodes.bump(ripples, strength, 0.1)
    below = nodes.add("BsdfTransparent", {"Color": scaled(colour, 1.5)}).outputs[0]
    above = nodes.add("BsdfGlossy", {"Roughness": 0.02, "Color": (1.0, 1.0, 1.0), "Normal": normal}).outputs[0]
    fresnel = nodes.add("Fresnel", {"IOR": 1.33, "Normal": normal}).outputs[0]
    nodes.finish(nodes.mix_surfaces(fresnel, below, above))
    return material


# Plants


@cached
def leaf(light: str = "#4c6e24", dark: str = "#2e4c17", translucency: float = 0.35, gloss: float = 0.05) -> Material:
    """Leaves or petals that light shines through; each leaf and each plant has a shade of its own."""
    material, nodes = _new("Leaf")
    plant = nodes.add("ObjectInfo").outputs["Random"]
    each = nodes.add("NewGeometry").outputs["Random Per Island"]
    shade = nodes.mix(
        nodes.math("MULTIPLY_ADD", plant, 0.45, nodes.math("MULTIPLY", each, 0.55)), linear(light), linear(dark)
    )
    lit_through = nodes.multiply(shade, (1.0, 1.05, 0.5), 0.5)
    front = nodes.add("BsdfDiffuse", {"Color": shade}).outputs[0]
    through = nodes.add("BsdfTranslucent", {"Color": lit_through}).outputs[0]
    shine = nodes.add("BsdfGlossy", {"Color": (0.8, 0.85, 0.8), "Roughness": 0.45}).outputs[0]
    nodes.finish(nodes.mix_surfaces(gloss, nodes.mix_surfaces(translucency, front, through), shine))
    return material


@cached
def bark(colour: str = "#5d5044", scale: float = 4.0) -> Material:
    """Bark, furrowed upwards."""
    material, nodes = _new("Bark")
    position = nodes.vector("MULTIPLY", nodes.object_position(), (1.0, 1.0, 0.25))
    furrows = nodes.noise(position, scale * 4, 5.0, 0.65)
    shade = nodes.mix(furrows, scaled(colour, 0.5), scaled(colour, 1.3))
    nodes.finish(nodes.principled(shade, 0.95, 0.0, 0.15, nodes.bump(furrows, 0.7, 0.03)).outputs[0])
    return material


# Windows and what is behind them


@cached
def glass(tint: str = "#dce6e6", reflection: float = 0.2, waviness: float = 0.004, roughness: float = 0.0) -> Material:
    """A pane: see-through, and a mirror of at least `reflection`, slightly uneven so that it catches the sky."""
    material, nodes = _new("Glass")
    uneven = nodes.bump(nodes.noise(nodes.world_position(), 0.7, 1.0), 0.5, waviness * 4)
    through = nodes.add("BsdfTransparent", {"Color": linear(tint)}).outputs[0]
    mirror = nodes.add(
        "BsdfGlossy", {"Color": (0.95, 0.97, 1.0), "Roughness": roughness, "Normal": uneven}
    ).outputs[0]
    fresnel = nodes.add("Fresnel", {"IOR": 1.5}).outputs[0]
    share = nodes.math("MULTIPLY_ADD", fresnel, 1.0 - reflection, reflection, clamp=True)
    nodes.finish(nodes.mix_surfaces(share, through, mirror))
    return material


ROOM_BRIGHTNESS = {"back": 1.0, "side": 0.62, "ceiling": 1.25, "floor": 0.4}


@cached
def lit_room(
    part: str,
    share: float = 0.2,
    strength: float = 2.0,
    wall: str = "#8f877b",
    lamp: str = "#ff9d4a",
    second_lamp: str = "#ffc98a",
) -> Material:
    """The 'back', 'side', 'ceiling' or 'floor' of rooms behind windows, with a `share` of the lights on at random.

    A room has to be one connected piece of mesh: what is random is drawn for each piece.
    """
    material, nodes = _new(f"Room {part}")
    room = nodes.add("NewGeometry").outputs["Random Per Island"]
    second = nodes.math("FRACT", nodes.math("MULTIPLY", room, 17.31))
    third = nodes.math("FRACT", nodes.math("MULTIPLY", room, 71.7))
    shade = nodes.mix(second, scaled(wall, 0.35), linear(wall))
    surface = nodes.principled(shade, 0.9, 0.0, 0.1).outputs[0]
    pools = nodes.ramp(nodes.noise(nodes.object_position(), 0.45, 0.0), ((0.25, 0.35), (0.75, 1.25)))
    colour = nodes.multiply(nodes.mix(second, linear(lamp), linear(second_lamp)), pools)
    brightness = strength * ROOM_BRIGHTNESS[part]
    power = nodes.math("MULTIPLY_ADD", second, brightness * 0.55, brightness * 0.22)
    switched_on = nodes.math("MULTIPLY", nodes.math("LESS_THAN", third, share), power)
    glow = nodes.add("Emission", {"Color": colour, "Strength": switched_on}).outputs[0]
    nodes.finish(nodes.add_surfaces(surface, glow))
    _do_not_light(material)
    return material


@cached
def furnishing() -> Material:
    """Furniture seen through windows: every piece has a colour of its own."""
    material, nodes = _new("Furnishing")
    each = nodes.add("NewGeometry").outputs["Random Per Island"]
    colours = ("#2a2623", "#5b4a3a", "#39424a", "#7a6f62", "#a69a88", "#1d1c1b")
    stops = tuple((index / len(colours), linear(colour)) for index, colour in enumerate(colours))
    nodes.finish(nodes.principled(nodes.ramp(each, stops, "CONSTANT"), 0.8).outputs[0])
    return material


@cached
def curtain(colour: str = "#d6cfc2", translucency: float = 0.45) -> Material:
    """Hanging cloth that light shines through, in soft folds."""
    material, nodes = _new("Curtain")
    inputs = {"Vector": nodes.surface_position(), "Scale": 3.0, "Distortion": 1.2}
    folds = nodes.add("TexWave", inputs).outputs["Fac"]
    shade = nodes.multiply(linear(colour), nodes.ramp(folds, ((0.0, 0.7), (1.0, 1.0))))
    front = nodes.add("BsdfDiffuse", {"Color": shade}).outputs[0]
    through = nodes.add("BsdfTranslucent", {"Color": shade}).outputs[0]
    nodes.finish(nodes.mix_surfaces(translucency, front, through))
    return material


@cached
def far_facade(
    wall: str = "#b8b0a2",
    pane: str = "#1c2a36",
    bay: float = 3.2,
    storey: float = 3.3,
    share: float = 0.0,
    joint: float = 0.55,
    strength: float = 0.85,
    lamp: str = "#ffb56b",
) -> Material:
    """A distant building's windows, painted on a box; a `share` of them is lit in the evening."""
    material, nodes = _new("Far facade")
    surface = nodes.surface_position()
    grid = nodes.bricks(surface, bay, storey, joint, ((0.0, 0.0, 0.0), (1.0, 1.0, 1.0), (0.0, 0.0, 0.0)), 0.0)
    grid.inputs["Mortar Smooth"].default_value = 0.0
    upward = nodes.separate(nodes.add("NewGeometry").outputs["Normal"])[2]
    on_wall = nodes.math("LESS_THAN", nodes.math("ABSOLUTE", upward), 0.5)
    is_window = nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1.0, grid.outputs["Fac"]), on_wall)
    panes = nodes.mix(grid.outputs["Color"], linear(pane), scaled(pane, 2.4))
    plaster = nodes.mix(nodes.noise(nodes.world_position(), 0.05, 4.0), scaled(wall, 0.8), scaled(wall, 1.1))
    shine = nodes.math("MULTIPLY_ADD", is_window, -0.62, 0.7)
    facade = nodes.principled(nodes.mix(is_window, plaster, panes), shine, 0.0, 0.5).outputs[0]
    if share:
        facade = nodes.add_surfaces(facade, _lit_windows(nodes, surface, is_window, bay, storey, share, strength, lamp))
        _do_not_light(material)
    nodes.finish(facade)
    return material


def _lit_windows(
    nodes: Nodes,
    surface: Socket,
    is_window: Socket,
    bay: float,
    storey: float,
    share: float,
    strength: float,
    lamp: str,
) -> Socket:
    along, up, _ = nodes.separate(surface)
    column = nodes.math("FLOOR", nodes.math("DIVIDE", along, bay))
    row = nodes.math("FLOOR", nodes.math("DIVIDE", up, storey))
    building = nodes.add("ObjectInfo").outputs["Random"]
    window = nodes.add(
        "TexWhiteNoise", {"Vector": nodes.combine(column, row, building)}, noise_dimensions="3D"
    ).outputs["Value"]
    switched_on = nodes.math("MULTIPLY", nodes.math("LESS_THAN", window, share), is_window)
    varied = nodes.math("FRACT", nodes.math("MULTIPLY", window, 37.7))
    power = nodes.math("MULTIPLY", switched_on, nodes.math("MULTIPLY_ADD", varied, strength, strength * 0.2))
    return nodes.add("Emission", {"Color": linear(lamp), "Strength": power}).outputs[0]


# Things people make


@cached
def solar_panel() -> Material:
    """Photovoltaic cells; the panel has to be a quad, whose texture runs from corner to corner."""
    material, nodes = _new("Solar panel")
    across = nodes.add("TexCoord").outputs["UV"]
    cells = nodes.bricks(across, 1 / 6, 0.1, 0.012, (linear("#0e1c38"), linear("#10213f"), linear("#5c6c86")), 0.0)
    surface = nodes.principled(cells.outputs["Color"], 0.12, 0.0, 0.6)
    surface.inputs["Clearcoat"].default_value = 0.6
    nodes.finish(surface.outputs[0])
    return material


@cached
def fabric(colour: str, weave: float = 90.0, bump: float = 0.35, variation: float = 0.15) -> Material:
    """Upholstery or clothes; `weave` is threads a metre, or so."""
    material, nodes = _new("Fabric")
    position = nodes.object_position()
    threads = nodes.noise(position, weave, 3.0, 0.7)
    shade = nodes.mix(threads, scaled(colour, 1 - variation * 1.6), scaled(colour, 1 + variation))
    wear = nodes.ramp(nodes.noise(position, 3.0, 4.0), ((0.3, 0.6), (0.7, 1.0)))
    normal = nodes.bump(threads, bump, 0.004)
    surface = nodes.principled(nodes.multiply(shade, wear, 0.25), 0.92, 0.0, 0.2, normal)
    surface.inputs["Sheen"].default_value = 0.4
    nodes.finish(surface.outputs[0])
    return material


@cached
def car_paint(colour: str) -> Material:
    """Lacquered metal."""
    material, nodes = _new("Car paint")
    surface = nodes.principled(linear(colour), 0.35, 0.35, 0.5)
    surface.inputs["Clearcoat"].default_value = 1.0
    surface.inputs["Clearcoat Roughness"].default_value = 0.04
    nodes.finish(surface.outputs[0])
    return material


@cached
def car_glass() -> Material:
    """A vehicle's dark windows."""
    material, nodes = _new("Car glass")
    nodes.finish(nodes.principled(linear("#0a0f12"), 0.03, 0.0, 0.9).outputs[0])
    return material


@cached
def emission(colour: str, strength: float = 1.0, lights_scene: bool = True) -> Material:
    """A glowing surface; without `lights_scene` it is bright to the camera and in mirrors, but lights nothing."""
    material, nodes = _new("Emission")
    power: Value = strength
    if not lights_scene:
        ray = nodes.add("LightPath").outputs
        power = nodes.math("MULTIPLY", nodes.math("MAXIMUM", ray["Is Camera Ray"], ray["Is Glossy Ray"]), strength)
        _do_not_light(material)
    nodes.finish(nodes.add("Emission", {"Color": linear(colour), "Strength": power}).outputs[0])
    return material


@cached
def painting(colours: Sequence[str], seed: int = 0, hard_edged: bool = False) -> Material:
    """An abstract picture for a wall; `colours` has to be a tuple."""
    material, nodes = _new("Painting")
    shifted = nodes.vector("ADD", nodes.object_position(), (seed * 3.7, seed * 1.3, 0.0))
    field = nodes.noise(shifted, 1.4, 2.0, 0.4, 1.8)
    stops = tuple((0.3 + 0.09 * index, linear(colour)) for index, colour in enumerate(colours))
    shade = nodes.ramp(field, stops, "CONSTANT" if hard_edged else "EASE")
    nodes.finish(nodes.principled(shade, 0.8).outputs[0])
    return material
