import { beforeEach, expect, test } from 'vitest';
import { openTeam } from './support/team';

const team = await openTeam();
beforeEach(team.clear);

/** Some Monday three weeks from now. */
const MONDAY = (() => {
  const day = new Date(Date.now() + 21 * 86_400_000);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
})();
const at = (time: string) => `${MONDAY}T${time}:00+01:00`;

const book = (time: string, columns: Record<string, unknown> = {}) =>
  team.arrived('leads', { kind: 'consultation', appointment_at: at(time), ...columns });

type Slot = { office: string; starts_at: Date; taken: number; places: number };

async function fullSlots(since = MONDAY, until = MONDAY) {
  const sql = `select * from public.full_slots($1, $2)`;
  const { rows } = await team.db.query<Slot>(sql, [since, until]);
  return rows.map(({ office, starts_at, taken, places }) => ({
    office,
    at: starts_at.toISOString(),
    taken,
    places,
  }));
}
const utc = (time: string) => new Date(at(time)).toISOString();

test('a time is full once its office has no place left, and the other office is not', async () => {
  await book('10:00');
  expect(await fullSlots()).toEqual([]);
  await book('10:00', { office: 'lagos' });
  await book('11:00', { office: 'london' });
  expect(await fullSlots()).toEqual([
    { office: 'lagos', at: utc('10:00'), taken: 2, places: 2 },
    { office: 'london', at: utc('11:00'), taken: 1, places: 1 },
  ]);
});

test('what arrives for a full time is stored, and counted as over its places', async () => {
  for (const _ of [1, 2, 3]) await book('10:00');
  expect(await fullSlots()).toEqual([{ office: 'lagos', at: utc('10:00'), taken: 3, places: 2 }]);
});

test('a moved, cancelled, deleted or merged consultation takes no place', async () => {
  const kept = await book('10:00');
  const gone = await book('10:00');
  const set = (columns: string) =>
    team.db.query(`update public.leads set ${columns} where id = $1`, [gone]);
  expect(await fullSlots()).toHaveLength(1);
  await set(`appointment_at = '${at('11:00')}'`);
  expect(await fullSlots()).toEqual([]);
  await set(`appointment_at = '${at('10:00')}', deleted_at = now()`);
  expect(await fullSlots()).toEqual([]);
  await set(`deleted_at = null, merged_into = '${kept}'`);
  expect(await fullSlots()).toEqual([]);
  await set(`merged_into = null`);
  expect(await fullSlots()).toHaveLength(1);
  await set(`appointment_at = null`);
  expect(await fullSlots()).toEqual([]);
});

test('other kinds of appointments take no place', async () => {
  await book('10:00', { kind: 'viewing' });
  await book('10:00', { kind: 'tour' });
  expect(await fullSlots()).toEqual([]);
});

test('days begin and end at midnight in Lagos', async () => {
  for (const time of ['00:00', '00:00', '23:59', '23:59']) await book(time);
  expect(await fullSlots()).toHaveLength(2);
  const day = new Date(MONDAY);
  const other = (by: number) =>
    new Date(day.getTime() + by * 86_400_000).toISOString().slice(0, 10);
  expect(await fullSlots(other(-1), other(-1))).toEqual([]);
  expect(await fullSlots(other(1), other(1))).toEqual([]);
});

test.each([
  ['a range of more than 400 days', `full_slots('2026-01-01', '2027-02-06')`, 'PT400'],
  ['a range that ends before it begins', `full_slots('2026-01-02', '2026-01-01')`, 'PT400'],
  ['a range without an end', `full_slots('2026-01-01', null)`, 'PT400'],
  ['an office that is spelt otherwise', `set_places('Lagos', 2)`, 'PT422'],
])('%s is refused', async (_, call, code) => {
  await expect(team.db.query(`select * from public.${call}`)).rejects.toMatchObject({ code });
});

test('a year of full times is read from an index', async () => {
  await team.db.exec(`
    insert into public.leads (name, source, kind, appointment_at)
      select 'Ada', 'whatsapp', case when n % 20 = 0 then 'consultation' else 'chat' end,
        case when n % 20 = 0 then now() + n * interval '1 minute' end
      from generate_series(1, 3000) as n;
    analyze public.leads`);
  const { rows } = await team.db.query<{ 'QUERY PLAN': string }>(`
    explain select count(*) from public.leads l
      where l.kind = 'consultation' and l.deleted_at is null
        and l.appointment_at >= now() and l.appointment_at < now() + interval '20 days'`);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('leads_taken_slots_idx');
});
