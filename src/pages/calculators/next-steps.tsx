import { CalendarDays } from 'lucide';
import { type UnitForSale, unitAt, unitHref, unitMessage } from '../../domain/unit';
import { ScheduleLink } from '../../features/consultation/schedule-link';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { usePageAbout } from '../../hooks/page-about';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

type Props = {
  slug: string;
  title: string;
  /** The unit that the sums are about. */
  unit: UnitForSale | undefined;
  /** What a chat says of them. */
  sums: string;
};

/**
 * What comes after the sums: the way back, a time and a chat; about the unit, or instead of one that can't be had, about
 * another. On phones the bar has the last two, about the same.
 */
export function NextSteps({ slug, title, unit, sums }: Props) {
  const gone = unit?.state === 'available' ? undefined : unit;
  const name = unit && !gone ? unitAt(title, unit) : title;
  const message = gone
    ? unitMessage(title, gone)
    : `Hello, I am interested in ${name}${sums}. Please send me an offer.`;
  usePageAbout({ about: { property: name, slug }, chatMessage: message });
  return (
    <div className="no-print mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Link className="action" to={`/properties/${slug}${unit ? unitHref(unit.label) : ''}`}>
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
