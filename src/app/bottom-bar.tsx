import { CalendarDays, MessageCircle } from 'lucide';
import { useStore } from 'zustand';
import { chatMessages } from '../content/messages';
import type { PricedText } from '../domain/priced-text';
import { CallLink } from '../features/call/call-link';
import { ScheduleLink } from '../features/consultation/schedule-link';
import { WhatsAppLink } from '../features/whatsapp/whatsapp-link';
import { ChatLink } from '../hooks/chat-link';
import { pageAbout } from '../hooks/page-about';
import type { PageMeta } from '../pages/page-module';
import { Icon } from '../ui/icon';
import { Priced } from '../ui/priced';

/** The two main actions, within thumb reach on phones; on a property's page beside the price of what is chosen there. */
export function BottomBar({ meta }: { meta: Partial<PageMeta> }) {
  const chosen = { ...meta, ...useStore(pageAbout) };
  const { about, price, chatMessage = chatMessages.generic, actionsFirst } = chosen;
  return (
    <>
      <div className={actionsFirst ? 'bar-area' : 'contents'}>
        {price ? (
          <PropertyBar price={price} meta={chosen} message={chatMessage} />
        ) : (
          <nav className="bottom-bar no-print" aria-label="Quick actions">
            <ScheduleLink request={{ kind: 'appointment', about }}>
              <Icon drawing={CalendarDays} />
              <span>Book a time</span>
            </ScheduleLink>
            <WhatsAppLink className="chat" message={chatMessage}>
              WhatsApp
            </WhatsAppLink>
          </nav>
        )}
      </div>
      {/* Wide screens have no bar: a property's page shows a button there. */}
      {meta.price && (
        <aside aria-label="Chat" className="no-print">
          <WhatsAppLink
            className="button button-whatsapp floating-chat"
            message={chatMessages.generic}
          >
            WhatsApp
          </WhatsAppLink>
        </aside>
      )}
    </>
  );
}

type Props = { price: PricedText; meta: Partial<PageMeta>; message: string };

/** A property's price, and the three ways on, on every screen of its page. */
function PropertyBar({ price, meta: { about, office = 'lagos' }, message }: Props) {
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
