import { CalendarDays } from 'lucide';
import { ScheduleLink } from '../../features/consultation/schedule-link';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { usePageAbout } from '../../hooks/page-about';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

type Props = {
  slug: string;
  title: string;
  /** The property, or its unit. */
  name: string;
  /** The property's page, with the unit. */
  page: string;
  /** What a chat opens with. */
  message: string;
};

/** What comes after the sums: the way back, a time and a chat. On phones the bar has the last two, about the same. */
export function NextSteps({ slug, title, name, page, message }: Props) {
  usePageAbout(name, slug, message);
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Link className="action" to={page}>
        {`Back to ${title}`}
      </Link>
      <ScheduleLink
        request={{ kind: 'appointment', about: { property: name, slug } }}
        className="button button-primary max-md:hidden"
      >
        <Icon drawing={CalendarDays} />
        Book a time
      </ScheduleLink>
      <WhatsAppLink className="button button-whatsapp max-md:hidden" message={message}>
        WhatsApp
      </WhatsAppLink>
    </div>
  );
}
