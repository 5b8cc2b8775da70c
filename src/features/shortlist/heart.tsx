import { Heart as HeartShape } from 'lucide';
import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Listing } from '../../domain/listing';
import { startShortlist } from '../../shortlist/load-shortlist';
import { shortlistState } from '../../shortlist/shortlist-state';
import { Icon } from '../../ui/icon';
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
