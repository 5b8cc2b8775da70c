"""Skies by name, each with its sun, clouds, and the haze that closes the horizon. Angles are degrees.

Azimuths run clockwise from +y, as on a map with north at the top.
"""

import math
from dataclasses import dataclass, replace

import bpy
from mathutils import Vector

from studio.nodes import Nodes, Socket, linear

Gradient = tuple[tuple[float, str], ...]
"""Colours by elevation, from the horizon (0) to the zenith (90)."""


@dataclass(frozen=True)
class Sky:
    """A time and weather. Without gradients the sky is scattered light as on a clear day, after Nishita."""

    sun_elevation: float
    sun_power: float
    sun_colour: str
    haze: str
    haze_power: float = 1.0
    """How bright the haze is; the same colour belongs into the mist of the picture."""
    haze_height: float = 7.0
    haze_amount: float = 0.7
    sun_size: float = 0.8
    brightness: float = 0.11
    dust: float = 1.0
    toward_sun: Gradient = ()
    away_from_sun: Gradient = ()
    clouds: float = 0.8
    """How opaque clouds are; `cover` is the share of the sky that they fill, roughly."""
    cover: float = 0.45
    cloud_size: float = 1.6
    cloud_light: str = "#ffffff"
    cloud_shade: str = "#aab2bf"
    cloud_power: float = 1.5

    def mist_colour(self) -> tuple[float, float, float]:
        """Return the linear colour of what lies far away at the horizon."""
        return _bright(self.haze, self.haze_power)


SKIES = {
    "lagos_morning": Sky(
        sun_elevation=24, sun_power=3.6, sun_colour="#ffe2ba", haze="#dcd9cf", haze_power=1.15, haze_height=11,
        haze_amount=0.85, brightness=0.14, dust=2.5, cover=0.36, cloud_shade="#b9b8b8",
    ),
    "lagos_afternoon": Sky(
        sun_elevation=44, sun_power=4.3, sun_colour="#fff0d6", haze="#d3d9dc", haze_power=1.2, haze_height=10,
        haze_amount=0.8, brightness=0.15, dust=1.8, cover=0.46, cloud_size=1.4,
    ),
    "golden_hour": Sky(
        sun_elevation=9, sun_power=3.6, sun_colour="#ffbe7c", haze="#f0c492", haze_power=1.0, haze_height=12,
        haze_amount=0.75, brightness=0.17, dust=2.0, cover=0.4, cloud_light="#ffd9ae", cloud_shade="#a59aa2",
        cloud_power=1.2,
    ),
    "dusk": Sky(
        sun_elevation=4, sun_power=0.9, sun_colour="#ff9d66", haze="#d59a78", haze_power=0.95, haze_height=5,
        haze_amount=0.5, sun_size=12, brightness=1.25,
        toward_sun=((0, "#ffb071"), (4, "#f79a68"), (9, "#d4927f"), (17, "#8f8399"), (32, "#526a93"), (90, "#22305a")),
        away_from_sun=(
            (0, "#8a8da3"), (5, "#9d92a2"), (11, "#88899f"), (20, "#62769a"), (36, "#415784"), (90, "#22305a"),
        ),
        clouds=0.75, cover=0.4, cloud_light="#f58f66", cloud_shade="#5b5879", cloud_power=1.0,
    ),
    "birmingham_day": Sky(
        sun_elevation=34, sun_power=2.9, sun_colour="#fff0dc", haze="#d5dce4", haze_power=1.15, haze_height=8,
        haze_amount=0.7, sun_size=1.6, brightness=0.14, clouds=0.92, cover=0.56, cloud_size=1.25,
        cloud_shade="#98a1ae", cloud_power=1.4,
    ),
    "birmingham_dusk": Sky(
        sun_elevation=4, sun_power=0.6, sun_colour="#ffa06e", haze="#b79a96", haze_power=0.85, haze_height=5,
        haze_amount=0.5, sun_size=15, brightness=1.15,
        toward_sun=((0, "#f5b183"), (4, "#e29a7c"), (9, "#b98a8f"), (17, "#7d7a9d"), (32, "#4a5f8f"), (90, "#1f3058")),
        away_from_sun=(
            (0, "#8088a6"), (5, "#8d8aa6"), (12, "#75809f"), (22, "#566a97"), (38, "#3b5083"), (90, "#1f3058"),
        ),
        clouds=0.85, cover=0.5, cloud_size=1.2, cloud_light="#e09a86", cloud_shade="#545c7c", cloud_power=0.95,
    ),
    "abuja_day": Sky(
        sun_elevation=38, sun_power=4.0, sun_colour="#fff0d8", haze="#dad8cf", haze_power=1.2, haze_height=9,
        haze_amount=0.75, brightness=0.15, dust=1.5, cover=0.4, cloud_size=1.7,
    ),
}  # fmt: skip


def hang(name: str, azimuth: float, seed: int = 0, **changes: object) -> Sky:
    """Give the scene the sky called `name` with its sun at `azimuth`; `seed` moves the clouds, `changes` are fields."""
    sky = replace(SKIES[name], **changes)
    world = bpy.context.scene.world
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    view = nodes.add("TexCoord").outputs["Generated"]
    height = nodes.separate(view)[2]
    sun = _direction(sky.sun_elevation, azimuth)
    colour = _gradients(nodes, sky, view, height, sun) if sky.toward_sun else _scattered(nodes, sky, azimuth)
    if sky.clouds:
        colour = _clouds(nodes, sky, colour, view, sun, seed)
    near_horizon = nodes.ramp(height, ((0.0, 1.0), (math.sin(math.radians(sky.haze_height)), 0.0)), "EASE")
    amount = nodes.math("MULTIPLY", near_horizon, sky.haze_amount)
    below = nodes.math("LESS_THAN", height, 0.0)
    colour = nodes.mix(nodes.math("MAXIMUM", amount, below), colour, sky.mist_colour())
    background = nodes.add("Background", {"Color": colour}).outputs[0]
    nodes.add("OutputWorld", {"Surface": background})
    world.cycles.sampling_method = "MANUAL"
    world.cycles.sample_map_resolution = 512
    _sun(sky, sun)
    return sky


def _bright(colour: str, power: float) -> tuple[float, float, float]:
    red, green, blue = linear(colour)
    return (red * power, green * power, blue * power)


def _direction(elevation: float, azimuth: float) -> Vector:
    up, around = math.radians(elevation), math.radians(azimuth)
    return Vector((math.sin(around) * math.cos(up), math.cos(around) * math.cos(up), math.sin(up)))


def _sun(sky: Sky, direction: Vector) -> None:
    if not sky.sun_power:
        return
    light = bpy.data.lights.new("Sun", "SUN")
    light.energy, light.color = sky.sun_power, linear(sky.sun_colour)
    light.angle = math.radians(sky.sun_size)
    placed = bpy.data.objects.new("Sun", light)
    placed.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(placed)


def _scattered(nodes: Nodes, sky: Sky, azimuth: float) -> Socket:
    settings = {
        "sky_type": "NISHITA", "sun_disc": False, "dust_density": sky.dust,
        "sun_elevation": math.radians(sky.sun_elevation), "sun_rotation": math.radians(azimuth),
    }  # fmt: skip
    scattered = nodes.add("TexSky", **settings).outputs[0]
    return nodes.multiply(scattered, (sky.brightness, sky.brightness, sky.brightness))


def _gradients(nodes: Nodes, sky: Sky, view: Socket, height: Socket, sun: Vector) -> Socket:
    """Blend two gradients by how far a direction is turned from the sun's."""
    elevation = nodes.math("DIVIDE", nodes.math("ARCSINE", nodes.math("MAXIMUM", height, 0.0)), math.pi / 2)
    around = Vector((sun.x, sun.y, 0.0)).normalized()
    level = nodes.vector("NORMALIZE", nodes.vector("MULTIPLY", view, (1.0, 1.0, 0.0)))
    toward = nodes.math("MULTIPLY_ADD", nodes.vector("DOT_PRODUCT", level, tuple(around), 1), 0.5, 0.5)
    bright, dim = (
        nodes.ramp(elevation, tuple((degrees / 90, linear(colour)) for degrees, colour in gradient))
        for gradient in (sky.toward_sun, sky.away_from_sun)
    )
    blended = nodes.mix(nodes.ramp(toward, ((0.1, 0.0), (0.95, 1.0)), "EASE"), dim, bright)
    return nodes.multiply(blended, (sky.brightness, sky.brightness, sky.brightness))


def _clouds(nodes: Nodes, sky: Sky, clear: Socket, view: Socket, sun: Vector, seed: int) -> Socket:
    """Lay clouds on a flat layer: they shrink towards the horizon, and are bright where they thin out sunwards."""
    x, y, height = nodes.separate(view)
    distance = nodes.math("ADD", nodes.math("MAXIMUM", height, 0.0), 0.12)
    place = nodes.combine(nodes.math("DIVIDE", x, distance), nodes.math("DIVIDE", y, distance), seed * 3.7)
    sunwards = Vector((sun.x, sun.y, 0.0)).normalized() * (0.18 / sky.cloud_size)
    here = nodes.noise(place, sky.cloud_size, 9.0, 0.58, 0.35)
    beyond = nodes.noise(nodes.vector("ADD", place, tuple(sunwards)), sky.cloud_size, 4.0, 0.55, 0.35)
    threshold = 0.68 - 0.36 * sky.cover
    density = nodes.ramp(here, ((threshold, 0.0), (threshold + 0.17, 1.0)), "EASE")
    relief = nodes.math("MULTIPLY_ADD", nodes.math("SUBTRACT", here, beyond), 3.2, 0.62, clamp=True)
    thick = nodes.ramp(here, ((threshold + 0.06, 1.0), (threshold + 0.28, 0.35)))
    lightness = nodes.math("MULTIPLY", relief, thick)
    colour = nodes.mix(lightness, _bright(sky.cloud_shade, sky.cloud_power), _bright(sky.cloud_light, sky.cloud_power))
    fade = nodes.ramp(height, ((0.0, 0.1), (0.07, 0.6), (0.25, 1.0)))
    amount = nodes.math("MULTIPLY", nodes.math("MULTIPLY", density, fade), sky.clouds)
    return nodes.mix(amount, clear, colour)
