import type { Listing } from '../../domain/listing';
import { propertyPath } from '../../domain/property-facts';
import { ShareButton } from '../../ui/share-button';
import { Heart } from './heart';
import { useNoteSeen } from './use-note-seen';

/** Keeps or shares the property of a page, and remembers on this device that it was seen. */
export function PropertyActions({ property }: { property: Pick<Listing, 'slug' | 'title'> }) {
  useNoteSeen(property.slug);
  return (
    <>
      <Heart property={property} className="action">
        Shortlist
      </Heart>
      <ShareButton title={property.title} path={propertyPath(property)} />
    </>
  );
}
