import { lagosDay } from '../../src/domain/lagos-time.ts';
import { britishDate } from '../../src/lib/english.ts';
import { number, object, oneOf, type ShapeOf, text } from '../../src/lib/shape.ts';
import type { Shown } from './shown.ts';
import { isWaiting, topicNames, topicText } from './waiting.ts';

/** An e-mail that waits in the database, with what it is about. */
export const isWaitingMail = object({ ...isWaiting, kind: oneOf('change'), email: text });
export type WaitingMail = ShapeOf<typeof isWaitingMail>;

/** The e-mail that asks an address whether it wants to be told: nothing has changed. */
export const isQuestion = object({
  id: text,
  kind: oneOf('question'),
  email: text,
  property_slug: text,
  attempts: number,
  link_token: text,
});
export type Question = ShapeOf<typeof isQuestion>;

/** An e-mail as a mail service takes it. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  headers: Record<string, string>;
  /** With their contents in base64. */
  attachments?: { filename: string; content: string; content_type: string }[];
};

type Signer = Pick<Shown['company'], 'name' | 'email'>;

/** The addresses that an e-mail's links lead to. */
export type Addresses = {
  site: string;
  /** The database's address: mail programs unsubscribe there, by one POST (RFC 8058). */
  database: string;
};

export function composeMail(mail: WaitingMail, addresses: Addresses, company: Signer): Mail {
  const { title, topics, property_slug, link_token } = mail;
  const asked = britishDate(lagosDay(Date.parse(mail.asked_at)));
  return {
    to: mail.email,
    subject: `What changed at ${title}: ${topicNames(topics)}`,
    text: [
      `You asked us to tell you when something changes at ${title}.`,
      ...topics.map(topicText),
      `The whole page: ${new URL(`/properties/${property_slug}`, addresses.site)}`,
      `You asked for this on ${asked}. To stop these emails:\n${linkOf(link_token, addresses)}`,
      signature(company),
    ].join('\n\n'),
    headers: headersOf(link_token, addresses),
  };
}

/** @param title the property's name */
export function composeQuestion(
  { email, link_token }: Question,
  title: string,
  addresses: Addresses,
  company: Signer,
): Mail {
  return {
    to: email,
    subject: `Shall we tell you what changes at ${title}?`,
    text: [
      `Somebody, probably you, asked us to send you an email when something changes at ${title}: prices, papers, the work on site, or a type that sells out.`,
      `If you would like that, open this page and say yes:\n${linkOf(link_token, addresses)}`,
      'If not, say no there, and nobody can make us ask you again for 30 days. If you do nothing, you will hear no more from us.',
      signature(company),
    ].join('\n\n'),
    headers: headersOf(link_token, addresses),
  };
}

/** Behind the #, where no host and no cache sees it. The page asks first: opening it changes nothing. */
const linkOf = (token: string, { site }: Addresses) => new URL(`/unsubscribe#${token}`, site).href;

export const signature = ({ name, email }: Signer) => `${name}\n${email}\n`;

function headersOf(token: string, { database }: Addresses): Mail['headers'] {
  const oneClick = new URL(`/functions/v1/unsubscribe?token=${token}`, database);
  return {
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
