import { CalendarDays } from 'lucide-react';
import { company } from '../../content/company';
import { chatMessages } from '../../content/messages';
import type { Property } from '../../domain/property';
import { WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { whatsappLink } from '../../lib/phone-link';

/** The price, the deposit, and the two next steps. */
export function PriceCard({ property }: { property: Property }) {
  const { title, price, paymentPlan, whatsappMessage } = property;
  return (
    <section aria-label="Price" className="self-start border-t-2 border-accent pt-5">
      <dl className="grid gap-4">
        <div>
          <dt className="note">Starting Price</dt>
          <dd className="figures font-serif text-[2rem] leading-tight">{price}</dd>
        </div>
        <div>
          <dt className="note">Initial deposit</dt>
          <dd className="figures text-lg font-semibold">{paymentPlan.deposit}</dd>
        </div>
      </dl>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <a
          className="button button-primary"
          href={whatsappLink(company.whatsapp, chatMessages.inspection(title))}
          target="_blank"
          rel="noopener"
        >
          <CalendarDays size={20} strokeWidth={1.5} aria-hidden="true" />
          Book Inspection
        </a>
        <WhatsAppLink className="button button-whatsapp" message={whatsappMessage}>
          WhatsApp Now
        </WhatsAppLink>
      </div>
      <p className="note mt-3">Both open a chat with the message already written.</p>
    </section>
  );
}
