"""How a person stands, walks or sits: joint angles, and where they put the joints of the body."""

import math
from dataclasses import dataclass, field

from mathutils import Matrix, Vector

HIP_WIDTH = 0.092
SHOULDER_WIDTH = 0.172
THIGH, SHIN, ANKLE_HEIGHT = 0.43, 0.41, 0.085
UPPER_ARM, FOREARM, HAND = 0.29, 0.255, 0.17
SPINE, NECK = 0.50, 0.062


@dataclass(frozen=True)
class Arm:
    """Degrees: `swing` forward and `spread` outward at the shoulder, `bend` at the elbow, `inward` of the forearm."""

    swing: float = 2.0
    spread: float = 9.0
    bend: float = 14.0
    inward: float = 4.0


@dataclass(frozen=True)
class Leg:
    """Degrees: `swing` forward and `spread` outward at the hip, `bend` at the knee, `toes` raised, `turned` out."""

    swing: float = 0.0
    spread: float = 2.5
    bend: float = 3.0
    toes: float = 0.0
    turned: float = 10.0


@dataclass(frozen=True)
class Pose:
    """A posture of the whole body, in degrees; `seat` is the height in metres of what the person sits on, if any."""

    left_leg: Leg = field(default_factory=Leg)
    right_leg: Leg = field(default_factory=Leg)
    left_arm: Arm = field(default_factory=Arm)
    right_arm: Arm = field(default_factory=Arm)
    lean: float = 1.0
    sway: float = 0.0
    twist: float = 0.0
    look: float = 0.0
    nod: float = 3.0
    seat: float | None = None
    holds: str = ""


POSES: dict[str, Pose] = {
    "standing": Pose(
        left_leg=Leg(4, 5, 12, 0, 24), right_leg=Leg(-1, 3, 0, 0, 8), left_arm=Arm(4, 10, 24, 8),
        right_arm=Arm(-2, 8, 12, 5), sway=3, look=-14,
    ),
    "talking": Pose(
        left_leg=Leg(3, 5, 8, 0, 20), right_leg=Leg(-3, 4, 1), left_arm=Arm(12, 12, 78, 22),
        right_arm=Arm(-4, 8, 20, 8), sway=-2, twist=8, look=10, nod=5,
    ),
    "listening": Pose(
        left_leg=Leg(0, 4, 1), right_leg=Leg(8, 6, 16, 0, 26), left_arm=Arm(16, 14, 84, 58),
        right_arm=Arm(20, 12, 96, 62), sway=-3, look=8, nod=6,
    ),
    "walking": Pose(
        left_leg=Leg(25, 1, 5, 18, 6), right_leg=Leg(-17, 1, 22, -28, 6), left_arm=Arm(-22, 8, 14, 4),
        right_arm=Arm(20, 8, 28, 12), lean=4, twist=7,
    ),
    "strolling": Pose(
        left_leg=Leg(-11, 1, 16, -16, 6), right_leg=Leg(15, 1, 6, 10, 6), left_arm=Arm(10, 8, 22, 8),
        right_arm=Arm(-12, 8, 10, 4), lean=2, twist=-5, look=16,
    ),
    "walking_with_bag": Pose(
        left_leg=Leg(20, 1, 6, 14, 6), right_leg=Leg(-15, 1, 20, -24, 6), left_arm=Arm(-16, 8, 16, 4),
        right_arm=Arm(4, 11, 6, 0), lean=3, sway=-2, twist=4, holds="bag",
    ),
    "shoulder_bag": Pose(
        left_leg=Leg(-13, 1, 18, -20, 6), right_leg=Leg(18, 1, 5, 12, 6), left_arm=Arm(14, 9, 26, 8),
        right_arm=Arm(-2, 13, 88, 14), lean=2, sway=2, twist=-4, look=-12, holds="shoulder bag",
    ),
    "phone": Pose(
        left_leg=Leg(5, 4, 12, 0, 20), right_leg=Leg(-2, 3, 0), left_arm=Arm(2, 9, 16, 6),
        right_arm=Arm(22, 8, 96, 24), sway=2, nod=26, holds="phone",
    ),
    "showing": Pose(
        left_leg=Leg(2, 5, 3, 0, 16), right_leg=Leg(-2, 5, 2, 0, 16), left_arm=Arm(68, 34, 22, -6),
        right_arm=Arm(14, 10, 82, 36), twist=16, look=24, nod=-4, holds="folder",
    ),
    "guarding": Pose(
        left_leg=Leg(0, 8, 1, 0, 16), right_leg=Leg(0, 8, 1, 0, 16), left_arm=Arm(-24, 13, 34, 58),
        right_arm=Arm(-24, 13, 34, 58), lean=-1, nod=-1, look=12,
    ),
    "sitting": Pose(
        left_leg=Leg(84, 7, 84, 0, 12), right_leg=Leg(86, 5, 96, 0, 10), left_arm=Arm(26, 9, 54, 18),
        right_arm=Arm(22, 10, 62, 22), lean=-6, look=14, seat=0.45,
    ),
    "sitting_talking": Pose(
        left_leg=Leg(86, 9, 92, 0, 14), right_leg=Leg(82, 6, 78, 4, 10), left_arm=Arm(30, 16, 80, 18),
        right_arm=Arm(24, 10, 52, 20), lean=4, twist=-8, look=-18, seat=0.45,
    ),
    "riding": Pose(
        left_leg=Leg(66, 15, 74, 6, 4), right_leg=Leg(66, 15, 74, 6, 4), left_arm=Arm(46, 14, 28, 4),
        right_arm=Arm(46, 14, 28, 4), lean=12, nod=2, seat=0.80,
    ),
    "driving": Pose(
        left_leg=Leg(76, 5, 58, 10, 4), right_leg=Leg(76, 5, 58, 10, 4), left_arm=Arm(48, 8, 40, 4),
        right_arm=Arm(48, 8, 40, 4), lean=-6, nod=2, seat=0.45,
    ),
    "holding_hand_of_child": Pose(
        left_leg=Leg(14, 1, 6, 10, 6), right_leg=Leg(-11, 1, 15, -18, 6), left_arm=Arm(-8, 8, 14, 4),
        right_arm=Arm(8, 22, 4, -8), lean=2, look=-22, nod=14,
    ),
    "child_by_the_hand": Pose(
        left_leg=Leg(-14, 2, 18, -20, 6), right_leg=Leg(18, 2, 6, 14, 6), left_arm=Arm(-18, 128, 0, -60),
        right_arm=Arm(14, 12, 22, 4), lean=2, look=16, nod=-8,
    ),
}  # fmt: skip
"""All postures by name."""


@dataclass(frozen=True)
class Joints:
    """Where the joints are, in metres: the person looks along x, left is along y, and stands on z = 0."""

    pelvis: Vector
    neck: Vector
    head: Vector
    spine_turn: Matrix
    head_turn: Matrix
    hips: tuple[Vector, Vector]
    knees: tuple[Vector, Vector]
    ankles: tuple[Vector, Vector]
    feet: tuple[Matrix, Matrix]
    shoulders: tuple[Vector, Vector]
    elbows: tuple[Vector, Vector]
    wrists: tuple[Vector, Vector]

    def on_spine(self, share: float, forward: float = 0.0, left: float = 0.0) -> Vector:
        """Return the point at a share of the way from pelvis to neck, moved forward and left with the chest."""
        return self.pelvis.lerp(self.neck, share) + self.spine_turn @ Vector((forward, left, 0.0))

    def hand(self, side: int) -> Vector:
        """Return the middle of a fist; side 0 is left, 1 right."""
        return self.wrists[side] + (self.wrists[side] - self.elbows[side]).normalized() * 0.09


def joints_of(pose: Pose) -> Joints:
    """Return the joints of a person of 1.75 m in a pose, with the lowest sole (or the seat) at its height."""
    pelvis = Vector((0.0, 0.0, 0.0))
    spine_turn = _turn(-pose.sway, pose.lean, pose.twist)
    neck = pelvis + spine_turn @ Vector((0.0, 0.0, SPINE))
    head_turn = _turn(0, pose.nod, pose.look)
    head = neck + head_turn @ Vector((0.022, 0.0, NECK + 0.085))
    hip_turn = _turn(pose.sway * 1.5, 0, -pose.twist * 0.5)
    legs = [_leg(each, side, hip_turn) for each, side in ((pose.left_leg, 1), (pose.right_leg, -1))]
    arms = [_arm(each, side, neck, spine_turn) for each, side in ((pose.left_arm, 1), (pose.right_arm, -1))]
    lift = _lift(pose, legs)
    raised = [tuple(point + lift for point in pair) for pair in zip(*(leg[:3] for leg in legs))]
    reaching = [tuple(point + lift for point in pair) for pair in zip(*arms)]
    feet = tuple(Matrix.Translation(ankle) @ leg[3].to_4x4() for ankle, leg in zip(raised[2], legs))
    return Joints(pelvis + lift, neck + lift, head + lift, spine_turn, head_turn, *raised, feet, *reaching)


def _turn(about_x: float, about_y: float, about_z: float) -> Matrix:
    x, y, z = (math.radians(angle) for angle in (about_x, about_y, about_z))
    return Matrix.Rotation(z, 3, "Z") @ Matrix.Rotation(y, 3, "Y") @ Matrix.Rotation(x, 3, "X")


def _hanging(swing: float, outward: float, side: int) -> Vector:
    """Return the direction of a limb that hangs down, swung forward and outward by degrees."""
    forward, sideways = math.radians(swing), math.radians(outward)
    level = math.cos(sideways)
    return Vector((math.sin(forward) * level, side * math.sin(sideways), -math.cos(forward) * level))


def _leg(leg: Leg, side: int, hip_turn: Matrix) -> tuple[Vector, Vector, Vector, Matrix]:
    hip = hip_turn @ Vector((0.0, side * HIP_WIDTH, -0.02))
    knee = hip + _hanging(leg.swing, leg.spread, side) * THIGH
    ankle = knee + _hanging(leg.swing - leg.bend, leg.spread * 0.4, side) * SHIN
    foot = _turn(0, -leg.toes, side * leg.turned)
    return hip, knee, ankle, foot


def _arm(arm: Arm, side: int, neck: Vector, spine_turn: Matrix) -> tuple[Vector, Vector, Vector]:
    shoulder = neck + spine_turn @ Vector((-0.005, side * SHOULDER_WIDTH, -0.068))
    elbow = shoulder + spine_turn @ _hanging(arm.swing, arm.spread, side) * UPPER_ARM
    forearm = _hanging(arm.swing + arm.bend, arm.spread * 0.6 - arm.inward, side)
    return shoulder, elbow, elbow + spine_turn @ forearm * FOREARM


def _lift(pose: Pose, legs: list[tuple[Vector, Vector, Vector, Matrix]]) -> Vector:
    """Return how far the body is raised so that it stands on the ground, or sits on its seat."""
    if pose.seat is not None:
        return Vector((0.0, 0.0, pose.seat + 0.105))
    sole = min((ankle + foot @ Vector((x, 0.0, -ANKLE_HEIGHT))).z for _, _, ankle, foot in legs for x in (-0.06, 0.17))
    return Vector((0.0, 0.0, -sole))
