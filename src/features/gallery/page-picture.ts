import type { Picture } from '../../domain/picture';
import type { Cut } from './stage';
import type { View } from './view';

/** Where a picture is on the page, seen from its place in full screen. */
type Outline = Cut & { view: View };

/** The addresses of its files. */
const files = ({ name, hash }: Picture) => `/media/${name}-${hash}-`;

/** The picture on the page behind the gallery, if it has loaded. */
function onPage(picture: Picture): HTMLImageElement | undefined {
  const all = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const same = all.filter((one) => one.currentSrc.includes(files(picture)) && one.naturalWidth > 0);
  return same.find(isSeen) ?? same[0];
}

/** The file that the page shows, which is on this device already. */
export const fileOnPage = (picture: Picture): string | undefined => onPage(picture)?.currentSrc;

/** The picture where it is seen on the page. */
export function seenOnPage(picture: Picture): HTMLImageElement | undefined {
  const image = onPage(picture);
  return image && isSeen(image) ? image : undefined;
}

/** Most of it is on the screen. */
function isSeen(image: HTMLImageElement): boolean {
  const { left, right, top, bottom, width, height } = image.getBoundingClientRect();
  const across = Math.min(right, innerWidth) - Math.max(left, 0);
  const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width > 0 && across >= width / 2 && down >= height / 2;
}

/** The page's picture is cropped to its frame, as `object-fit: cover` does it. */
export function outlineOf(frame: DOMRect, full: DOMRect): Outline {
  const scale = Math.max(frame.width / full.width, frame.height / full.height);
  return {
    view: {
      x: frame.x + frame.width / 2 - (full.x + full.width / 2),
      y: frame.y + frame.height / 2 - (full.y + full.height / 2),
      scale,
    },
    across: (full.width - frame.width / scale) / 2,
    down: (full.height - frame.height / scale) / 2,
  };
}
