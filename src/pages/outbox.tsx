import { titled } from '../content/brand';
import { OutboxLoading, OutboxView } from '../features/outbox/outbox-view';
import { useIsOutOfKiosk } from '../hooks/use-kiosk';
import { later } from '../ui/later';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: titled('Sent and waiting'),
  description:
    'What you have sent from this device, what still waits for a signal, and your consultations and visits.',
};

const BookingsHere = later(
  async () => (await import('../features/consultation/own-bookings')).BookingsHere,
);

export function Page() {
  const isShown = useIsOutOfKiosk();
  return (
    <div className="wrap pt-12 pb-16 md:pt-20 md:pb-24">
      <h1 className="display">Sent and waiting</h1>
      <p className="lead mt-4 mb-10 text-muted">
        What you send is kept here until we have received it. Only you can discard it.
      </p>
      <div className="grid max-w-3xl gap-12">
        {isShown ? <OutboxView /> : <OutboxLoading />}
        <div id="consultations" className="scroll-mt-24">
          {isShown && <BookingsHere />}
        </div>
      </div>
    </div>
  );
}
