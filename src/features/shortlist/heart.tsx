import { Heart as HeartShape } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { Listing } from '../../domain/listing';
import { propertyPath } from '../../domain/property-facts';
import { unitHref } from '../../domain/unit';
import { loadShortlist, startShortlist } from '../../shortlist/load-shortlist';
import { shortlistState } from '../../shortlist/shortlist-state';
import { Icon } from '../../ui/icon';
import { ShareButton } from '../../ui/share-button';
import { changeShortlist, keepProperties } from './change-shortlist';

type Props = {
  property: Pick<Listing, 'slug' | 'title'>;
  className?: string;
  /** Words beside the icon. */
  children?: ReactNode;
};

/** Keeps a property in the shortlist, or removes it. */
export function Heart({ property: { slug, title }, className = 'tool', children }: Props) {
  const isKept = useStore(shortlistState, ({ kept }) => kept.some((one) => one.slug === slug));
  useEffect(startShortlist, []);
  return (
    <button
      type="button"
      className={`heart no-print cursor-pointer ${className}`}
      aria-pressed={isKept}
      aria-label={
        isKept ? `Remove ${title} from your shortlist` : `Keep ${title} in your shortlist`
      }
      onClick={() => (isKept ? changeShortlist({ remove: [slug] }) : keepProperties([slug]))}
    >
      <Icon drawing={HeartShape} />
      {children}
    </button>
  );
}

/** Keeps the property of a page, or shares it with the unit that is chosen; remembers on this device that it was seen. */
export function PropertyActions({ property }: { property: Pick<Listing, 'slug' | 'title'> }) {
  const { slug, title } = property;
  const unit = new URLSearchParams(useLocation().search).get('unit');
  useEffect(() => {
    // Not before the worker is there: a first visit leaves the line to what it shows.
    navigator.serviceWorker?.ready
      .then(loadShortlist)
      .then((shortlist) => shortlist.see(slug))
      .catch(() => undefined);
  }, [slug]);
  return (
    <>
      <Heart property={property} className="action">
        Shortlist
      </Heart>
      <ShareButton
        title={title}
        path={propertyPath(property) + (unit ? unitHref(encodeURIComponent(unit)) : '')}
      />
    </>
  );
}
