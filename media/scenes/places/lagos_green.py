"""The green around estates east of Lagos: woods of mango, almond and palms that close the horizon; metres."""

from studio.plants import palm, tree
from studio.scene import randomness

Corner = tuple[float, float]


def woods(low: Corner, high: Corner, count: int, palms: float = 0.35) -> None:
    """Scatter so many trees over the rectangle between two corners; a share are coconut and oil palms."""
    for _ in range(count):
        location = (randomness.uniform(low[0], high[0]), randomness.uniform(low[1], high[1]), 0.0)
        if randomness.random() < palms:
            palm(randomness.choice(("coconut", "coconut", "oil")), location, randomness.uniform(0.8, 1.2))
        else:
            tree(randomness.choice(("mango", "almond")), location, randomness.uniform(0.8, 1.3))
