import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openPlainDatabase } from '../../scripts/backend/plain-database';
import type { Submission } from '../../src/domain/submission';
import type { Parcel } from '../../src/offline/outcome';
import { createDeliver } from '../../src/remote/deliver';
import { readAnswer } from '../../src/remote/read-answer';
import { KEYS, openTestBackend, SECRET } from './support/backend';

const backend = await openTestBackend();
const restored = await openPlainDatabase();
// As after a restore from a dump: if two constraints are violated, the one with the older index is reported.
await restored.exec(`
  alter table private.newsletter_links drop constraint newsletter_links_subscriber_fkey;
  alter table private.newsletter_returns drop constraint newsletter_returns_subscriber_fkey;
  alter table public.newsletter_subscribers drop constraint newsletter_subscribers_pkey;
  alter table public.newsletter_subscribers add primary key (id);
  alter table private.newsletter_links add constraint newsletter_links_subscriber_fkey
    foreign key (subscriber) references public.newsletter_subscribers (id) on delete cascade;
  alter table private.newsletter_returns add constraint newsletter_returns_subscriber_fkey
    foreign key (subscriber) references public.newsletter_subscribers (id) on delete cascade;
`);
afterAll(async () => {
  await backend.close();
  await restored.close();
});

/** Delivers directly to the database. */
const deliver = (parcel: Parcel) =>
  createDeliver({
    url: backend.access.siteUrl,
    key: KEYS.publishableKey,
    fetch: (url, init) => backend.access.fetch(new Request(url, init)),
    now: Date.now,
  })(parcel, new AbortController().signal);

const parcel = (submission: Submission, ambiguous: boolean): Parcel => ({
  id: randomUUID(),
  capturedAt: new Date().toISOString(),
  submission,
  ambiguous,
});

const ENQUIRY: Submission = {
  table: 'contacts',
  name: 'Ada',
  email: 'ada@example.com',
  phone: null,
  message: 'Hello',
  property_interest: null,
};

describe('a submission whose response was lost', () => {
  it('is stored again, once, if staff deleted its row in the meantime', async () => {
    const email = `${randomUUID()}@example.com`;
    const first = parcel({ ...ENQUIRY, email }, false);
    expect(await deliver(first)).toEqual({ kind: 'delivered' });
    await backend.call(SECRET, 'DELETE', `/rest/v1/contacts?id=eq.${first.id}`);
    const again = { ...first, ambiguous: true };
    expect(await deliver(again)).toEqual({ kind: 'delivered' });
    expect(await deliver(again)).toEqual({ kind: 'delivered' });
    expect(await backend.rows('contacts', `&email=eq.${email}`)).toHaveLength(1);
  });

  it.each<[table: string, submission: Submission, column: object]>([
    ['an enquiry', ENQUIRY, { message: 'Good evening' }],
    [
      'a subscription',
      { table: 'newsletter_subscribers', email: 'ngozi@example.com', name: null },
      { name: 'Ngozi' },
    ],
  ])(
    'is a conflict, which a person sees, if something else is sent under its id: %s',
    async (_, submission, column) => {
      const first = parcel(submission, false);
      expect(await deliver(first)).toEqual({ kind: 'delivered' });
      expect(await deliver(first)).toEqual({ kind: 'delivered' });
      const other = { ...first, submission: { ...submission, ...column } };
      expect(await deliver(other)).toMatchObject({ kind: 'rejected', code: 'PT409' });
      const { table, ...stored } = submission;
      expect(await backend.rows(table, `&id=eq.${first.id}`)).toMatchObject([stored]);
    },
  );

  it('is the same whatever its columns have by default', async () => {
    const { rows } = await restored.query(`
      select a.attname from pg_attribute a
      where a.attrelid = any (array['public.contacts', 'public.leads', 'public.newsletter_subscribers', 'public.property_watchers']::regclass[])
        and a.attnum > 0 and not a.attisdropped and a.atthasdef
        and private.content_of(jsonb_build_object(a.attname, 1)) <> private.content_of('{}')`);
    expect(rows).toEqual([]);
  });

  it('counts as delivered even where the database reports the address before the key', async () => {
    const subscription: Submission = {
      table: 'newsletter_subscribers',
      email: 'ada@example.com',
      name: null,
    };
    const insert = () =>
      restored.query('insert into public.newsletter_subscribers (id, email) values ($1, $2)', [
        '00000000-0000-4000-8000-000000000001',
        subscription.email,
      ]);
    await insert();
    const error = await insert().then(
      () => undefined,
      ({ code, message }) => ({ code, message }),
    );
    expect(error?.message).toContain('newsletter_subscribers_email_key');
    const answer = { status: 409, retryAfter: null, body: JSON.stringify(error) };
    const asked = { submission: subscription, ageMs: 0, now: 0 };
    expect(readAnswer(answer, { ...asked, ambiguous: true })).toEqual({ kind: 'delivered' });
    expect(readAnswer(answer, { ...asked, ambiguous: false })).toEqual({
      kind: 'closed',
      why: 'already-subscribed',
    });
  });
});
