import { CalendarDays, MessageCircle } from 'lucide';
import type { PricedText } from '../domain/priced-text';
import { CallLink } from '../features/call/call-link';
import { ScheduleLink } from '../features/consultation/schedule-link';
import { ChatLink } from '../hooks/chat-link';
import type { PageMeta } from '../pages/page-module';
import { Icon } from '../ui/icon';
import { Priced } from '../ui/priced';

type Props = { price: PricedText; meta: Partial<PageMeta>; message: string };

/** A property's price, and the three ways on, on every screen of its page. */
export function PropertyBar({ price, meta: { about, office = 'lagos' }, message }: Props) {
  return (
    <nav className="bottom-bar property-bar no-print" aria-label="Quick actions">
      <p className="figures font-serif">
        <Priced {...price} />
      </p>
      <CallLink office={office}>
        <span>Call</span>
      </CallLink>
      <ScheduleLink request={{ kind: 'appointment', about }}>
        <Icon drawing={CalendarDays} />
        <span>Book a time</span>
      </ScheduleLink>
      <ChatLink className="chat" message={message}>
        <Icon drawing={MessageCircle} />
        <span>WhatsApp Now</span>
      </ChatLink>
    </nav>
  );
}
