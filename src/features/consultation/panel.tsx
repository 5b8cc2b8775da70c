import { useEffect, useState } from 'react';
import { useHasBookings } from '../../hooks/use-has-bookings';
import { later } from '../../ui/later';
import { Sheet } from '../../ui/sheet';
import { OpeningPanel, requestOf } from './loading';
import { type PanelProps, RequestPanel } from './request-panel';

const OwnBookings = later(async () => (await import('./own-bookings')).OwnBookings, {
  meanwhile: OpeningPanel,
});

/** The scheduler, above the consultations on this device if there are any. */
export function Panel(props: PanelProps) {
  const hasBookings = useHasBookings();
  if (hasBookings === undefined) return <div className="schedule" />;
  return hasBookings ? <OwnBookings {...props} /> : <RequestPanel {...props} />;
}

const HASH = '#schedule';

/** The scheduler opened by `#schedule`: the home-screen shortcut, or a reload that got the calendar. */
export function ScheduleShortcut() {
  const [isOpen, setIsOpen] = useState(true);
  const request = requestOf(history.state);

  // Closing the sheet changes the address without the router, so a second visit to the hash is not a navigation for it.
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
