import { useMemo } from 'react';
import type { Picture } from '../../domain/picture';
import { Gallery } from '../../features/gallery/gallery';
import { galleryPictures } from './gallery-pictures';

type Props = {
  label: string;
  slides: Picture[];
  /** The name of the picture to start with, if the gallery is open. */
  opened: string | undefined;
  onClose: () => void;
};

/** Every picture of a property's page, full screen. */
export function PageGallery({ label, slides, opened, onClose }: Props) {
  // The story may have come after the gallery.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever it opens
  const pictures = useMemo(() => galleryPictures(slides), [slides, opened]);
  const start = pictures.findIndex(({ name }) => name === opened);
  return (
    <Gallery
      label={label}
      pictures={pictures}
      start={start < 0 ? undefined : start}
      onClose={onClose}
    />
  );
}
