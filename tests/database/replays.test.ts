import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Submission } from '../../src/domain/submission';
import type { Parcel } from '../../src/offline/outcome';
import { createDeliver } from '../../src/remote/deliver';
import { KEYS, openTestBackend, SECRET } from './support/backend';

const backend = await openTestBackend();

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
    expect(await deliver(first)).toMatchObject({ kind: 'delivered' });
    await backend.call(SECRET, 'DELETE', `/rest/v1/contacts?id=eq.${first.id}`);
    const again = { ...first, ambiguous: true };
    expect(await deliver(again)).toMatchObject({ kind: 'delivered' });
    expect(await deliver(again)).toMatchObject({ kind: 'delivered' });
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
      expect(await deliver(first)).toMatchObject({ kind: 'delivered' });
      expect(await deliver(first)).toMatchObject({ kind: 'delivered' });
      const other = { ...first, submission: { ...submission, ...column } };
      expect(await deliver(other)).toMatchObject({ kind: 'rejected', code: 'conflict' });
      const { table, ...stored } = submission;
      expect(await backend.rows(table, `&id=eq.${first.id}`)).toMatchObject([stored]);
    },
  );
});
