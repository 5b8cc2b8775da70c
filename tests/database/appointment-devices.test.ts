import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { handed } from './support/door';
import { AT, CONSULTATION, confirm, LATER, move, openReceipts } from './support/receipts';

const { clear, corrects, db, does, ids, older, queued, sends, told, waits } = await openReceipts();
beforeEach(clear);

const at = (endpoint: string) => ({ endpoint, p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) });
const [ONE, OTHER] = [at('https://fcm.googleapis.com/one'), at('https://fcm.googleapis.com/other')];
/** Asks about a consultation, whose secret is its id unless it changed another; with a device, that one is told. */
const ask = (id: string, columns: { device?: unknown; secret?: string } = {}) =>
  handed(db, 'appointment', { id, secret: id, ...columns });
const devices = async () =>
  (await db.query('select endpoint, p256dh, auth from private.appointment_devices')).rows;

/** A consultation of which the first device is told. */
async function watched(columns = {}) {
  const id = await sends({ ...CONSULTATION, ...columns });
  expect(await ask(id, { device: ONE })).toMatchObject({ outcome: 'delivered', is_told: true });
  return id;
}

/** Sends what is due: to which device, and how far the appointment is agreed. */
async function pushed(outcome = 'sent'): Promise<string[]> {
  const { rows } = await db.query<{ id: string; said: string; whole: string }>(`
    select m ->> 'id' as id, m::text as whole, concat_ws(' ', split_part(m ->> 'endpoint', '/', 4), m #>> '{enquiry,state}') as said
    from jsonb_array_elements(public.take_mails('{appointment}')) as m`);
  await db.query('select public.settle_mails($1, $2)', [rows.map(({ id }) => id), outcome]);
  for (const { whole } of rows) expect(whole).not.toMatch(/buy|ada/i);
  return rows.map(({ said }) => said);
}

test('the last device that its secret named is told, until it names none; another’s secret changes nothing', async () => {
  const id = await watched();
  expect(await ask(id, { device: OTHER })).toMatchObject({ is_told: true });
  expect(await ask(id)).toMatchObject({ is_told: true });
  for (const device of [ONE, null])
    expect(await ask(id, { device, secret: randomUUID() })).toMatchObject({ why: 'unknown' });
  expect(await devices()).toEqual([OTHER]);
  await does(id, confirm(AT));
  expect(await pushed()).toEqual(['other confirmed']);
  await does(id, move(LATER));
  expect(await ask(id, { device: null })).toMatchObject({ is_told: false });
  expect(await pushed()).toEqual([]);
});

test('a device of no push service that we know, or with keys that are none, is told nothing', async () => {
  const id = await sends(CONSULTATION);
  for (const endpoint of ['https://push.example.com/a', 'http://fcm.googleapis.com/a', null])
    expect(await ask(id, { device: { ...ONE, endpoint } })).toMatchObject({ is_told: false });
  for (const wrong of [{ p256dh: 'BAAA' }, { auth: null }, at(`${ONE.endpoint}${'a'.repeat(999)}`)])
    await expect(ask(id, { device: { ...ONE, ...wrong } })).rejects.toThrow(/constraint/);
  expect(await devices()).toEqual([]);
});

test('what the staff confirm, move and cancel is told once each, also without an address, until the device is gone', async () => {
  const id = await watched({ email: null });
  for (const [event, state] of [
    [confirm(AT), 'confirmed'],
    [{ ...confirm(AT), kind: 'unconfirmed' }, 'asked'],
    [move(LATER), 'moved'],
    [move(null), 'cancelled'],
  ] as const) {
    await does(id, event);
    expect(await pushed(state === 'cancelled' ? 'gone' : 'sent')).toEqual([`one ${state}`]);
    expect(await pushed(), 'and not again').toEqual([]);
    if (state !== 'confirmed') continue;
    await does(id, { ...confirm(AT), kind: 'host', host: ids.colleague });
    expect(await pushed(), 'another host, whom no message names').toEqual([]);
  }
  expect(await told()).toEqual([]);
  expect(await ask(id)).toMatchObject({ state: 'cancelled', is_told: false });
});

test('that a time is no longer confirmed is told long after it was, also to a device named meanwhile', async () => {
  const id = await sends(CONSULTATION);
  await does(id, confirm(AT));
  await db.exec('delete from private.mails');
  await ask(id, { device: ONE });
  await does(id, { ...confirm(AT), kind: 'unconfirmed' });
  expect(await waits(), 'by e-mail as well').toEqual(
    Array(2).fill({ told: 'asked', was_at: new Date(AT) }),
  );
  expect(await pushed()).toEqual(['one asked']);
});

test('who wants to hear no more of a row that was deleted hears nothing once it is restored', async () => {
  const id = await watched();
  const isDeleted = (at: string) =>
    db.query(`update public.leads set deleted_at = ${at} where id = $1`, [id]);
  await isDeleted('now()');
  expect(await ask(id, { device: null })).toMatchObject({ why: 'unknown' });
  await isDeleted('null');
  expect(await ask(id)).toMatchObject({ is_told: false });
});

test('of what changes before it is told only the last is, and nothing that is no longer so or is old', async () => {
  const id = await watched();
  for (const event of [confirm(AT), move(LATER)]) await does(id, event);
  expect(await queued(), 'one to the address, one to the device').toBe(2);
  expect(await pushed()).toEqual(['one moved']);
  const other = await watched();
  for (const kind of ['confirmation', 'unconfirmed']) await does(other, { ...confirm(AT), kind });
  expect(await pushed(), 'never heard of').toEqual([]);
  await does(other, confirm(AT));
  await corrects(other, { appointment_at: LATER });
  expect(await pushed(), 'moved by the visitor meanwhile').toEqual([]);
  await does(other, confirm(LATER));
  await older(3);
  expect(await pushed(), 'old').toEqual([]);
});

test('a change that is a row of its own takes its device along; a device goes with its row, or 28 days after the appointment', async () => {
  const [first, over, erased] = [await watched(), await watched(), await watched()];
  const change = await sends({ ...CONSULTATION, secret: first });
  expect(await ask(change, { secret: first })).toMatchObject({ is_told: true });
  await db.query('delete from public.leads where id = $1', [erased]);
  expect(await devices()).toHaveLength(2);
  await db.exec(`update public.leads set created_at = now() - interval '60 days';
    update public.leads set appointment_at = now() - interval '29 days' where id = '${over}';
    delete from private.mails`);
  await does(change, move(null));
  await db.exec('delete from private.retention_runs; select public.run_retention()');
  for (const gone of [first, over]) expect(await ask(gone)).toMatchObject({ is_told: false });
  expect(await pushed(), 'what waits is told first').toEqual(['one cancelled']);
});
