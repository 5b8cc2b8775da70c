import { useEffect, useState } from 'react';
import { Sheet } from '../../ui/sheet';
import { requestOf } from './request-of';
import { Panel } from './request-panel';

const HASH = '#schedule';

/**
 * The scheduler opened by `#schedule`. The home-screen shortcut uses that address; in an open app it arrives as a hash
 * change. A sheet that reloaded the page to get its calendar also comes back this way.
 */
export function ScheduleShortcut() {
  const [isOpen, setIsOpen] = useState(true);
  const request = requestOf(history.state);

  // Closing the sheet changes the address without the router, so a second visit to the hash is no navigation for it.
  useEffect(() => {
    const open = () => setIsOpen(location.hash === HASH);
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const close = () => {
    setIsOpen(false);
    const { pathname, search, hash } = location;
    // Remove the hash, so that reloading or sharing the page doesn't open the sheet, and the shortcut can open it
    // again.
    if (hash === HASH) history.replaceState(history.state, '', pathname + search);
  };

  return (
    <Sheet
      title="Schedule a consultation"
      isOpen={isOpen}
      onClose={close}
      className={`sheet-${request.kind}`}
    >
      <Panel request={request} onDone={() => setIsOpen(false)} autoFocus />
    </Sheet>
  );
}
