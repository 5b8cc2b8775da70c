import { randomUUID } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import unitsForSale from '../../src/content/units.yaml';
import { lagosDay } from '../../src/domain/lagos-time';
import { unitsIn } from '../../src/domain/unit';
import type { UnitGroup } from '../../src/domain/unit-group';
import { DAY_MS } from '../../src/lib/durations';
import { ANON, openTestBackend } from './support/backend';
import { ago, type EventColumns, type Member, openTeam } from './support/team';

const team = await openTeam();

type Answer = { tag: string; groups: UnitGroup[] };

async function forSale(): Promise<Answer> {
  const { rows } = await team.db.query('select public.units_for_sale() as answer');
  return (rows[0] as { answer: Answer }).answer;
}
const today = lagosDay(Date.now());
const inDays = (days: number) => lagosDay(Date.now() + days * DAY_MS);
const inOrder = (groups: readonly UnitGroup[]) =>
  unitsIn(groups, today)
    .map((unit) => JSON.stringify(unit, Object.keys(unit).sort()))
    .sort();
const stateOf = async (id: string) =>
  unitsIn((await forSale()).groups, today).find((one) => `${one.property}/${one.label}` === id);

let units = 0;
/** A unit of a test's own. */
async function unit(columns: Record<string, unknown> = {}): Promise<string> {
  units += 1;
  const { rows } = await team.db.query<{ id: string }>(
    `insert into public.units (property_slug, label, kind, size_sqm, price, currency, state, reserved_until)
     values ('test-house', $1, 'Flat', 50, 100, 'GBP', $2, $3) returning id`,
    [`T${units}`, columns['state'] ?? 'available', columns['reserved_until'] ?? null],
  );
  return rows[0]?.id ?? '';
}

/** How an event of somebody's ends: `ok`, or an SQLSTATE. */
function event(member: Member, columns: EventColumns): Promise<string> {
  const names = Object.keys(columns);
  const sql = `insert into public.unit_events (${names}) values (${names.map((_, n) => `$${n + 1}`)})`;
  return team.outcome(member, sql, Object.values(columns));
}
const state = (unit_id: string, state: string, more: EventColumns = {}) => ({
  unit_id,
  kind: 'state',
  state,
  ...more,
});
const history = async (id: string) =>
  (
    await team.db.query<Record<string, unknown>>(
      'select * from public.unit_events where unit_id = $1 order by captured_at',
      [id],
    )
  ).rows;

test('a new database sells what the pages are built with, and says that it is an example', async () => {
  expect(inOrder((await forSale()).groups)).toEqual(inOrder(unitsForSale.groups));
  const { rows } = await team.db.query('select from public.units where not is_example');
  expect(rows).toEqual([]);
});

describe('a change', () => {
  test('is seen by visitors, and who made it when is kept', async () => {
    const [id, captured_at] = [await unit(), ago(30)];
    expect(await event('agent', state(id, 'sold', { captured_at }))).toBe('ok');
    expect(await stateOf(id)).toMatchObject({ state: 'sold' });
    expect(await history(id)).toMatchObject([
      { by: team.ids.agent, state: 'sold', applied: true, captured_at: new Date(captured_at) },
    ]);
  });

  test('that arrives twice is one', async () => {
    const id = await unit();
    const sold = { id: randomUUID(), ...state(id, 'sold') };
    expect(await event('agent', sold)).toBe('ok');
    await event('admin', state(id, 'available'));
    expect(await event('agent', sold)).toBe('23505');
    expect(await stateOf(id)).toMatchObject({ state: 'available' });
    expect(await history(id)).toHaveLength(2);
  });

  test('captured earlier than what is there is kept, and overtaken', async () => {
    const id = await unit();
    await event('admin', state(id, 'sold', { captured_at: ago(5) }));
    expect(await event('agent', state(id, 'available', { captured_at: ago(9) }))).toBe('ok');
    expect(await stateOf(id)).toMatchObject({ state: 'sold' });
    expect(await history(id)).toMatchObject([{ applied: false }, { applied: true }]);
  });

  test('of a price is an administrator’s, and leaves the state', async () => {
    const id = await unit({ state: 'sold' });
    const price = { unit_id: id, kind: 'price', price: '120' };
    expect(await event('agent', price)).toBe('42501');
    expect(await event('admin', price)).toBe('ok');
    expect(await stateOf(id)).toMatchObject({ state: 'sold', price: 120 });
    expect(await event('admin', { unit_id: id, kind: 'price' })).toBe('ok');
    expect(await stateOf(id)).toMatchObject({ price: null });
  });

  test('that releases a unit is an administrator’s, and its price is not told before', async () => {
    const id = await unit({ state: 'not_released' });
    expect(await stateOf(id)).toMatchObject({ state: 'not_released', price: null });
    expect(await event('agent', state(id, 'available'))).toBe('42501');
    expect(await event('admin', state(id, 'available'))).toBe('ok');
    expect(await stateOf(id)).toMatchObject({ state: 'available', price: 100 });
    expect(await event('agent', state(id, 'not_released'))).toBe('42501');
  });

  test('of what a colleague has sold is refused; one’s own can be taken back', async () => {
    const id = await unit();
    await event('colleague', state(id, 'sold'));
    expect(await event('agent', state(id, 'sold'))).toBe('PT409');
    // Sold earlier, without a network: two buyers have it.
    expect(await event('agent', state(id, 'sold', { captured_at: ago(5) }))).toBe('PT409');
    expect(await event('admin', state(id, 'sold'))).toBe('PT409');
    expect(await event('colleague', state(id, 'available'))).toBe('ok');
    expect(await event('agent', state(id, 'sold'))).toBe('ok');
    expect(await event('admin', state(id, 'available'))).toBe('ok');
  });

  test('to sold that a colleague’s has overtaken is refused: its buyer has to be asked', async () => {
    const id = await unit();
    await event(
      'colleague',
      state(id, 'reserved', { reserved_until: inDays(7), captured_at: ago(5) }),
    );
    expect(await event('agent', state(id, 'sold', { captured_at: ago(9) }))).toBe('PT409');
    expect(await event('agent', state(id, 'sold'))).toBe('ok');
  });

  test('of somebody without a role, or of no unit, is refused', async () => {
    expect(await event('user', state(await unit(), 'sold'))).toBe('42501');
    expect(await event('agent', state('test-house/NONE', 'sold'))).toBe('PT422');
  });
});

describe('a reservation', () => {
  test('ends by itself after its last day', async () => {
    const id = await unit();
    const reserved = { reserved_until: inDays(7) };
    expect(await event('agent', state(id, 'reserved', reserved))).toBe('ok');
    expect(await stateOf(id)).toMatchObject({ state: 'reserved', until: inDays(7) });
    const { tag } = await forSale();
    const endsOn = (day: string) =>
      team.db.query('update public.units set reserved_until = $2 where id = $1', [id, day]);
    await endsOn(today);
    expect(await stateOf(id)).toMatchObject({ state: 'reserved' });
    await endsOn(inDays(-1));
    expect(await stateOf(id)).toMatchObject({ state: 'available' });
    expect((await forSale()).tag).not.toBe(tag);
  });

  test.each<[string, EventColumns]>([
    ['without a day', {}],
    ['of a day that is over', { reserved_until: inDays(-2) }],
    ['for more than 90 days', { reserved_until: inDays(92) }],
  ])('%s is refused', async (_, more) => {
    expect(await event('agent', state(await unit(), 'reserved', more))).toBe('23514');
  });
});

describe('what visitors are answered', () => {
  const PATH = '/rest/v1/rpc/units_for_sale';

  test('is told by its tag to be unchanged, in one request, until something changes', async () => {
    const backend = await openTestBackend();
    const first = await backend.call(ANON, 'GET', PATH);
    const { tag } = first.json as Answer;
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).toBe(tag);
    const again = await backend.call(ANON, 'GET', PATH, undefined, { 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    const weak = { 'if-none-match': `W/${tag}` };
    expect((await backend.call(ANON, 'GET', PATH, undefined, weak)).status).toBe(304);
    await backend.db.exec(
      `update public.units set state = 'sold', reserved_until = null where id = 'bloom-towers/W06-01'`,
    );
    const next = await backend.call(ANON, 'GET', PATH, undefined, { 'if-none-match': tag });
    expect(next.status).toBe(200);
    expect((next.json as Answer).tag).not.toBe(tag);
  });

  test('is at most 4 KB for 300 units of several types and aspects, each at a price of its own', async () => {
    const have = unitsIn((await forSale()).groups, today).length;
    await team.db.query(
      `insert into public.units (property_slug, label, kind, size_sqm, bedrooms, price, currency, aspect, state)
       select 'bloom-towers', 'X' || n, (array['One', 'Two', 'Three'])[1 + n % 3] || '-bedroom apartment', 98,
         1 + n % 3, 285000000 + 1250000 * n, 'NGN', (array['Garden', 'Lagoon', 'Lagoon and sea', 'Street'])[1 + n % 4],
         (array['available', 'sold'])[1 + n % 2]::public.unit_state
       from generate_series(1, $1::int) n`,
      [300 - have],
    );
    const answer = await forSale();
    expect(unitsIn(answer.groups, today)).toHaveLength(300);
    for (const compress of [brotliCompressSync, gzipSync]) {
      expect(compress(JSON.stringify(answer)).length).toBeLessThan(4096);
    }
  });
});
