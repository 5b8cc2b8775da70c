import { Mail, MessageCircle, Phone } from 'lucide';
import { hostNow } from '../../device/clock';
import { useConnectivity } from '../../hooks/use-connectivity';
import { toE164 } from '../../lib/e164';
import { mailLink, telLink, whatsappAppLink, whatsappLink } from '../../lib/phone-link';
import { plainDigits } from '../../lib/plain-digits';
import { Icon } from '../../ui/icon';
import { type AnyRow, type ListedLead, titleOf } from '../rows/row';
import { type Message, messagesFor, type Reason } from './messages';

/** Somebody who can be reached: a row of a list, or what is known of one. */
export type Person = Pick<AnyRow, 'name' | 'email'> &
  Reason &
  Partial<Pick<ListedLead, 'phone' | 'known'>>;

/**
 * Returns links that reach somebody in one tap; those that can't work are missing. Offline it links to the WhatsApp app:
 * the other link is a page to fetch.
 * @param message the text; if omitted, the one that their row's state asks for
 */
export function reachOf(
  person: Person,
  isOffline: boolean,
  { subject, text }: Message = messagesFor(person, hostNow())[0],
) {
  const email = person.email ?? person.known?.also_email;
  const number = plainDigits(numberOf(person) ?? '');
  const chat = chatWith(number, text, isOffline);
  return {
    ...(/\d{3}/.test(number) && { call: telLink(number) }),
    ...(chat && { whatsapp: chat }),
    ...(email && { email: letterTo(email, subject, text) }),
  };
}

/**
 * Returns the number with its country, if the zone in which it was typed says which. One of no country is perhaps
 * mistyped: that which the staff know counts then, or else it stays as it was typed.
 */
export const numberOf = ({
  phone,
  visitor_zone,
  known,
}: Pick<Person, 'phone' | 'visitor_zone' | 'known'>) =>
  (phone && toE164(phone, visitor_zone ?? '')) || known?.also_phone || phone;

/**
 * Returns a link to a chat with this message; undefined without a number that has a country code, since WhatsApp accepts
 * no other.
 */
export function chatWith(
  phone: string | null | undefined,
  message: string,
  isOffline: boolean,
): string | undefined {
  const number = phone ? toE164(phone) : undefined;
  return number && (isOffline ? whatsappAppLink : whatsappLink)(number, message);
}

/** A link to a letter with this subject and text. */
export function letterTo(address: string, subject: string, body: string): string {
  // Doesn't throw: the database accepts no half of a surrogate pair.
  const [about, words] = [subject, body].map(encodeURIComponent);
  return `${mailLink(address)}?subject=${about}&body=${words}`;
}

type Props = {
  person: Person;
  /** `tight` shows icons without words. */
  size: 'tight' | 'row' | 'sheet';
  /** Called when a call or chat is started. */
  onStart?: (way: 'call' | 'whatsapp') => void;
};

const CLASSES = {
  tight: 'row-reach',
  row: 'status-next',
  sheet: 'button gap-1.5 px-2 whitespace-nowrap',
};

/** Links that call, open a chat or start an e-mail in one tap. */
export function ReachLinks({ person, size, onStart }: Props) {
  const name = titleOf(person);
  const { call, whatsapp, email } = reachOf(person, useAppLinks());
  const ways = [
    {
      words: 'Call',
      drawing: Phone,
      href: call,
      onClick: () => onStart?.('call'),
      ...(size === 'sheet' && { 'aria-keyshortcuts': 'c' }),
    },
    {
      words: 'WhatsApp',
      drawing: MessageCircle,
      href: whatsapp,
      onClick: () => onStart?.('whatsapp'),
      ...(whatsapp?.startsWith('https:') && { target: '_blank', rel: 'noopener' }),
    },
    { words: 'Email', drawing: Mail, href: email },
  ];
  const links = ways.map(({ words, drawing, ...link }) => {
    const colour = words === 'WhatsApp' ? 'button-whatsapp' : 'button-line';
    return (
      link.href && (
        <a key={words} className={`${CLASSES[size]} ${size === 'sheet' ? colour : ''}`} {...link}>
          <Icon drawing={drawing} />
          {size !== 'tight' && words}
          {size !== 'sheet' && (
            <span className="sr-only">
              {size === 'tight' && words} {name}
            </span>
          )}
        </a>
      )
    );
  });
  if (size !== 'sheet') return links;
  return <div className="flex gap-2 empty:hidden *:flex-[1_0_auto]">{links}</div>;
}

/** Whether WhatsApp is opened as an app, without a network: a device with a touchscreen probably has it. */
export const useAppLinks = () =>
  useConnectivity() !== 'online' && matchMedia('(pointer: coarse)').matches;
