"""Turns linear light into the picture that is saved: mist by depth, bloom, warmth, exposure, a filmic curve."""

from pathlib import Path

import bpy
import numpy as np

from studio.denoise import FARTHEST, Pixels
from studio.shot import Mist, Shot

JPEG_QUALITY = 90
BLOOM_SCALE = 4
BLOOM_CLIP = 8.0


def develop(picture: Pixels, depth: Pixels, shot: Shot, path: Path) -> None:
    """Save the picture in sRGB as `shot` wants it: as a PNG or a JPEG, by the name of `path`."""
    picture = np.nan_to_num(picture, posinf=BLOOM_CLIP)
    if shot.mist:
        picture = _with_mist(picture, depth, shot.mist)
    if shot.bloom:
        picture = _with_bloom(picture, 1.0 / 2.0**shot.exposure, shot.bloom)
    _save(picture * np.array(shot.warmth, np.float32), shot, path)


def _with_mist(picture: Pixels, depth: Pixels, mist: Mist) -> Pixels:
    """Mix in the mist's colour by depth; the sky has its own haze."""
    thickness = 1 - np.exp(-np.maximum(depth - mist.start, 0) / mist.distance)
    sky = (depth <= 0) | (depth >= FARTHEST * 0.98)
    amount = np.where(sky, 0, thickness * mist.most)[:, :, None].astype(np.float32)
    return picture * (1 - amount) + np.array(mist.colour, np.float32) * amount


def _with_bloom(picture: Pixels, threshold: float, amount: float) -> Pixels:
    """Let what is brighter than white spill into its surroundings, near and far, in proportion to the picture."""
    height, width = picture.shape[:2]
    rows, columns = height // BLOOM_SCALE, width // BLOOM_SCALE
    whole = picture[: rows * BLOOM_SCALE, : columns * BLOOM_SCALE]
    small = np.minimum(whole, BLOOM_CLIP).reshape(rows, BLOOM_SCALE, columns, BLOOM_SCALE, 3).mean((1, 3))
    excess = np.maximum(small - threshold, 0)
    unit = max(rows, columns) / 480
    spill = sum(_blurred(excess, round(radius * unit)) * share for radius, share in ((4, 0.5), (14, 0.3), (40, 0.2)))
    enlarged = np.repeat(np.repeat(spill, BLOOM_SCALE, 0), BLOOM_SCALE, 1)
    result = picture.copy()
    result[: rows * BLOOM_SCALE, : columns * BLOOM_SCALE] += _blurred(enlarged, 3) * amount
    return result


def _blurred(picture: Pixels, radius: int) -> Pixels:
    radius = max(1, radius)
    kernel = np.exp(-(np.linspace(-2.2, 2.2, 2 * radius + 1) ** 2)).astype(np.float32)
    kernel /= kernel.sum()
    for axis in (0, 1):
        margins = [(radius, radius) if each == axis else (0, 0) for each in range(3)]
        padded = np.pad(picture, margins, "edge")
        length = picture.shape[axis]
        shifted = (padded.take(range(start, start + length), axis) for start in range(2 * radius + 1))
        picture = sum(part * weight for part, weight in zip(shifted, kernel))
    return picture


def _save(picture: Pixels, shot: Shot, path: Path) -> None:
    height, width = picture.shape[:2]
    image = bpy.data.images.new("Picture", width, height, float_buffer=True, alpha=False)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    scene = bpy.context.scene
    scene.use_nodes = False
    scene.display_settings.display_device = "sRGB"
    view, settings = scene.view_settings, scene.render.image_settings
    view.view_transform, view.look = "Filmic", shot.look
    view.exposure, view.gamma = shot.exposure, 1.0
    settings.file_format = "PNG" if path.suffix == ".png" else "JPEG"
    settings.color_mode, settings.color_depth, settings.quality = "RGB", "8", JPEG_QUALITY
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save_render(str(path), scene=scene)
    bpy.data.images.remove(image)
