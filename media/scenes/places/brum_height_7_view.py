"""What one sees from an apartment of Brum Height 7: its corner balcony, and Lekki with the lagoon behind it.

A room's glass is on y = `wall`, its floor on z = 0; metres.
"""

import bpy
from mathutils import Matrix

from places.brum_height_7 import (
    CENTRE_WIDTH, CORNER_DEPTH, STOREY, WING_DEPTH, balcony, bricks, corner_slab, timber,
)  # fmt: skip
from places.ikate import far_shore, land_and_water, quarter
from places.lagos_green import woods
from studio import materials
from studio.mesh import Mesh
from studio.plants import palm

FLOOR_HEIGHT = 17.9
"""How high the fifth floor is above the ground."""
FACING_NORTH = (1, 1)


def lekki_below(wall: float) -> None:
    """Build the quarter north of the house, the lagoon and its far shore, as deep below as the apartment is high.

    Call it before anything else is in the scene.
    """
    land_and_water()
    quarter((-300, wall + 26), (300, 405))
    woods((-120, wall + 10), (120, wall + 24), 36)
    for x, y in ((-9, 15), (11, 19), (3.5, 24), (-17, 22), (19, 14), (27, 24), (-30, 19)):
        palm("royal", (x, wall + y, 0), 1.0)
    far_shore()
    for thing in bpy.context.scene.objects:
        thing.location.z -= FLOOR_HEIGHT


def corner_balcony(wall: float, left: float, lamps: float = 0.0) -> None:
    """Build the balcony outside, from x = `left` to the right, with the brick of the house on its left."""
    mesh = Mesh("Corner balcony")
    mesh.transform = Matrix.Translation((left - CENTRE_WIDTH / 2, wall - WING_DEPTH / 2, 0.0))
    balcony(mesh, FACING_NORTH, -0.02, lamps)
    corner_slab(mesh, FACING_NORTH, STOREY)
    mesh.transform = None
    mesh.box((left - 0.4, wall, -0.4), (left, wall + CORNER_DEPTH, STOREY), bricks())
    mesh.box((left - 12, wall + CORNER_DEPTH - 0.02, -4), (left, wall + CORNER_DEPTH, STOREY + 3), bricks())
    mesh.place()
    deck = Mesh("Decking")
    boards = timber(upright=True)
    deck.box((left + 0.1, wall + 0.02, -0.021), (left + 4.2, wall + 3.4, -0.004), boards)
    deck.place()


def outdoor_floor() -> bpy.types.Material:
    """Return the tiles that run from the living room out to the balcony."""
    return materials.tiles("#cdbfa9", "#c6b8a2", "#a99c88", 0.8, 0.8, 0.0, 0.3, 0.003)
