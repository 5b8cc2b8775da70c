import { useState } from 'react';
import { useStore } from 'zustand';
import { onThisDevice } from '../../device/this-device';
import { propertyPath } from '../../domain/property-facts';
import { loadShortlist } from '../../shortlist/load-shortlist';
import { shortlistState } from '../../shortlist/shortlist-state';
import { Action } from '../../ui/button';
import { Link } from '../../ui/link';
import { Money } from '../../ui/money';
import { Picture } from '../../ui/picture';
import { takeFocus } from '../../ui/undo';
import { propertiesBy } from './property-row';

/**
 * The properties whose pages were seen last on this device.
 * @param except those that the page shows anyway
 */
export function RecentlySeen({ except = [] }: { except?: readonly string[] }) {
  const { seen } = useStore(shortlistState);
  const [isCleared, setIsCleared] = useState(false);
  const properties = propertiesBy(seen.map(({ slug }) => slug)).filter(
    ({ slug }) => !except.includes(slug),
  );
  if (properties.length === 0) {
    return isCleared ? (
      <p ref={takeFocus} tabIndex={-1} role="status" className="wrap no-print pb-12">
        {onThisDevice('Forgotten on this phone.')}
      </p>
    ) : null;
  }
  const clear = () => {
    setIsCleared(true);
    void loadShortlist().then((shortlist) => shortlist.forgetSeen());
  };
  return (
    <section aria-labelledby="seen-title" className="wrap no-print pb-12 md:pb-20">
      <div className="ruled flex flex-wrap items-center justify-between gap-x-6 pt-4 pb-4">
        <h2 id="seen-title" className="subtitle">
          Recently seen
        </h2>
        <Action onClick={clear}>
          Clear<span className="sr-only"> what was recently seen</span>
        </Action>
      </div>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-6 md:grid-cols-5">
        {properties.map((property) => (
          <li key={property.slug} className="relative">
            <Picture
              picture={property.picture}
              sizes="(min-width: 52rem) 14rem, 45vw"
              className="aspect-[3/2] w-full object-cover"
            />
            <h3 className="mt-2 font-sans font-semibold tracking-normal">
              <Link className="card-link" to={propertyPath(property)}>
                {property.title}
              </Link>
            </h3>
            <p className="figures note">
              <Money>{property.price}</Money>
            </p>
          </li>
        ))}
      </ul>
      <p className="note mt-4">{onThisDevice('Remembered on this phone only.')}</p>
    </section>
  );
}
