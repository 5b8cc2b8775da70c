import type { Captioned, Picture } from '../../domain/picture';

/** The slides, and the pictures of the story, which only the document names. */
export function galleryPictures(slides: Picture[]): Captioned[] {
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
