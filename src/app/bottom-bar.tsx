import { CalendarDays } from 'lucide';
import { useStore } from 'zustand';
import { chatMessages } from '../content/messages';
import { ScheduleLink } from '../features/consultation/schedule-link';
import { WhatsAppLink } from '../features/whatsapp/whatsapp-link';
import { pageAbout } from '../hooks/page-about';
import type { PageMeta } from '../pages/page-module';
import { Icon } from '../ui/icon';
import { PropertyBar } from './property-bar';

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
      {meta.about && (
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
