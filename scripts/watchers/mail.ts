import { britishDate } from '../../src/lib/english.ts';
import { object, type ShapeOf, text } from '../../src/lib/shape.ts';
import type { Shown } from './shown.ts';
import { isWaiting, topicNames, topicText } from './waiting.ts';

/** An e-mail that waits in the database, with what it is about. */
export const isWaitingMail = object({ ...isWaiting, email: text });
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
    subject: `What changed at ${title}: ${topicNames(topics)}`,
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
