import { useState } from 'react';
import type { Property } from '../../domain/property';
import { Gallery } from '../../features/gallery/gallery';
import { Carousel, SlidePicture } from '../../ui/carousel';

export function PropertyPictures({ property }: { property: Property }) {
  const [opened, setOpened] = useState<number>();
  const label = `Pictures of ${property.title}`;
  return (
    <div className="min-w-0">
      <Carousel label={label} note="Artist’s impressions" onOpen={setOpened}>
        {property.pictures.map((picture) => (
          <SlidePicture
            key={picture.name}
            picture={picture}
            sizes="(min-width: 68rem) 46rem, 100vw"
            priority
            className="aspect-[3/2] w-full object-cover md:aspect-auto md:h-[clamp(24rem,58svh,44rem)] lg:aspect-[3/2] lg:h-auto print:aspect-[3/2] print:h-auto"
          />
        ))}
      </Carousel>
      <Gallery
        label={label}
        pictures={property.pictures}
        start={opened}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}
