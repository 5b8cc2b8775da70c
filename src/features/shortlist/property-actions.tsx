import { useEffect } from 'react';
import type { Listing } from '../../domain/listing';
import { propertyPath } from '../../domain/property-facts';
import { loadShortlist } from '../../shortlist/load-shortlist';
import { ShareButton } from '../../ui/share-button';
import { Heart } from './heart';

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

/** Remembers, on this device only, that a property's page was seen. */
function useNoteSeen(slug: string): void {
  useEffect(() => {
    // Not before the worker is there: a first visit leaves the line to what it shows.
    navigator.serviceWorker?.ready
      .then(loadShortlist)
      .then((shortlist) => shortlist.see(slug))
      .catch(() => undefined);
  }, [slug]);
}
