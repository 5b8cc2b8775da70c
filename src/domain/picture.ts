/** A picture as the build knows it: its files are `/media/<name>-<hash>-<width>.<format>`. */
export type Picture = {
  name: string;
  /** The first eight digits of the content's hash; a changed original gets a new address. */
  hash: string;
  width: number;
  height: number;
  /** Shown until the picture is there. */
  color: string;
  /** A few pixels as a data URI, shown blurred until the picture is there. */
  blur: string;
  alt: string;
};

/** Widths of the files in pixels: phones at 1×–3×, then half and whole of a wide screen. */
export const PICTURE_WIDTHS = [360, 480, 720, 1080, 1600];

/** JPEG is for browsers that know nothing newer, and for link previews: few widths do. */
export const JPEG_WIDTHS = [720, 1600];

/** The widths that exist of a picture: never wider than its original. */
export function availableWidths(original: number, widths: number[]): number[] {
  const narrower = widths.filter((width) => width <= original);
  return narrower.length > 0 ? narrower : [original];
}

/** The address of one file of a picture. */
export function pictureUrl(picture: Pick<Picture, 'name' | 'hash'>, width: number, format: string) {
  return `/media/${picture.name}-${picture.hash}-${width}.${format}`;
}
