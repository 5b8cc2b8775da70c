import { join } from 'node:path';
import sharp from 'sharp';

/** A difference that eyes see in red, green or blue, of 255; smooth edges differ by less from one run to the next. */
const VISIBLE = 24;
/** Between the two pictures of a pair, in pixels. */
const GAP = 24;

/**
 * How much two screenshots differ: the share of their pixels that visibly do. They are laid upon each other by their top
 * left corners; what only one of them has counts as different.
 */
export async function differingShare(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const width = Math.max(a.width, b.width);
  const height = Math.max(a.height, b.height);
  let same = 0;
  for (let y = 0; y < Math.min(a.height, b.height); y++) {
    for (let x = 0; x < Math.min(a.width, b.width); x++) {
      if (isSame(a.at(x, y), b.at(x, y))) same += 1;
    }
  }
  return 1 - same / (width * height);
}

/** Lays two screenshots side by side: on the left what was, on the right what is. */
async function layPair(before: string, after: string, file: string): Promise<void> {
  const [left, right] = await Promise.all([before, after].map((shot) => sharp(shot).metadata()));
  await sharp({
    create: {
      width: (left?.width ?? 0) + GAP + (right?.width ?? 0),
      height: Math.max(left?.height ?? 0, right?.height ?? 0),
      channels: 3,
      background: '#888',
    },
  })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: after, left: (left?.width ?? 0) + GAP, top: 0 },
    ])
    .jpeg({ quality: 82 })
    .toFile(file);
}

/** Lays the pairs that differ into a folder; returns their names, the most different first. */
export async function layDifferences(
  names: string[],
  before: string,
  after: string,
  folder: string,
): Promise<{ name: string; share: number }[]> {
  const found: { name: string; share: number }[] = [];
  for (const name of names) {
    const share = await differingShare(join(before, name), join(after, name));
    if (share === 0) continue;
    found.push({ name, share });
    const file = join(folder, name.replace(/\.png$/, '.jpg'));
    await layPair(join(before, name), join(after, name), file);
  }
  return found.sort((one, other) => other.share - one.share);
}

type Color = readonly [red: number, green: number, blue: number];

const isSame = (one: Color, other: Color) =>
  one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) < VISIBLE);

async function pixelsOf(file: string) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (x: number, y: number): Color => {
    const first = (y * width + x) * channels;
    return [data[first] ?? 0, data[first + 1] ?? 0, data[first + 2] ?? 0];
  };
  return { width, height, at };
}
