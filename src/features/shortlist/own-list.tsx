import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onThisDevice } from '../../device/this-device';
import { loadShortlist } from '../../shortlist/load-shortlist';
import {
  type KeptProperty,
  type ShortlistState,
  shortlistState,
} from '../../shortlist/shortlist-state';
import { Action, Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { PagedList } from '../../ui/paged-list';
import { takeFocus, Undo } from '../../ui/undo';
import { changeShortlist, keepProperties } from './change-shortlist';
import { countWords, ListActions } from './list-actions';
import { PropertyRow, propertiesBy, propertyBy } from './property-row';

/** Returns the shortlist of this device, for a page that is about it: reads it even where there may be none. */
export function useShortlist(): ShortlistState {
  useEffect(() => {
    // Without the code that reads it, the list is empty, and can still be filled until the page is left.
    loadShortlist().catch(() => shortlistState.setState({ isRead: true }));
  }, []);
  return useStore(shortlistState);
}

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

/** The properties that a link names. The list of this device stays as it is, unless its owner adds them. */
export function SharedList({ slugs }: { slugs: readonly string[] }) {
  const { kept } = useStore(shortlistState);
  const properties = propertiesBy(slugs);
  const [wasAsked, setWasAsked] = useState(false);
  const isAllKept = slugs.every((slug) => kept.some((one) => one.slug === slug));
  return (
    <>
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-3 pb-6">
        {isAllKept ? (
          <p ref={wasAsked ? takeFocus : undefined} tabIndex={-1} role="status">
            <span>{slugs.length === 1 ? 'It is in' : 'They are all in'}</span>{' '}
            <Link className="underline underline-offset-4" to="/shortlist">
              your shortlist
            </Link>
            .
          </p>
        ) : (
          <>
            <Button
              kind="primary"
              onClick={() => {
                setWasAsked(true);
                keepProperties(slugs);
              }}
            >
              {slugs.length === 1 ? 'Keep it' : 'Keep these'}
            </Button>
            <span className="note">
              {kept.length === 0
                ? onThisDevice('Kept on this phone only.')
                : `Your own list keeps its ${countWords(kept.length)}.`}
            </span>
          </>
        )}
      </div>
      <ListActions properties={properties} />
      <ul className="rules">
        {properties.map((property) => (
          <li key={property.slug}>
            <PropertyRow property={property} />
          </li>
        ))}
      </ul>
    </>
  );
}
