import { CalendarDays } from 'lucide';
import { chatMessages } from '../content/messages';
import { ScheduleLink } from '../features/consultation/schedule-link';
import { WhatsAppLink } from '../features/whatsapp/whatsapp-link';
import type { PageMeta } from '../pages/page-module';
import { Icon } from '../ui/icon';

/** The two main actions, within thumb reach on phones. */
export function BottomBar({ meta }: { meta: Partial<PageMeta> }) {
  return (
    <>
      <nav className="bottom-bar no-print" aria-label="Quick actions">
        <ScheduleLink request={{ kind: 'appointment', about: meta.about }}>
          <Icon drawing={CalendarDays} />
          Schedule
        </ScheduleLink>
        <WhatsAppLink className="chat" message={meta.chatMessage ?? chatMessages.generic}>
          WhatsApp
        </WhatsAppLink>
      </nav>
      {/* Wide screens have no bar: a property's page shows a button there. */}
      {meta.about && (
        <aside
          aria-label="Chat"
          className="floating-chat no-print fixed right-21 bottom-4.5 z-floating max-md:hidden"
        >
          <WhatsAppLink message={chatMessages.generic}>WhatsApp</WhatsAppLink>
        </aside>
      )}
    </>
  );
}
