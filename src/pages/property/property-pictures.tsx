import { useState } from 'react';
import type { Property } from '../../domain/property';
import { Gallery } from '../../features/gallery/gallery';
import { Carousel } from '../../ui/carousel';
import { Picture } from '../../ui/picture';

/** From the specification. */
const SLIDE_MS = 4000;

/** The picture carousel, and the same pictures full-screen. */
export function PropertyPictures({ property }: { property: Property }) {
  const [opened, setOpened] = useState<number>();
  const label = `Pictures of ${property.title}`;
  return (
    <div className="min-w-0">
      <Carousel
        label={label}
        note="Artist’s impressions"
        intervalMs={SLIDE_MS}
        onOpen={setOpened}
        slides={property.pictures.map((picture) => ({
          name: picture.name,
          render: (isFirst) => (
            <Picture
              picture={picture}
              sizes="(min-width: 68rem) 46rem, 100vw"
              priority={isFirst}
              className="property-picture"
            />
          ),
          placeholder: (
            <div className="property-picture" style={{ backgroundColor: picture.color }} />
          ),
        }))}
      />
      <Gallery
        label={label}
        pictures={property.pictures}
        start={opened}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}
