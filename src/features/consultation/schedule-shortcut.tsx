import { useEffect, useState } from 'react';
import { Sheet } from '../../ui/sheet';
import { requestOf } from './request-of';
import { Panel } from './request-panel';

const HASH = '#schedule';

/**
 * The scheduler that an address opens by its `#schedule`: the home screen's shortcut leads there. An app that is open
 * already gets the address as a change of its own. A sheet that had to load the page again for its calendar comes back here.
 */
export function ScheduleShortcut() {
  const [isOpen, setIsOpen] = useState(true);
  const request = requestOf(history.state);

  // Closed, it has changed the address behind the router's back: a second arrival is none to the router.
  useEffect(() => {
    const open = () => setIsOpen(location.hash === HASH);
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);

  const close = () => {
    setIsOpen(false);
    const { pathname, search, hash } = location;
    // Reloaded or shared, the page is a page; and the shortcut's next address is another one, which opens it again.
    if (hash === HASH) history.replaceState(history.state, '', pathname + search);
  };

  return (
    <Sheet
      title="Schedule a consultation"
      isOpen={isOpen}
      onClose={close}
      className={`sheet-${request.kind}`}
    >
      {isOpen && <Panel request={request} onDone={() => setIsOpen(false)} autoFocus />}
    </Sheet>
  );
}
