import { useEffect } from 'react';
import { loadShortlist } from '../../shortlist/load-shortlist';

/** Remembers, on this device only, that a property's page was seen. */
export function useNoteSeen(slug: string): void {
  useEffect(() => {
    // Not before the worker is there: a first visit leaves the line to what it shows.
    navigator.serviceWorker?.ready
      .then(loadShortlist)
      .then((shortlist) => shortlist.see(slug))
      .catch(() => undefined);
  }, [slug]);
}
