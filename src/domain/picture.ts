/** A picture as the build knows it: its files are `/media/<name>-<hash>-<width>.<format>`. */
export type Picture = {
  name: string;
  /** Of the original and of how it is encoded: what changes gets a new address. */
  hash: string;
  width: number;
  height: number;
  /** Shown until the picture is there. */
  color: string;
  /** A few pixels as a data URI, shown blurred until the picture is there; '' shows the one colour. */
  blur: string;
  alt: string;
};

/**
 * Widths of the files in pixels: a phone of one pixel a dot, phones as they are, half of a wide screen and all of it.
 * Dense phones take one width whatever they show, so that the picture of a card is there already on the page that the
 * card leads to. WebP and JPEG are for browsers that know nothing newer: fewer widths do.
 */
export const PICTURE_WIDTHS = {
  avif: [360, 640, 1080, 1600],
  webp: [360, 640, 1600],
  jpg: [720],
};

export type PictureFormat = keyof typeof PICTURE_WIDTHS;

/** The widths that exist of a picture: never wider than its original. */
export function availableWidths(original: number, format: PictureFormat): number[] {
  const narrower = PICTURE_WIDTHS[format].filter((width) => width <= original);
  return narrower.length > 0 ? narrower : [original];
}

/** The address of one file of a picture. */
export function pictureUrl(
  { name, hash }: Pick<Picture, 'name' | 'hash'>,
  width: number,
  format: PictureFormat,
): string {
  return `/media/${name}-${hash}-${width}.${format}`;
}
