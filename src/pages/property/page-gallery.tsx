import { useMemo } from 'react';
import type { Captioned, Picture } from '../../domain/picture';
import type { PropertyHead } from '../../domain/property-head';
import { Gallery } from '../../features/gallery/gallery';
import { leadShapes } from './lead-shapes';

type Props = {
  label: string;
  slides: Picture[];
  lead: PropertyHead['lead'];
  /** The name of the picture to start with, if the gallery is open. */
  opened: string | undefined;
  onClose: () => void;
};

/** Every picture of a property's page, full screen. */
export function PageGallery({ label, slides, lead, opened, onClose }: Props) {
  // The story may have come after the gallery.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever it opens
  const pictures = useMemo(() => galleryPictures(slides), [slides, opened]);
  const start = pictures.findIndex(({ name }) => name === opened);
  const [first, ...others] = pictures;
  return (
    <Gallery
      label={label}
      pictures={first ? [{ ...first, ...shapeOnPage(lead) }, ...others] : []}
      start={start < 0 ? undefined : start}
      onClose={onClose}
    />
  );
}

/** The shape in which the page shows its first picture. */
function shapeOnPage(lead: PropertyHead['lead']) {
  return leadShapes(lead).find(({ media }) => matchMedia(media).matches)?.picture;
}

/** The slides, and the pictures of the story, which only the document names. */
function galleryPictures(slides: Picture[]): Captioned[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-picture]');
  return [...slides, ...[...links].flatMap(pictureOf)];
}

function pictureOf(link: HTMLAnchorElement): Captioned[] {
  const name = link.dataset['picture'];
  const [, hash] = /-(\w+)-\d+\.webp$/.exec(link.href) ?? [];
  const image = link.querySelector('img');
  if (!name || !hash || !image) return [];
  // As in the document: an image's own properties tell its size on screen.
  const [width, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
  if (!width || !height) return [];
  const color = image.style.backgroundColor;
  const caption = link.nextElementSibling?.textContent ?? undefined;
  return [{ name, hash, width, height, color, blur: '', alt: image.alt, caption }];
}
