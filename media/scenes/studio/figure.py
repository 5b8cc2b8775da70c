"""The clay of a person: head and hands, torso, sleeves, trousers and skirts, shaped around the joints of a pose."""

import math
from collections.abc import Sequence

from mathutils import Matrix, Vector

from studio.outfits import Outfit
from studio.poses import Joints
from studio.sculpt import Clay

TORSO: dict[str, tuple[tuple[float, float, float], ...]] = {
    "man": (
        (-0.16, 0.100, 0.150), (0.0, 0.112, 0.163), (0.30, 0.104, 0.148), (0.62, 0.120, 0.170), (0.82, 0.110, 0.186),
        (0.95, 0.078, 0.130), (1.03, 0.060, 0.068),
    ),
    "woman": (
        (-0.16, 0.112, 0.160), (0.0, 0.120, 0.172), (0.30, 0.092, 0.124), (0.60, 0.122, 0.146), (0.82, 0.096, 0.160),
        (0.95, 0.066, 0.110), (1.03, 0.050, 0.056),
    ),
    "child": (
        (-0.16, 0.108, 0.135), (0.0, 0.118, 0.142), (0.30, 0.110, 0.132), (0.62, 0.112, 0.144), (0.82, 0.100, 0.150),
        (0.95, 0.070, 0.110), (1.03, 0.055, 0.062),
    ),
}  # fmt: skip
"""Cross-sections of a torso: share of the spine, half its depth and half its width in metres."""

SOLE = ((-0.035, 0.0, -0.052), (0.095, 0.0, -0.062), (0.155, 0.0, -0.066))
"""Heel, ball and toe of a foot as seen from the ankle, in metres."""

SHOULDER_SCALE = {"man": 1.0, "woman": 0.90, "child": 0.84}
HEAD_SCALE = {"man": 1.05, "woman": 1.02, "child": 1.32}


class Figure:
    """One person's joints and outfit, from which the pieces of clay are shaped."""

    def __init__(self, joints: Joints, outfit: Outfit) -> None:
        self.joints = joints
        self.outfit = outfit
        self._shoulders = tuple(self._narrowed(point) for point in joints.shoulders)

    def _narrowed(self, shoulder: Vector) -> Vector:
        return self.joints.neck.lerp(shoulder, SHOULDER_SCALE[self.outfit.build])

    def in_head(self, point: Vector) -> Vector:
        """Return a point as seen from the middle of the head, in metres of an adult's head."""
        return self.joints.head_turn.inverted() @ (point - self.joints.head) / HEAD_SCALE[self.outfit.build]

    def in_chest(self, point: Vector) -> Vector:
        """Return a point as seen from the base of the neck."""
        return self.joints.spine_turn.inverted() @ (point - self.joints.neck)

    def head_point(self, x: float, y: float, z: float) -> Vector:
        """Return where a point of the head is."""
        return self.joints.head + self.joints.head_turn @ Vector((x, y, z)) * HEAD_SCALE[self.outfit.build]

    def head_ball(self, clay: Clay, centre: Sequence[float], size: Sequence[float]) -> None:
        """Add a lump to the head."""
        scale = HEAD_SCALE[self.outfit.build]
        half_axes = (size[0] * scale, size[1] * scale, size[2] * scale)
        clay.ball(self.head_point(*centre), half_axes, self.joints.head_turn)

    def head(self) -> Clay:
        """Return skull, face, ears and neck."""
        clay = Clay(grain=0.0095, softness=3)
        for centre, size in (
            ((-0.012, 0, 0.022), (0.098, 0.077, 0.100)), ((0.030, 0, -0.035), (0.062, 0.058, 0.082)),
            ((0.052, 0, -0.088), (0.032, 0.036, 0.028)), ((0.094, 0, -0.022), (0.020, 0.015, 0.026)),
            ((-0.008, 0.076, -0.014), (0.020, 0.014, 0.030)), ((-0.008, -0.076, -0.014), (0.020, 0.014, 0.030)),
        ):  # fmt: skip
            self.head_ball(clay, centre, size)
        base = self.joints.on_spine(0.97, -0.012)
        radius = 0.058 if self.outfit.build == "man" else 0.049
        clay.limb([base, self.head_point(-0.018, 0, -0.055)], [radius * 1.12, radius])
        return clay

    def hair(self) -> Clay | None:
        """Return what hair adds to the shape of the head, or nothing if it is cropped."""
        clay = Clay(grain=0.012, softness=3)
        style = self.outfit.hair
        if style == "afro":
            self.head_ball(clay, (-0.03, 0, 0.045), (0.125, 0.120, 0.118))
            return clay
        if style not in ("bun", "long", "puffs"):
            return None
        self.head_ball(clay, (-0.026, 0, 0.034), (0.098, 0.085, 0.100))
        if style == "bun":
            self.head_ball(clay, (-0.075, 0, 0.115), (0.058, 0.058, 0.052))
        if style == "puffs":
            for side in (-1, 1):
                self.head_ball(clay, (-0.03, side * 0.09, 0.095), (0.052, 0.052, 0.052))
        if style == "long":
            nape = self.joints.on_spine(0.78, -0.112)
            clay.limb([self.head_point(-0.06, 0, 0.03), self.head_point(-0.075, 0, -0.09), nape], [0.085, 0.078, 0.045])
        return clay

    def headwear(self) -> Clay | None:
        """Return a hat, a tied head cloth or a helmet."""
        kind = self.outfit.headwear
        if not kind:
            return None
        clay = Clay(grain=0.0105, softness=3)
        getattr(self, f"_{kind.replace(' ', '_')}")(clay)
        return clay

    def _gele(self, clay: Clay) -> None:
        self.head_ball(clay, (-0.022, 0, 0.050), (0.104, 0.090, 0.075))
        tilt = Matrix.Rotation(math.radians(14), 3, "X") @ Matrix.Rotation(math.radians(-24), 3, "Y")
        fan = self.joints.head_turn @ tilt
        clay.ball(self.head_point(-0.050, 0.015, 0.125), (0.058, 0.155, 0.105), fan)
        clay.ball(self.head_point(0.000, -0.02, 0.110), (0.070, 0.115, 0.060), fan)

    def _fila(self, clay: Clay) -> None:
        brow, crown, tip = (self.head_point(-0.022, 0, 0.055), self.head_point(-0.026, 0, 0.125),
                            self.head_point(-0.045, -0.035, 0.175))  # fmt: skip
        clay.trunk([(brow, 0.100, 0.084), (crown, 0.092, 0.078), (tip, 0.060, 0.050)], self.joints.head_turn)

    def _peaked_cap(self, clay: Clay) -> None:
        sections = ((0.050, 0.102, 0.084), (0.092, 0.100, 0.084), (0.112, 0.130, 0.118), (0.126, 0.118, 0.105))
        rings = [(self.head_point(-0.014, 0, height), depth, width) for height, depth, width in sections]
        clay.trunk(rings, self.joints.head_turn)
        self.head_ball(clay, (0.085, 0, 0.052), (0.062, 0.062, 0.013))

    def _beanie(self, clay: Clay) -> None:
        self.head_ball(clay, (-0.020, 0, 0.055), (0.102, 0.088, 0.092))
        clay.trunk([(self.head_point(-0.016, 0, z), 0.106, 0.090) for z in (0.040, 0.072)], self.joints.head_turn)

    def _helmet(self, clay: Clay) -> None:
        self.head_ball(clay, (-0.012, 0, 0.040), (0.128, 0.112, 0.122))

    def _hijab(self, clay: Clay) -> None:
        self.head_ball(clay, (-0.026, 0, 0.028), (0.102, 0.092, 0.108))
        self.head_ball(clay, (-0.012, 0, -0.070), (0.082, 0.080, 0.070))
        clay.trunk(
            [(self.joints.on_spine(share, 0.004), depth, width) for share, depth, width in
             ((0.72, 0.128, 0.170), (0.90, 0.108, 0.150), (1.06, 0.066, 0.076))], self.joints.spine_turn
        )  # fmt: skip

    def arms_and_hands(self) -> Clay:
        """Return bare arms and hands."""
        clay = Clay(grain=0.0105, softness=3)
        slim = 1.0 if self.outfit.build == "man" else 0.86
        for side in (0, 1):
            elbow, wrist = self.joints.elbows[side], self.joints.wrists[side]
            radii = [radius * slim for radius in (0.050, 0.043, 0.041, 0.028)]
            clay.limb([self._shoulders[side], elbow, elbow.lerp(wrist, 0.25), wrist], radii)
            along = (wrist - elbow).normalized()
            knuckles, tips = wrist + along * 0.085, wrist + along * 0.165 + Vector((0.012, 0, -0.006))
            clay.limb([wrist, knuckles, tips], [0.030 * slim, 0.044 * slim, 0.026 * slim], flatness=0.52)
            thumb = wrist + along * 0.085 + self.joints.spine_turn @ Vector((0.045, 0, 0.004))
            clay.limb([wrist + along * 0.02, thumb], [0.018, 0.013])
        return clay

    def torso(self, ease: float = 0.0, bottom: float = -0.16) -> Clay:
        """Return a garment for the upper body; `ease` is its looseness in metres, `bottom` its hem on the spine."""
        clay = Clay()
        sections = [self._section(bottom), *(each for each in TORSO[self.outfit.build] if each[0] > bottom)]
        rings = [(self.joints.on_spine(share), depth + ease, width + ease) for share, depth, width in sections]
        clay.trunk(rings, self.joints.spine_turn, squareness=2.35)
        for shoulder in self._shoulders:
            clay.limb([self.joints.on_spine(0.98), shoulder], [0.046, 0.050 + ease * 0.5])
            clay.ball(shoulder, (0.060 + ease, 0.058 + ease, 0.060 + ease * 0.5))
        if self.outfit.build == "woman":
            for side in (-1, 1):
                clay.ball(self.joints.on_spine(0.63, 0.082 + ease, side * 0.062), (0.058, 0.064, 0.064))
        return clay

    def _section(self, share: float) -> tuple[float, float, float]:
        """Return the cross-section of the torso at a share of the spine."""
        sections = TORSO[self.outfit.build]
        if share <= sections[0][0]:
            return (share, *sections[0][1:])
        below, above = next((low, high) for low, high in zip(sections, sections[1:]) if high[0] >= share)
        part = (share - below[0]) / (above[0] - below[0])
        return (share, below[1] + (above[1] - below[1]) * part, below[2] + (above[2] - below[2]) * part)

    def sleeves(self, clay: Clay, ease: float = 0.0) -> None:
        """Add sleeves of the outfit's length to a garment: 1 ends at the elbow, 2 at the wrist."""
        slim = 1.0 if self.outfit.build == "man" else 0.88
        for side in (0, 1):
            path = [self._shoulders[side], self.joints.elbows[side], self.joints.wrists[side]]
            points = _up_to(path, self.outfit.sleeve)
            radii = _up_to([Vector((0.064, 0, 0)), Vector((0.054, 0, 0)), Vector((0.040, 0, 0))], self.outfit.sleeve)
            clay.limb(points, [radius.x * slim + ease for radius in radii])

    def trousers(self, length: float = 2.0, ease: float = 0.0) -> Clay:
        """Return trousers; a length of 1 ends at the knee, 2 at the ankle."""
        clay = Clay()
        slim = {"man": 1.0, "woman": 0.95, "child": 0.86}[self.outfit.build]
        rings = [(self.joints.on_spine(share), depth, width) for share, depth, width in TORSO[self.outfit.build][:2]]
        clay.trunk([*rings, (self.joints.on_spine(0.16), rings[1][1] - 0.004, rings[1][2] - 0.006)],
                   self.joints.spine_turn)  # fmt: skip
        for side in (0, 1):
            path = [self.joints.hips[side], self.joints.knees[side], self.joints.ankles[side] + Vector((0, 0, -0.03))]
            widths = [Vector((0.098, 0, 0)), Vector((0.068, 0, 0)), Vector((0.056, 0, 0))]
            radii = [radius.x * slim + ease for radius in _up_to(widths, length)]
            clay.limb(_up_to(path, length), radii)
            clay.ball(self.joints.hips[side] + Vector((-0.03, 0, 0.0)), (0.100, 0.092, 0.105))
        return clay

    def skirt(self, clay: Clay, hem: float, flare: float = 0.0) -> None:
        """Add a skirt around both legs, down to a share of the leg: 1 is the knee, 2 the ankle."""
        widths = [Vector((0.112, 0, 0)), Vector((0.108 + flare * 0.5, 0, 0)), Vector((0.112 + flare, 0, 0))]
        radii = [radius.x for radius in _up_to(widths, hem)]
        legs = [[self.joints.hips[side], self.joints.knees[side], self.joints.ankles[side]] for side in (0, 1)]
        waist = [self._section(share) for share in (-0.16, 0.0, 0.2)]
        rings = [(self.joints.on_spine(share), depth + 0.006, width + 0.006) for share, depth, width in waist]
        clay.trunk(rings, self.joints.spine_turn)
        for share in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0):
            path = [left.lerp(right, share) for left, right in zip(*legs)]
            clay.limb(_up_to(path, hem), radii, sides=14)

    def agbada(self, clay: Clay, hem: float) -> None:
        """Add the wide robe that hangs from shoulders and arms in long folds."""
        for side in (0, 1):
            path = [self.joints.on_spine(0.93), self._shoulders[side], self.joints.elbows[side],
                    self.joints.elbows[side].lerp(self.joints.wrists[side], 0.6)]  # fmt: skip
            for step in range(15):
                held = _up_to(path, 0.3 + step * 0.185)[-1]
                reach = hem * 0.42 * (1.0 - 0.45 * (step / 14) ** 2)
                low = Vector((held.x * 0.8, held.y * 1.05, max(self.joints.pelvis.z - reach, 0.12)))
                clay.limb([held, held.lerp(low, 0.5), low], [0.058, 0.074, 0.086], sides=10)
        self.skirt(clay, hem * 0.85, 0.06)

    def shoes(self) -> Clay:
        """Return two shoes."""
        clay = Clay(grain=0.010, softness=2)
        heeled = self.outfit.build == "woman"
        for foot in self.joints.feet:
            turn = foot.to_3x3()
            heel, ball, toe = (foot @ Vector(point) for point in SOLE)
            scale = 0.86 if heeled else 1.0
            clay.ball(heel, (0.042, 0.034 * scale, 0.036), turn)
            clay.ball(ball, (0.080, 0.044 * scale, 0.026), turn)
            clay.ball(toe, (0.046, 0.036 * scale, 0.021), turn)
            clay.limb([heel, ball, toe], [0.031 * scale, 0.030 * scale, 0.020])
            clay.ball(foot @ Vector((0.03, 0, -0.042)), (0.072, 0.033 * scale, 0.034), turn)
        return clay

    def bare_legs(self) -> Clay:
        """Return legs and ankles."""
        clay = Clay(grain=0.0105, softness=3)
        slim = {"man": 1.0, "woman": 0.9, "child": 0.82}[self.outfit.build]
        for side in (0, 1):
            knee, ankle = self.joints.knees[side], self.joints.ankles[side]
            points = [self.joints.hips[side], knee, knee.lerp(ankle, 0.3), ankle, ankle + Vector((0, 0, -0.045))]
            clay.limb(points, [radius * slim for radius in (0.085, 0.056, 0.058, 0.037, 0.036)])
        return clay

    def collar(self) -> Clay:
        """Return a scarf or a raised collar around the neck."""
        clay = Clay(grain=0.011, softness=3)
        for share, depth, width in ((0.955, 0.080, 0.088), (1.04, 0.078, 0.080), (1.10, 0.070, 0.072)):
            clay.ball(self.joints.on_spine(share, 0.008), (depth, width, 0.032), self.joints.spine_turn)
        return clay

    def belt(self) -> Clay:
        """Return a belt at the waist."""
        clay = Clay(grain=0.011, softness=1)
        _, depth, width = TORSO[self.outfit.build][1]
        rings = [(self.joints.on_spine(share), depth + 0.014, width + 0.014) for share in (0.10, 0.17)]
        clay.trunk(rings, self.joints.spine_turn, squareness=2.35)
        return clay


def _up_to(path: Sequence[Vector], length: float) -> list[Vector]:
    """Return a path cut off after so many of its pieces, the last one in part."""
    whole = min(int(length), len(path) - 1)
    points = list(path[: whole + 1])
    rest = length - whole
    if rest > 0.01 and whole + 1 < len(path):
        points.append(path[whole].lerp(path[whole + 1], rest))
    return points
