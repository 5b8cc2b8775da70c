import { useEffect, useState } from 'react';
import { Sheet } from '../../ui/sheet';
import { AppointmentPanel } from './appointment-panel';
import { prepareConfirmation } from './show-confirmation';
import { WithBookings } from './with-bookings';

const HASH = '#schedule';

/**
 * The scheduler that an address opens by its `#schedule`: the home screen's shortcut leads there. An app that is open
 * already gets the address as a change of its own.
 */
export function ScheduleShortcut() {
  const [isOpen, setIsOpen] = useState(true);

  useEffect(prepareConfirmation, []);

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
      className="sheet-appointment"
    >
      {isOpen && (
        <WithBookings onDone={() => setIsOpen(false)}>
          {({ hasBookings }) => (
            <AppointmentPanel onDone={() => setIsOpen(false)} autoFocus={!hasBookings} />
          )}
        </WithBookings>
      )}
    </Sheet>
  );
}
