/** A picture as the build knows it. Its files are `/media/<name>-<hash>-<width>.<format>`. */
export type Picture = {
  name: string;
  /** A hash of the original and its encoding settings, so that any change gets a new address. */
  hash: string;
  width: number;
  height: number;
  /** The placeholder colour until the picture has loaded. */
  color: string;
  /** A few pixels as a data URI, shown blurred until the picture has loaded; if empty, only the colour is shown. */
  blur: string;
  alt: string;
};

/** A picture and what the page says below it. */
export type Captioned = Picture & { caption?: string | undefined };

/**
 * The widths of the files in pixels: phones that save data or have low density, ordinary phones, dense phones or half of
 * a wide screen, and all of it. A picture across a phone takes the same width on a card as on its page, so that it is
 * already cached there. WebP and JPEG are for older browsers and come in fewer widths.
 */
export const PICTURE_WIDTHS = {
  avif: [360, 640, 1080, 1600],
  webp: [360, 640, 1600],
  jpg: [720],
};

export type PictureFormat = keyof typeof PICTURE_WIDTHS;

/** The widths in which a picture exists: never wider than the original. */
export function availableWidths(original: number, format: PictureFormat): number[] {
  const narrower = PICTURE_WIDTHS[format].filter((width) => width <= original);
  return narrower.length > 0 ? narrower : [original];
}

/** A carousel's pictures. Only the first one is waited for, so only it needs a placeholder. */
export function slidesOf(pictures: Picture[]): Picture[] {
  return pictures.map((picture, index) => (index === 0 ? picture : { ...picture, blur: '' }));
}

export function pictureUrl(
  { name, hash }: Pick<Picture, 'name' | 'hash'>,
  width: number,
  format: PictureFormat,
): string {
  return `/media/${name}-${hash}-${width}.${format}`;
}

/** The address of a picture's largest file. */
export function largestUrl(picture: Picture): string {
  const [largest = picture.width] = availableWidths(picture.width, 'webp').slice(-1);
  return pictureUrl(picture, largest, 'webp');
}

/** A picture without its blurred preview: below the first screen its colour stands until it is there, which costs no bytes. */
export const withoutPreview = <P extends { blur: string }>(picture: P): P => ({
  ...picture,
  blur: '',
});

/** What every picture is: its whole caption, or the end of it. */
export const IMPRESSION = 'Artist’s impression';
