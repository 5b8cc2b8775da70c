import { afterAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/lib/durations';
import { ago, type EventColumns, keyOf, openTeam } from './support/team';

const team = await openTeam();
afterAll(() => team.close());

describe.each(['leads', 'contacts'] as const)('the clock of the first answer (%s)', (table) => {
  const key = keyOf(table);

  test.each<[string, EventColumns]>([
    ['a call, whoever picked up', { kind: 'call', outcome: 'no_answer' }],
    ['a message', { kind: 'whatsapp' }],
    ['a visit', { kind: 'visit' }],
    ['a status that says so', { kind: 'status', status: 'contacted' }],
  ])('is stopped by %s', async (_, columns) => {
    const id = await team.arrived(table);
    const captured_at = ago(20);
    await team.event('agent', { [key]: id, captured_at, ...columns });
    expect(await team.row(table, id)).toMatchObject({ first_answered_at: new Date(captured_at) });
  });

  test.each<[string, EventColumns]>([
    ['a note', { kind: 'note', body: 'Ring tomorrow' }],
    ['a new owner', { kind: 'assignment' }],
    ['a plan', { kind: 'follow_up' }],
  ])('goes on after %s', async (_, columns) => {
    const id = await team.arrived(table);
    await team.event('agent', { [key]: id, ...columns });
    expect(await team.row(table, id)).toMatchObject({ first_answered_at: null });
  });

  test('is not set again by a later answer, a new owner or a status that is taken back', async () => {
    const id = await team.arrived(table);
    const first = ago(50);
    await team.event('agent', { [key]: id, kind: 'call', captured_at: first });
    await team.event('agent', { [key]: id, kind: 'visit', captured_at: ago(10) });
    await team.event('agent', { [key]: id, kind: 'assignment', assignee: team.ids.colleague });
    await team.event('admin', { [key]: id, kind: 'status', status: 'new' });
    expect(await team.row(table, id)).toMatchObject({ first_answered_at: new Date(first) });
  });

  test('counts the answer of the phone that answered first and arrived second', async () => {
    const id = await team.arrived(table);
    const first = ago(600);
    await team.event('colleague', { [key]: id, kind: 'call', captured_at: ago(500) });
    await team.event('agent', { [key]: id, kind: 'call', captured_at: first });
    await team.event('admin', { [key]: id, kind: 'whatsapp', captured_at: ago(550) });
    expect(await team.row(table, id)).toMatchObject({ first_answered_at: new Date(first) });
  });

  test('is not set back by who has answered already, in one request or in several', async () => {
    const id = await team.arrived(table);
    const answered = ago(5);
    const call = (captured_at: string) => ({ [key]: id, kind: 'call', captured_at });
    await team.event('agent', call(answered));
    await team.event('agent', call(ago(700)));
    await team.event('agent', { ...call(ago(800)), kind: 'status', status: 'contacted' });
    await team.events('agent', [call(ago(900)), call(ago(1000))]);
    expect(await team.row(table, id)).toMatchObject({ first_answered_at: new Date(answered) });
    expect(await team.history(id)).toHaveLength(5);
  });

  test.each([
    ['the first to arrive', false],
    ['behind a colleague’s', true],
  ])('goes back a day from its arrival at most: an answer, %s', async (_, isSecond) => {
    const id = await team.arrived(table);
    if (isSecond) await team.event('admin', { [key]: id, kind: 'call', captured_at: ago(10) });
    await team.event('agent', { [key]: id, kind: 'call', captured_at: ago(2000) });
    const { first_answered_at } = await team.row(table, id);
    const waited = Date.now() - Number(first_answered_at);
    expect(waited).toBeGreaterThanOrEqual(DAY_MS);
    expect(waited).toBeLessThan(DAY_MS + 60_000);
  });

  test('does not go back to before the row', async () => {
    const id = await team.arrived(table, { created_at: ago(100), captured_at: ago(100) });
    await team.event('agent', { [key]: id, kind: 'call', captured_at: ago(900) });
    const row = await team.row(table, id);
    expect(row['first_answered_at']).toEqual(row['created_at']);
  });
});
