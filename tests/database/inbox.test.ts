import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BOOT_TIMEOUT_MS } from './support/backend';
import {
  type EventColumns,
  type InboxTable,
  keyOf,
  type Member,
  openTeam,
  type Team,
} from './support/team';

let team: Team;
beforeAll(async () => {
  team = await openTeam();
}, BOOT_TIMEOUT_MS);
afterAll(() => team.close());
beforeEach(() => team.db.exec('delete from public.leads; delete from public.contacts'));

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
/** A day by the calendar in Lagos. */
const lagosDay = (days: number) =>
  new Date(Date.now() + days * DAY_MS + 3_600_000).toISOString().slice(0, 10);

async function counts(member: Member): Promise<unknown> {
  const [row] = await team.read<{ counts: unknown }>(
    member,
    'select public.inbox_counts() as counts',
  );
  return row?.counts;
}

describe('what needs an answer', () => {
  test('is what is new, and what is due by today in Lagos', async () => {
    await team.arrived('leads');
    await team.arrived('leads', { follow_up_on: lagosDay(0), status: 'contacted' });
    await team.arrived('leads', { follow_up_on: lagosDay(-1), status: 'contacted' });
    await team.arrived('leads', { follow_up_on: lagosDay(1), status: 'contacted' });
    await team.arrived('contacts');
    await team.arrived('contacts', { deleted_at: inDays(0) });
    await team.arrived('contacts', { follow_up_on: lagosDay(0), status: 'contacted' });
    expect(await counts('admin')).toEqual({
      new_leads: 1,
      new_contacts: 1,
      due_leads: 2,
      due_contacts: 1,
      qualified: [],
    });
  });

  test('is as many rows as the lists that it leads to', async () => {
    for (const table of ['leads', 'contacts'] as const) {
      await team.arrived(table);
      await team.arrived(table, { assignee: team.ids.colleague });
      await team.arrived(table, { follow_up_on: lagosDay(0), status: 'contacted' });
    }
    for (const member of ['admin', 'agent'] as const) {
      const found = (call: string) => team.read(member, `select id from public.${call}`);
      const today = `due_by => '${lagosDay(0)}'`;
      expect(await counts(member)).toMatchObject({
        new_leads: (await found(`search_leads(status => 'new')`)).length,
        new_contacts: (await found(`search_contacts(status => 'new')`)).length,
        due_leads: (await found(`search_leads(${today})`)).length,
        due_contacts: (await found(`search_contacts(${today})`)).length,
      });
    }
    expect(await counts('agent')).toMatchObject({ new_leads: 1, new_contacts: 1 });
    expect(await counts('admin')).toMatchObject({ new_leads: 2, new_contacts: 2 });
  });

  test('names the properties that qualified leads ask for, most wanted first', async () => {
    const hot = (columns: EventColumns) =>
      team.arrived('leads', { status: 'qualified', ...columns });
    await hot({ property_slug: 'bloom-towers' });
    await hot({ property_slug: 'citadel-views' });
    await hot({ property_slug: 'citadel-views' });
    await hot({ property_slug: 'citadel-views', assignee: team.ids.colleague });
    await hot({});
    expect(await counts('admin')).toMatchObject({
      qualified: [
        { property: 'citadel-views', leads: 3 },
        { property: 'bloom-towers', leads: 1 },
      ],
    });
    expect(await counts('agent')).toMatchObject({
      qualified: [
        { property: 'citadel-views', leads: 2 },
        { property: 'bloom-towers', leads: 1 },
      ],
    });
  });
});

describe('what is to be held', () => {
  const upcoming = async (member: Member, since = inDays(0)) =>
    (await team.read<{ id: string }>(member, 'select id from public.upcoming($1)', [since])).map(
      ({ id }) => id,
    );

  test('is listed by its time, whichever table it is in, and whether it has a time or a day', async () => {
    const late = await team.arrived('leads', { kind: 'consultation', appointment_at: inDays(9) });
    const soon = await team.arrived('contacts', { kind: 'viewing', appointment_at: inDays(1) });
    const tour = await team.arrived('contacts', { kind: 'tour', preferred_date: lagosDay(4) });
    const date = await team.arrived('leads', { kind: 'consultation', preferred_date: lagosDay(6) });
    await team.arrived('leads', { kind: 'consultation', appointment_at: inDays(-1) });
    await team.arrived('contacts', { kind: 'tour', preferred_date: lagosDay(-1) });
    await team.arrived('leads', { kind: 'chat' });
    expect(await upcoming('admin')).toEqual([soon, tour, date, late]);
  });

  test('has the whole of the first day', async () => {
    const today = await team.arrived('contacts', { kind: 'tour', preferred_date: lagosDay(0) });
    expect(await upcoming('admin')).toEqual([today]);
  });

  test.each<InboxTable>(['leads', 'contacts'])(
    'of %s moves, and goes when it is cancelled',
    async (table) => {
      const key = keyOf(table);
      const id = await team.arrived(table, { kind: 'tour', preferred_date: lagosDay(3) });
      const to = inDays(5);
      const move = (appointment_at: string | null) =>
        team.event('agent', { [key]: id, kind: 'appointment', appointment_at });
      expect(await move(to)).toBe('ok');
      expect(await upcoming('admin')).toEqual([id]);
      expect(await upcoming('admin', inDays(4)), 'by its time, not the day asked for').toEqual([
        id,
      ]);
      expect(await move(null)).toBe('ok');
      expect(await upcoming('admin'), 'not on the day asked for either').toEqual([]);
    },
  );

  test('shows an agent nothing of a colleague’s', async () => {
    const at = { kind: 'tour', appointment_at: inDays(2) };
    await team.arrived('contacts', { ...at, assignee: team.ids.colleague });
    const mine = await team.arrived('leads', { ...at, assignee: team.ids.agent });
    expect(await upcoming('agent')).toEqual([mine]);
    expect(await upcoming('user')).toEqual([]);
  });
});

test('enquiries of one person are counted across both tables, as far as one may see them', async () => {
  const phone = { phone: '+2348031234567' };
  await team.arrived('leads', phone);
  await team.arrived('leads', { phone: '0803 123 4567', assignee: team.ids.colleague });
  await team.arrived('contacts', { phone: '00234 803 123 4567', email: 'other@example.com' });
  await team.arrived('contacts', { email: 'bisi@example.com', deleted_at: inDays(0) });
  const of = (member: Member) =>
    team.read(
      member,
      `select * from public.enquiries_of(array['+2348031234567', 'bisi@example.com', null])`,
    );
  const [lead] = await team.read<{ person: string }>(
    'admin',
    'select person from public.leads limit 1',
  );
  expect(lead?.person).toBe('+2348031234567');
  expect(await of('admin')).toEqual([{ person: '+2348031234567', enquiries: 2 }]);
  expect(await of('agent')).toEqual([{ person: '+2348031234567', enquiries: 2 }]);
  expect(await of('user')).toEqual([]);
});
