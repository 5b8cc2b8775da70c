import { useState } from 'react';
import { useStore } from 'zustand';
import { onThisDevice } from '../../device/this-device';
import { shortlistState } from '../../shortlist/shortlist-state';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { takeFocus } from '../../ui/undo';
import { keepProperties } from './change-shortlist';
import { countWords, ListActions } from './list-actions';
import { PropertyRow, propertiesBy } from './property-row';

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
