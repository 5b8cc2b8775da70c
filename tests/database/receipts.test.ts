import { beforeEach, expect, test } from 'vitest';
import { AT, CONSULTATION, confirm, ENQUIRY, LATER, move, openReceipts } from './support/receipts';
import type { EventColumns } from './support/team';

const { db, clear, corrects, does, event, ids, older, queued, sends, told, waits } =
  await openReceipts();
beforeEach(clear);

test('an enquiry, a tour and a consultation are told once, without a word of the visitor’s; a replay, a chat, a capture and what is refused are not', async () => {
  const id = await sends(CONSULTATION);
  expect(await told()).toEqual([`ada consultation asked ${AT} 0`]);
  await sends(CONSULTATION, id);
  await sends(ENQUIRY);
  const interest = { property_slug: 'bloom-towers', property_interest: 'Buy, now W09-02' };
  await sends({ ...ENQUIRY, ...interest, kind: 'tour', email: 'ben' });
  await sends({ ...ENQUIRY, email: 'no address' });
  for (const source of ['whatsapp', 'call', 'viewing']) await sends({ source });
  expect(await told()).toEqual(['ada enquiry 0', 'ben tour W09-02 0']);
  expect(await told()).toEqual([]);
  const senders = async () => (await db.query('select kind from public.mail_senders')).rows;
  expect(await senders(), 'the staff know that they are sent').toEqual([{ kind: 'receipt' }]);
  await sends(ENQUIRY);
  await db.exec(`update private.mails set attempts = 1 where state = 'waiting'; delete from public.mail_senders;
    select public.take_mails('{receipt,receipt,other}')`);
  expect(await senders(), 'and whether they are tried in vain').toEqual([{ kind: 'other' }]);
  await db.exec(`select public.settle_mails(array(select id from private.mails), 'sent')`);
  expect(await senders()).toEqual([{ kind: 'other' }, { kind: 'receipt' }]);
});

test('what the staff confirm, move or cancel is told once each, and nothing else that they do', async () => {
  const id = await sends(CONSULTATION);
  const steps: [event: EventColumns, said?: string][] = [
    [{ kind: 'note', body: 'Nice' }, `asked ${AT} 0`],
    [{ id, ...confirm(AT) }, `confirmed ${AT} 1`],
    [{ ...confirm(AT), kind: 'host', host: ids.colleague }, `confirmed ${AT} 2`],
    [{ ...confirm(AT), kind: 'unconfirmed' }, `asked ${AT} 3`],
    [confirm(AT), `confirmed ${AT} 4`],
    [move(LATER), `moved ${LATER} 5`],
    [move(null), `cancelled ${LATER} 6`],
  ];
  for (const [step, said] of steps) {
    await does(id, step);
    expect(await told()).toEqual(said ? [`ada consultation ${said}`] : []);
  }
  expect(await event('agent', { id, lead_id: id, ...confirm(AT) })).toBe('23505');
  expect(await told()).toEqual([]);
});

test('of what changes before it is told only the last is, and nothing that is no longer so', async () => {
  const id = await sends(CONSULTATION);
  for (const step of [move(LATER), confirm(LATER)]) await does(id, step);
  expect(await queued()).toBe(1);
  await does(id, { ...confirm(LATER), kind: 'unconfirmed' });
  expect(await told()).toEqual([`ada consultation asked ${LATER} 3`]);
  const { rows } = await db.query('select was_at from private.mails');
  expect(rows, 'nobody was told that it was confirmed').toEqual([{ was_at: null }]);
});

test('what was replaced unheard is no time of before, and an unheard host does not hide what was confirmed', async () => {
  const id = await sends({ source: 'whatsapp', kind: 'tour' });
  await told();
  for (const step of [move(AT), move(LATER)]) await does(id, step);
  const before = async () => (await waits()).map(({ told, was_at }) => [told, was_at?.toJSON()]);
  expect(await before(), 'suggested').toEqual([['moved', undefined]]);
  await does(id, confirm(LATER));
  expect(await told()).toHaveLength(1);
  await does(id, { ...confirm(LATER), kind: 'host', host: ids.colleague });
  await does(id, { ...confirm(LATER), kind: 'unconfirmed' });
  expect(await before(), 'not confirmed any more').toEqual([['asked', LATER]]);
});

test('who cancels with another address is told nothing; an address that is added is told', async () => {
  const [one, other] = [await sends(CONSULTATION), await sends({ ...CONSULTATION, email: null })];
  await told();
  await corrects(one, { appointment_at: null, name: 'Ben', email: 'ben@example.com' });
  await corrects(other, { name: 'Ben', email: 'ben@example.com' });
  expect(await told()).toEqual([`ben consultation asked ${AT} 1`]);
});

test('of what visitors change themselves the receipt tells, or another for another time', async () => {
  const [one, other] = [await sends(CONSULTATION), await sends(CONSULTATION)];
  await corrects(one, { appointment_at: LATER });
  await corrects(other, { appointment_at: null });
  expect(await told()).toEqual([`ada consultation asked ${LATER} 1`]);
  await does(one, confirm(LATER));
  await told();
  await does(one, { ...confirm(LATER), kind: 'host', host: ids.colleague });
  await corrects(one, { appointment_at: AT }, 2);
  const before = (await waits()).map(({ was_at }) => was_at);
  expect(before, 'their own move is no change of ours').toEqual([null, null]);
  expect(await told()).toEqual([`ada consultation asked ${AT} 4`]);
  await corrects(one, { appointment_at: null }, 3);
  expect(await told()).toEqual([]);
});

test('an address gets six receipts a day, whoever asks for them, and always hears of what the staff do', async () => {
  const id = await sends(CONSULTATION);
  for (let n = 0; n < 7; n += 1) await sends(ENQUIRY);
  await sends({ ...ENQUIRY, email: 'ben' });
  expect(await told()).toHaveLength(7);
  await does(id, confirm(AT));
  expect(await told()).toEqual([`ada consultation confirmed ${AT} 1`]);
  const other = await sends({ ...CONSULTATION, email: 'ben' });
  await does(other, confirm(AT));
  await corrects(other, { name: 'Ada', email: 'ada@example.com' });
  expect(await told()).toEqual([`ada consultation confirmed ${AT} 2`]);
  const third = await sends({ ...CONSULTATION, email: 'cem' });
  await told();
  await does(third, confirm(AT));
  await db.exec(`update private.mails set attempts = 1 where state = 'waiting'`);
  await corrects(third, { name: 'Ada', email: 'ada@example.com' });
  expect(await told(), 'what was tried is no way round the limit').toEqual([]);
  await older(1);
  await sends(ENQUIRY);
  expect(await told()).toHaveLength(1);
});

test('one client makes us write to twenty addresses at once', async () => {
  for (let n = 0; n < 22; n += 1) await sends({ ...ENQUIRY, email: `ada${n}` });
  expect(await queued()).toBe(20);
});

test('nothing is told of what was deleted, to an address that was corrected, or three days late, but to the right one; what is erased leaves the queue', async () => {
  await sends(ENQUIRY);
  await older(3);
  const [id, corrected] = [await sends(CONSULTATION), await sends(CONSULTATION)];
  expect(await event('admin', { lead_id: id, kind: 'deletion' })).toBe('ok');
  await corrects(corrected, { name: 'Ben', email: 'ben@example.com' });
  expect(await told()).toEqual([`ben consultation asked ${AT} 1`]);
  await db.exec('select public.run_retention()');
  expect(await queued()).toBe(2);
  await clear();
  expect(await queued()).toBe(0);
});
