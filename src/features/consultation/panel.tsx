import { useHasBookings } from '../../hooks/use-has-bookings';
import { later } from '../../ui/later';
import { OpeningPanel } from './loading';
import { type PanelProps, RequestPanel } from './request-panel';

const OwnBookings = later(async () => (await import('./own-bookings')).OwnBookings, {
  meanwhile: OpeningPanel,
});

/** The scheduler, below the consultations on this device if there are any. */
export function Panel(props: PanelProps) {
  const hasBookings = useHasBookings();
  if (hasBookings === undefined) return <div className="schedule" />;
  return hasBookings ? <OwnBookings {...props} /> : <RequestPanel {...props} />;
}
