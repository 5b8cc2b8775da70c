import { useState } from 'react';
import type { KeptProperty, ShortlistState } from '../../shortlist/shortlist-state';
import { Action } from '../../ui/button';
import { Link } from '../../ui/link';
import { PagedList } from '../../ui/paged-list';
import { takeFocus, Undo } from '../../ui/undo';
import { changeShortlist } from './change-shortlist';
import { ListActions } from './list-actions';
import { PropertyRow, propertiesBy, propertyBy } from './property-row';

/** What was kept on this device; what was just removed can be put back. */
export function OwnList({ shortlist: { kept, isRead } }: { shortlist: ShortlistState }) {
  const [removed, setRemoved] = useState<KeptProperty[]>([]);
  const [back, setBack] = useState<string>();
  const gone = removed.filter(({ slug }) => kept.every((one) => one.slug !== slug));
  const rows = [...kept, ...gone].sort((one, other) => one.at - other.at);

  const forget = (slug: string) => setRemoved((all) => all.filter((one) => one.slug !== slug));
  const remove = (property: KeptProperty) => {
    setBack(undefined);
    setRemoved((all) => [...all.filter(({ slug }) => slug !== property.slug), property]);
    changeShortlist({ remove: [property.slug] });
  };
  const putBack = (property: KeptProperty) => {
    setBack(property.slug);
    forget(property.slug);
    changeShortlist({ put: [property] });
  };

  if (!isRead) {
    return (
      <>
        <p className="waits note min-h-60">Looking at what is kept on this phone…</p>
        <noscript>This page needs JavaScript.</noscript>
      </>
    );
  }
  return (
    <>
      {kept.length > 0 && <ListActions properties={propertiesBy(kept.map(({ slug }) => slug))} />}
      <PagedList className="rules" size={40}>
        {rows.map((property) =>
          gone.includes(property) ? (
            <li key={`gone ${property.slug}`}>
              <Undo onUndo={() => putBack(property)} onGone={() => forget(property.slug)}>
                Removed: {propertyTitle(property)}
              </Undo>
            </li>
          ) : (
            <KeptRow
              key={property.slug}
              property={property}
              isBack={property.slug === back}
              onRemove={() => remove(property)}
            />
          ),
        )}
      </PagedList>
      {kept.length === 0 && <NothingKept />}
    </>
  );
}

type KeptRowProps = { property: KeptProperty; isBack: boolean; onRemove: () => void };

function KeptRow({ property, isBack, onRemove }: KeptRowProps) {
  const listed = propertyBy(property.slug);
  const button = (
    <Action ref={isBack ? takeFocus : undefined} className="no-print" onClick={onRemove}>
      Remove<span className="sr-only"> {propertyTitle(property)}</span>
    </Action>
  );
  return (
    <li>
      {listed ? (
        <PropertyRow property={listed} button={button} />
      ) : (
        <>
          <p>We no longer list {propertyTitle(property)}.</p>
          {button}
        </>
      )}
    </li>
  );
}

const propertyTitle = ({ slug }: KeptProperty) => propertyBy(slug)?.title ?? slug;

function NothingKept() {
  return (
    <div className="ruled py-8 md:py-12">
      <h2 className="title">Nothing kept yet</h2>
      <p className="lead mt-4 text-muted">
        Tap the heart of a property to keep it here. The list stays on this device, even without a
        signal, and only you can see it.
      </p>
      <Link className="button button-primary mt-6 max-sm:w-full" to="/properties">
        See our properties
      </Link>
    </div>
  );
}
