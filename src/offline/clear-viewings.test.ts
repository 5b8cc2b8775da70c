import { beforeEach, expect, it } from 'vitest';
import { typedViewing } from '../domain/doubles/viewing';
import { viewingLead } from '../domain/viewing';
import { clearToday, forgetCorrections } from './clear-viewings';
import { correctionDraft } from './cleared';
import { busyPhone } from './doubles/busy-phone';
import type { TypedOutbox } from './doubles/device';
import { emptyStorage } from './doubles/storage';

beforeEach(emptyStorage);

it('clearing the day’s list deletes sent names and drafts, and keeps what is still to be sent', async () => {
  const { outbox, clock, kept, drafts } = await busyPhone();
  const { cleared } = await clock.until(clearToday(outbox));
  expect(cleared).toEqual({ upTo: 3, times: 1, undone: 0 });
  expect(await kept()).not.toMatch(/Sent Already|Half Typed/);
  for (const form of ['capture', 'correction']) {
    expect(await clock.until(drafts.filled(form))).toEqual([]);
  }
  expect((await clock.until(outbox.readContents())).entries).toMatchObject([
    { seq: 3, isCleared: true, submission: { name: 'Still Waiting' } },
  ]);
});

const WAYS: [string, (outbox: TypedOutbox) => Promise<unknown>][] = [
  ['a clearing', clearToday],
  ['a sign-out', (outbox) => outbox.forgetViewings()],
];

it.each(WAYS)(
  'what waited at %s is sent, and then erased: neither name, number nor secret stays',
  async (_, clear) => {
    const { outbox, clock, kept, server, always } = await busyPhone();
    await clock.until(clear(outbox));
    always('stored');
    await clock.until(outbox.retry(3));
    await clock.advance(60_000);
    expect(server.rows.size).toBe(2);
    expect((await clock.until(outbox.readContents())).entries).toMatchObject([
      { seq: 2, state: { kind: 'delivered' }, subject: { kind: 'picture' } },
      { seq: 3, state: { kind: 'delivered' }, subject: { kind: 'viewing' } },
    ]);
    expect(await kept()).not.toMatch(/Still Waiting|2348035550142|secret|their-pass/);
  },
);

it.each(WAYS)('what was being sent at %s is erased with the answer', async (_, clear) => {
  const { outbox, clock, kept, always } = await busyPhone();
  always('stored');
  await clock.until(outbox.retry(3));
  const state = async () => (await clock.until(outbox.readContents())).entries[1]?.state.kind;
  expect(await state()).toBe('sending');
  await clock.until(clear(outbox));
  await clock.advance(1_000);
  expect(await kept()).not.toMatch(/Still Waiting|2348035550142|secret/);
});

it('after undoing a clearing, what waits is listed by name again, and can be corrected once it is sent', async () => {
  const { outbox, clock, always } = await busyPhone();
  const { undo } = await clock.until(clearToday(outbox));
  await clock.until(undo?.() ?? Promise.reject(new Error('No way back.')));
  always('stored');
  await clock.until(outbox.retry(3));
  await clock.advance(60_000);
  const { entries } = await clock.until(outbox.readContents());
  expect(entries[2]).toMatchObject({
    subject: { name: 'Still Waiting' },
    kept: { secret: expect.any(String) },
  });
});

it('clearing the day’s list can be undone, even after another capture', async () => {
  const { outbox, clock, drafts } = await busyPhone();
  const before = await clock.until(outbox.readContents());
  const { undo } = await clock.until(clearToday(outbox));
  await clock.until(outbox.keep(viewingLead({ ...typedViewing, name: 'Next' })));
  expect(await clock.until(undo?.() ?? Promise.reject(new Error('No way back.')))).toEqual({
    cleared: { upTo: 0, times: 1, undone: 1 },
  });
  const { entries } = await clock.until(outbox.readContents());
  expect(entries.slice(0, 2).map(({ id }) => id)).toEqual(before.entries.map(({ id }) => id));
  expect(await clock.until(drafts.filled('capture'))).toEqual(['capture', 'capture:2']);
  expect(await clock.until(drafts.filled('correction'))).toEqual(['correction:3']);
});

it('undoing a clearing keeps what was typed since, and restores the rest', async () => {
  const { outbox, clock, drafts } = await busyPhone();
  const { undo } = await clock.until(clearToday(outbox));
  await clock.until(drafts.write('capture:2', { name: 'Somebody New' }));
  await clock.until(undo?.() ?? Promise.reject(new Error('No way back.')));
  expect(await clock.until(drafts.read('capture'))).toEqual({ name: 'Half Typed capture' });
  expect(await clock.until(drafts.read('capture:2'))).toEqual({ name: 'Somebody New' });
});

it('the draft of a correction is deleted once the correction can no longer be made', async () => {
  const { outbox, clock, drafts } = await busyPhone();
  await clock.until(drafts.write(correctionDraft(1), { name: 'Sent, and half-corrected' }));
  await clock.until(forgetCorrections(outbox, clock.now()));
  expect(await clock.until(drafts.filled('correction'))).toEqual(['correction:1', 'correction:3']);
  await clock.until(forgetCorrections(outbox, clock.now() + 16 * 60_000));
  expect(await clock.until(drafts.filled('correction'))).toEqual(['correction:3']);
  expect(await clock.until(drafts.filled('capture'))).toHaveLength(2);
});

it('clearings are undone one after the other, the last one first', async () => {
  const { outbox, clock, kept } = await busyPhone();
  const first = await clock.until(clearToday(outbox));
  const second = await clock.until(clearToday(outbox));
  await clock.until(first.undo?.() ?? Promise.reject(new Error('No way back.')));
  expect(await kept()).not.toMatch(/Sent Already|Half Typed/);
  for (const { undo } of [second, first]) {
    await clock.until(undo?.() ?? Promise.reject(new Error('No way back.')));
  }
  expect(await kept()).toMatch(/Sent Already.*Half Typed/s);
});
