import { randomUUID } from 'node:crypto';
import {
  isQuestion,
  isWaitingMail,
  type Question,
  type WaitingMail,
} from '../../../scripts/mails/mail';
import { createMailQueue } from '../../../scripts/mails/queue';
import type { Shown } from '../../../scripts/mails/shown';
import { listOf, type Shape } from '../../../src/lib/shape';
import { ANON, type Row, SECRET, sample, type TestBackend } from './backend';

export const SITE = 'https://www.example.com';

/** A site that shows one property, whose topics have these words. */
export const siteWith = (
  slug: string,
  words: Partial<Record<'price' | 'papers', string>>,
): Shown => ({
  company: { name: 'Meridian Estates', email: 'hello@example.com', whatsapp: '+44 7700 900142' },
  properties: [
    {
      slug,
      title: 'Bloom Towers',
      topics: (['price', 'papers'] as const).map((topic) => {
        const said = words[topic] ?? 'As before';
        return { topic, fingerprint: said, words: said };
      }),
    },
  ],
});

/** The same where nobody watches anything yet, and nothing is queued. */
export async function onlyWatching(backend: TestBackend) {
  await backend.call(SECRET, 'DELETE', '/rest/v1/property_watchers?id=not.is.null');
  return watchingOf(backend);
}

/** A property of its own for each test, with people who watch it. */
export function watchingOf(backend: TestBackend) {
  const slug = `property-${randomUUID()}`;
  const watch = (row: Row) => backend.submit(ANON, 'property_watchers', row);
  const watchers = (words: Parameters<typeof siteWith>[1] = {}) =>
    createMailQueue(backend.access, SITE, siteWith(slug, words));

  async function queued<Mail>(filter: string, isMail: Shape<Mail>): Promise<Mail[]> {
    const path = `/rest/v1/mails_waiting?select=*&property_slug=eq.${slug}&order=email`;
    const { json } = await backend.call(SECRET, 'GET', `${path}&${filter}`);
    if (!listOf(isMail)(json)) throw new Error('The e-mails could not be read.');
    return json;
  }
  /** The e-mails that ask an address first. */
  const questions = (): Promise<Question[]> => queued('kind=eq.question', isQuestion);
  const use = (token: string, subscribed?: boolean) =>
    backend.call(ANON, 'POST', '/rest/v1/rpc/use_newsletter_link', {
      token,
      ...(subscribed === undefined ? {} : { subscribed }),
    });

  /** Somebody new who asks to be told, and is asked first. */
  async function asked(): Promise<{ row: Row; token: string }> {
    const row: Row = { ...sample('property_watchers'), property_slug: slug };
    const { outcome, text } = await watch(row);
    if (outcome !== 'stored') throw new Error(text);
    const question = (await questions()).find(({ email }) => email === row['email']);
    if (!question) throw new Error('Nobody was asked.');
    return { row, token: question.link_token };
  }

  return {
    slug,
    watch,
    questions,
    asked,
    watchers,
    again: (row: Row): Row => ({ ...row, id: randomUUID() }),
    /** Somebody new who asks to be told, and says yes through their link. */
    async watcher(): Promise<Row> {
      const { row, token } = await asked();
      await use(token, true);
      return row;
    },
    rows: () => backend.rows('property_watchers', `&property_slug=eq.${slug}`),
    /** The e-mails about changes that wait, as the sender sees them. */
    waiting: (): Promise<WaitingMail[]> => queued('kind=eq.change', isWaitingMail),
    /** A release with other words than before; its watchers get an e-mail. */
    change: (price: string) => watchers({ price }).notice(),
    use,
  };
}
