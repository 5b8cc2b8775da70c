import { MessageCircle } from 'lucide';
import { company } from '../content/company';
import { telLink, whatsappLink } from '../lib/phone-link';
import { Icon } from './icon';

/**
 * The device can keep nothing and the database can't be reached: offers the ways that are left.
 * @param props.message what was typed, as a chat message
 */
export function NotSaved({ message }: { message: string }) {
  const office = company.offices[0];
  return (
    <div role="alert" className="grid gap-3 border-l-4 border-laterite bg-quiet p-4">
      <p>
        <strong>This could not be saved on this phone.</strong> Your message is still in the form:
        try again later, or send it another way now.
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <a
          className="button button-whatsapp"
          href={whatsappLink(company.whatsapp, message)}
          target="_blank"
          rel="noopener"
        >
          <Icon drawing={MessageCircle} />
          Send it on WhatsApp
        </a>
        {office && (
          <a className="action" href={telLink(office.phone)}>
            Call {office.phone}
          </a>
        )}
      </p>
    </div>
  );
}
