import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cleanAddress } from '../../src/lib/address';
import { isSeen, quietLine, withoutUnseen } from '../../src/lib/storable';
import { ANON, OPEN_TABLES, openTestBackend, sample } from './support/backend';
import { openPlainDatabase } from './support/plain';

// What nobody sees, or what turns the direction of the text beside it: from a client without our form.

const UNSEEN = '\u200b\u2060\u3164\u2800\u{e0041}';

const backend = await openTestBackend();
await backend.limit(1_000_000, 1_000_000);
const db = await openPlainDatabase();

describe('what arrives', () => {
  test.each(['contacts', 'leads'] as const)(
    'turns no direction in the lists: an entry for %s from an earlier release is stored without',
    async (table) => {
      const row = {
        ...sample(table),
        id: randomUUID(),
        name: `\u202eidO a${'\u0334'.repeat(40)}dA\u2069`,
        phone: '\u202a+234 800 000 0000\u202c',
        property_interest: '\u2067Bloom Towers',
        email: `\u202a${randomUUID()}\u200b@example.com`,
        subject: UNSEEN,
      };
      expect((await backend.submit(ANON, table, row)).outcome).toBe('stored');
      expect(await backend.rows(table, `&id=eq.${row.id}`)).toMatchObject([
        {
          name: 'idO a\u0334\u0334\u0334\u0334\u0334dA',
          phone: '+234 800 000 0000',
          property_interest: 'Bloom Towers',
          email: withoutUnseen(row.email),
          subject: null,
        },
      ]);
    },
  );

  test('subscribes nobody again by unseen characters in the address', async () => {
    const row = sample('newsletter_subscribers');
    await backend.submit(ANON, 'newsletter_subscribers', row);
    const again = await backend.submit(ANON, 'newsletter_subscribers', {
      ...row,
      id: randomUUID(),
      email: `\u200b${row['email']}`,
    });
    expect(again).toMatchObject({ outcome: 'listed' });
  });

  test.each(["o'connor", 'o’connor', 'Tim <o´connor', 'mailto:o’connor'])(
    'has the address that was meant, also from a client without our form: %j',
    async (local) => {
      const end = local.includes('<') ? '@example.com>' : '@example.com., ';
      for (const [n, table] of OPEN_TABLES.entries()) {
        const id = randomUUID();
        const row = { ...sample(table), id, email: `${local}${n}.${randomUUID()}${end}` };
        expect((await backend.submit(ANON, table, row)).outcome, table).toBe('stored');
        expect(await backend.rows(table, `&id=eq.${id}`)).toMatchObject([
          { email: cleanAddress(row.email) },
        ]);
        expect(cleanAddress(row.email)).toMatch(/^o'connor/);
      }
    },
  );

  test('is turned around by no correction either', async () => {
    const [id, secret] = [randomUUID(), randomUUID()];
    await backend.submit(ANON, 'leads', { ...sample('leads'), id, secret });
    const columns = { name: '\u202eidO', budget: '\u202d£1' };
    const said = await backend.hand(ANON, 'correct', { id, secret, revision: 1, columns });
    expect(said).toMatchObject({ outcome: 'stored' });
    expect(await backend.rows('leads', `&id=eq.${id}`)).toMatchObject([
      { name: 'idO', budget: '£1' },
    ]);
  });
});

describe('what is inserted directly', () => {
  const rows = async (sql: string) => (await db.query<Record<string, unknown>>(sql)).rows;

  test.each(OPEN_TABLES)(
    'no line of %s that a visitor may send turns a direction, one that is added later neither',
    async (table) => {
      const columns = await rows(
        `select attname::text as name from pg_attribute
          where attrelid = 'public.${table}'::regclass and atttypid = 'text'::regtype
            and attname = any (private.open_columns('${table}')) and attname not in ('message', 'notes')`,
      );
      const cleaned: string[] = [];
      for (const name of columns.map((column) => String(column['name']))) {
        const text = name === 'email' ? `${randomUUID()}@example.com` : 'Ada';
        const row = { ...sample(table), [name]: `\u202e${text}` };
        const names = Object.keys(row).join(', ');
        const stored = await db
          .query<Record<string, string>>(
            `insert into public.${table} (${names})
              select ${names} from jsonb_populate_record(null::public.${table}, $1) returning ${name}`,
            [JSON.stringify(row)],
          )
          .catch(() => undefined);
        // What has a form of its own is refused.
        if (!stored) continue;
        expect(stored.rows[0]?.[name], name).not.toContain('\u202e');
        cleaned.push(name);
      }
      expect(cleaned).toContain('email');
    },
  );

  test('a note of the staff’s of which nothing is seen is refused', async () => {
    const note = (body: string) =>
      db.query(
        `with one as (insert into public.leads (name, source) values ('Ada', 'viewing') returning id)
          insert into public.lead_events (lead_id, kind, body) select id, 'note', $1 from one`,
        [body],
      );
    await expect(note(UNSEEN)).rejects.toThrow('lead_events_body_present');
    await note(`${UNSEEN}She called back`);
  });

  test('form and database see the same characters of all of Unicode', async () => {
    const points = Array.from({ length: 0x110000 - 1 }, (_, point) => point + 1);
    const all = points
      .map((point) => String.fromCodePoint(point))
      .join('')
      .toWellFormed();
    const [cleaned] = (
      await db.query<{ unseen: string; turns: string }>(
        'select private.without_unseen($1) as unseen, private.clean_line($1) as turns',
        [all],
      )
    ).rows;
    expect(cleaned?.unseen === withoutUnseen(all)).toBe(true);
    expect(cleaned?.turns === quietLine(all)).toBe(true);
    // Every blank is before this.
    const first = Array.from({ length: 0x3200 }, (_, point) => String.fromCodePoint(point + 1));
    const { rows } = await db.query<{ text: string }>(
      'select text from unnest($1::text[]) as text where not private.is_seen(text)',
      [first],
    );
    expect(rows.map(({ text }) => text)).toEqual(first.filter((text) => !isSeen(text)));
  });
});
