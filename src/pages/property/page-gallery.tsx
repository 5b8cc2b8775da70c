import { type MouseEventHandler, useMemo } from 'react';
import type { Captioned, Picture } from '../../domain/picture';
import type { PropertyHead } from '../../domain/property-head';
import { Gallery } from '../../features/gallery/gallery';
import { Sheet } from '../../ui/sheet';
import { leadShapes } from './lead-shapes';

type Props = {
  label: string;
  slides: Picture[];
  lead: PropertyHead['lead'];
  /** The name of the picture to start with, if the gallery is open. */
  opened: string | null;
  onClose: () => void;
};

/** The lead's pictures full screen, or the story's: as many as the page counts there. */
export function PageGallery({ label, slides, lead, opened, onClose }: Props) {
  // The story may have come after the gallery.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever it opens
  const story = useMemo(storyPictures, [opened]);
  const fromStory = story.findIndex(({ name }) => name === opened);
  const start = fromStory < 0 ? slides.findIndex(({ name }) => name === opened) : fromStory;
  const [first, ...others] = slides;
  const leads = first ? [{ ...first, ...shapeOnPage(lead) }, ...others] : [];
  return (
    <Gallery
      label={label}
      pictures={fromStory < 0 ? leads : story}
      start={start < 0 ? undefined : start}
      onClose={onClose}
    />
  );
}

/** The shape in which the page shows its first picture. */
function shapeOnPage(lead: PropertyHead['lead']) {
  return leadShapes(lead).find(({ media }) => matchMedia(media).matches)?.picture;
}

/** The pictures of the story, which only the document names. */
function storyPictures(): Captioned[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-picture]');
  return [...links].flatMap(pictureOf);
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

type PlanProps = {
  /** The id of the plans in the document, if they are open. */
  id: string | null;
  onClose: () => void;
  /** A room is a link to its picture. */
  onClick: MouseEventHandler;
};

/** The plans of a type of home, or the site with the plots of a type, as large as the screen allows; with what it costs. */
export function PlanSheet({ id, onClose, onClick }: PlanProps) {
  const type = id === null ? null : document.getElementById(id)?.closest('.unit-type');
  return (
    <Sheet
      title={type?.querySelector('.unit-name')?.textContent ?? ''}
      className="sheet-plan"
      isOpen={Boolean(type)}
      onClose={onClose}
    >
      {type && <LargePlans type={type} onClick={onClick} />}
    </Sheet>
  );
}

/** Only the document has the plans: they are copied from it, each id with a prefix. */
function LargePlans({ type, onClick }: { type: Element; onClick: MouseEventHandler }) {
  const parts = type.querySelectorAll('.unit-price, [data-count-of-kind], .floor-plans');
  const html = [...parts, ...siteOf(type)].map(({ outerHTML }) => outerHTML).join(' ');
  return (
    <div
      className="units"
      onClickCapture={onClick}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this site's own prerendered HTML
      dangerouslySetInnerHTML={{
        __html: html.replaceAll(/( id="| href="#)(?=type-)/g, '$1large-'),
      }}
    />
  );
}

/** The plan of the site with the plots of a type marked, and what its letters mean; of a type of home, nothing. */
function siteOf(type: Element): Element[] {
  const own = [...type.querySelectorAll<HTMLElement>('[data-unit]')].map(
    ({ dataset }) => dataset['unit'],
  );
  const parts = document.querySelectorAll(
    '#site-plan .drawing-frame, #site-plan .drawing-frame + .note',
  );
  return [...parts].map((part) => {
    const copy = part.cloneNode(true) as Element;
    for (const plot of copy.querySelectorAll<SVGElement>('[data-unit]')) {
      plot.classList.toggle('plot-of-type', own.includes(plot.dataset['unit']));
    }
    return copy;
  });
}
