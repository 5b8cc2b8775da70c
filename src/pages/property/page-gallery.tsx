import { useMemo } from 'react';
import type { Picture } from '../../domain/picture';
import type { PropertyHead } from '../../domain/property-head';
import { Gallery } from '../../features/gallery/gallery';
import { galleryPictures } from './gallery-pictures';
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
