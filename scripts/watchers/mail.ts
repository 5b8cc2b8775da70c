import { britishDate } from '../../src/lib/english.ts';
import { listOf, number, object, oneOf, type ShapeOf, text } from '../../src/lib/shape.ts';
import { type Shown, TOPICS, type TopicName } from './shown.ts';

/** An e-mail that waits in the database, with what it is about. */
export const isWaitingMail = object({
  id: text,
  email: text,
  property_slug: text,
  title: text,
  topics: listOf(object({ topic: oneOf(...TOPICS), before: text, after: text })),
  asked_at: text,
  attempts: number,
  link_token: text,
});
export type WaitingMail = ShapeOf<typeof isWaitingMail>;

/** An e-mail as a mail service takes it. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
};

/** The addresses that an e-mail's links lead to. */
export type Addresses = {
  site: string;
  /** The database's address: mail programs unsubscribe there, by one POST (RFC 8058). */
  database: string;
};

const NAMES: Record<TopicName, string> = {
  price: 'price',
  papers: 'papers',
  progress: 'progress',
};

export function composeMail(
  mail: WaitingMail,
  { site, database }: Addresses,
  company: Shown['company'],
): Mail {
  const { title, topics, property_slug, link_token } = mail;
  const oneClick = new URL(`/functions/v1/unsubscribe?token=${link_token}`, database);
  const asked = britishDate(mail.asked_at.slice(0, 10));
  return {
    to: mail.email,
    subject: `What changed at ${title}: ${listed(topics.map(({ topic }) => NAMES[topic]))}`,
    text: [
      `You asked us to tell you when something changes at ${title}.`,
      ...topics.map(topicText),
      `The whole page: ${new URL(`/properties/${property_slug}`, site)}`,
      // Behind the #, where no host and no cache sees it.
      `You asked for this on ${asked}. To get no more of these emails:\n${new URL(`/unsubscribe#${link_token}`, site)}`,
      `${company.name}\n${company.email}\n`,
    ].join('\n\n'),
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Only the lines that differ: the whole is on the page. */
function topicText({ topic, before, after }: WaitingMail['topics'][number]): string {
  const was = before.split('\n');
  const is = after.split('\n');
  return [
    NAMES[topic].toUpperCase(),
    ...is.filter((line) => !was.includes(line)).map((line) => `Now: ${line}`),
    ...was.filter((line) => !is.includes(line)).map((line) => `Before: ${line}`),
  ].join('\n');
}

/** "price, papers and progress" */
function listed(words: string[]): string {
  const [last = '', ...others] = [...words].reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
}
