/** From one that nobody can tell from the original to one that is still legible. */
const QUALITIES = [0.82, 0.7, 0.58, 0.46, 0.34];
/** If even that is too long, the picture gets smaller. */
const SMALLER = 0.75;
/** A camera's largest picture is far below it; decoding more could end the page. */
const MOST_FILE_BYTES = 60 * 1024 * 1024;

type Size = { width: number; height: number };

/** How a picture is kept: its long edge in pixels, its bytes at most, and whether only the square in its middle is. */
type Kept = { longEdge: number; mostBytes: number; isSquare?: boolean };

/** Returns a picture's size with its long edge shortened; it is never enlarged. */
export function keptSize({ width, height }: Size, longEdge: number): Size {
  const share = Math.min(1, longEdge / Math.max(width, height));
  return { width: atLeastOne(width * share), height: atLeastOne(height * share) };
}

const atLeastOne = (pixels: number) => Math.max(1, Math.round(pixels));

/** Encodes a picture with the best quality that is short enough or, if there is none, smaller. */
export async function encodeToFit<Encoded extends { size: number }>(
  size: Size,
  mostBytes: number,
  encode: (size: Size, quality: number) => Promise<Encoded>,
): Promise<Encoded> {
  for (const quality of QUALITIES) {
    const encoded = await encode(size, quality);
    if (encoded.size <= mostBytes) return encoded;
  }
  const { width, height } = size;
  const smaller = { width: atLeastOne(width * SMALLER), height: atLeastOne(height * SMALLER) };
  return encodeToFit(smaller, mostBytes, encode);
}

/**
 * Returns a picture as it is kept: small, upright, a JPEG, and without what the camera wrote into it, such as the place.
 * @throws if the file is no picture, or none that this browser can read
 */
export async function shrinkPicture(file: Blob, kept: Kept): Promise<ArrayBuffer> {
  if (file.size > MOST_FILE_BYTES) throw new Error('This file is too large for a picture.');
  const picture = await createImageBitmap(file);
  try {
    const part = kept.isSquare ? middleOf(picture) : { x: 0, y: 0, ...sizeOf(picture) };
    const jpeg = await encodeToFit(keptSize(part, kept.longEdge), kept.mostBytes, (size, quality) =>
      drawn(picture, part, size, quality),
    );
    return await jpeg.arrayBuffer();
  } finally {
    picture.close();
  }
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

type Part = Size & { x: number; y: number };

/** The largest square in the middle. */
function middleOf({ width, height }: Size): Part {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

function drawn(picture: ImageBitmap, part: Part, size: Size, quality: number): Promise<Blob> {
  const { width, height } = size;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  return new Promise((resolve, reject) => {
    if (!context) throw new Error('This browser draws nothing.');
    // What is transparent would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This picture can’t be stored.'))),
      'image/jpeg',
      quality,
    );
  });
}
