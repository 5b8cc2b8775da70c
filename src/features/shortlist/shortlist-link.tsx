import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Listing } from '../../domain/listing';
import { shortlistState } from '../../shortlist/shortlist-state';
import { later, untilScrolled } from '../../ui/later';
import { Link } from '../../ui/link';

/** Leads to the shortlist. On phones only once something is in it: the menu has the same link. */
export function ShortlistLink() {
  const count = useStore(shortlistState).kept.length;
  return (
    <Link className={`action ${count > 0 ? '' : 'max-md:hidden'}`} to="/shortlist">
      {count > 0 ? `Shortlist (${count})` : 'Shortlist'}
    </Link>
  );
}

const load = async () => (await import('./heart')).Heart;

/** The heart of a property below the first screen: its code is not part of the page's start. */
export const LaterHeart = later(load, { when: untilScrolled });

/** The heart of a property on the first screen: its code follows once the page is alive. */
export const SoonHeart = later(load);

type BesideProps = { property: Pick<Listing, 'slug' | 'title'>; children: ReactNode };

/** The title of a property, with its heart beside it. */
export function TitleWithHeart({ property, children }: BesideProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">{children}</div>
      <span className="size-12 flex-none">
        <LaterHeart property={property} />
      </span>
    </div>
  );
}
