import { MessageCircle, Printer } from 'lucide';
import { company } from '../../content/company';
import { hostNow } from '../../device/clock';
import type { ComparedProperty } from '../../domain/compared';
import { comparePath, MOST_COMPARED, shortlistPath } from '../../domain/property-choice';
import { propertyPath } from '../../domain/property-facts';
import { ChatLink } from '../../hooks/chat-link';
import { useUnitNews } from '../../hooks/use-unit-news';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';
import { ShareButton } from '../../ui/share-button';
import { withNews } from './with-news';

/** What can be done with a list of properties. */
export function ListActions({ properties }: { properties: readonly ComparedProperty[] }) {
  const news = useUnitNews();
  const slugs = properties.map(({ slug }) => slug);
  const told = properties.map((one) => withNews(one, news, hostNow()));
  return (
    <div className="no-print pb-6">
      <div className="grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
        {slugs.length > 1 && (
          <Link className="button button-line" to={comparePath(slugs.slice(0, MOST_COMPARED))}>
            {slugs.length > MOST_COMPARED ? `Compare the first ${MOST_COMPARED}` : 'Compare'}
          </Link>
        )}
        <ChatLink
          className="button button-whatsapp max-sm:col-span-2 max-sm:row-start-2"
          to={ANYBODY}
          message={listMessage(told, location.origin)}
        >
          <Icon drawing={MessageCircle} />
          Send to family or friends
        </ChatLink>
        <ShareButton className="button button-line" {...sharedPage(properties)} />
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <ChatLink className="action" message={askMessage(properties)}>
          <Icon drawing={MessageCircle} />
          <span>WhatsApp</span>
        </ChatLink>
        <Action onClick={() => print()}>
          <Icon drawing={Printer} />
          Print
        </Action>
      </div>
      {slugs.length === 1 && <p className="note">Keep a second property to compare them.</p>}
    </div>
  );
}

/** A chat without a number: WhatsApp then asks whom to send the message to. */
const ANYBODY = '';

type NamedProperty = Pick<ComparedProperty, 'slug' | 'title' | 'location' | 'told'>;

/**
 * The properties as a chat message to anybody. A chat shows the card of the first address: that of the whole list, where
 * there is one.
 */
export function listMessage(properties: readonly NamedProperty[], origin: string): string {
  const slugs = properties.map(({ slug }) => slug);
  return [
    `${countWords(properties.length)} from ${company.name}`,
    ...(slugs.length > 1 ? [`All on one page: ${origin}${shortlistPath(slugs)}`] : []),
    ...properties.map((property) =>
      [
        `${property.title}, ${property.location}`,
        ...property.told,
        origin + propertyPath(property),
      ].join('\n'),
    ),
  ].join('\n\n');
}

/** What "Share" shares: the list, or the page of the only property, which has a card of its own. */
export function sharedPage(properties: readonly Pick<NamedProperty, 'slug' | 'title'>[]) {
  const [first] = properties;
  if (first && properties.length === 1) return { title: first.title, path: propertyPath(first) };
  return {
    title: `${countWords(properties.length)} from ${company.name}`,
    path: shortlistPath(properties.map(({ slug }) => slug)),
  };
}

/** A question to the company about the properties. */
export function askMessage(properties: readonly Pick<NamedProperty, 'title'>[]): string {
  const names = new Intl.ListFormat('en-GB').format(properties.map(({ title }) => title));
  return `Hello, I am interested in ${names}. Please send me prices and payment plans.`;
}

/** "3 properties". */
export function countWords(count: number): string {
  return count === 1 ? '1 property' : `${count} properties`;
}
