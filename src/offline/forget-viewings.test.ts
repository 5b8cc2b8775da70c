import { beforeEach, expect, it } from 'vitest';
import { typedViewing } from '../domain/doubles/viewing';
import { viewingLead } from '../domain/viewing';
import { clearToday } from './clear-viewings';
import { CAPTURE_SETUP, correctionDraft, readCleared } from './cleared';
import { openPhone } from './doubles/phone';
import { emptyStorage } from './doubles/storage';
import { createDrafts } from './drafts';
import { CAPTURE_KIOSK, keepTexts, readTexts } from './kept-texts';
import { withPicture } from './stored-records';

beforeEach(emptyStorage);

/** A phone with a viewing that was sent, one with a picture that waits, and drafts. */
async function busyPhone() {
  const { clock, always, server, outbox } = openPhone();
  await clock.until(
    outbox.submit(viewingLead({ ...typedViewing, name: 'Sent Already', phone: '+2348035550141' })),
  );
  always('drop');
  const along = withPicture(new Uint8Array([1, 2, 3]).buffer, (_, entry) => ({
    ...entry,
    by: 'somebody-else',
    pass: 'their-pass',
  }));
  await clock.until(
    outbox.submit(
      viewingLead({ ...typedViewing, name: 'Still Waiting', phone: '+2348035550142' }),
      along,
    ),
  );
  const drafts = createDrafts(outbox);
  for (const name of ['capture', 'capture:2', correctionDraft(1)]) {
    await clock.until(drafts.write(name, { name: `Half Typed ${name}` }));
  }
  await clock.until(keepTexts(outbox, CAPTURE_SETUP, { agent: 'Agent Themselves' }, clock.now()));
  await clock.until(keepTexts(outbox, CAPTURE_KIOSK, { isOn: 'yes' }, clock.now()));
  const kept = async () =>
    JSON.stringify([
      await clock.until(outbox.readContents()),
      await clock.until(outbox.read((tx) => tx.objectStore('meta').getAll())),
    ]);
  return { outbox, clock, always, server, kept };
}

it('of what was sent or never saved nothing stays; what waits stays with its picture, whoever captured it, and is not named', async () => {
  const { outbox, clock, kept } = await busyPhone();
  expect(await kept()).toMatch(/Sent Already.*Agent Themselves.*Half Typed/s);
  await clock.until(outbox.forgetViewings());
  expect(await kept()).not.toMatch(/Sent Already|2348035550141|Agent Themselves|Half Typed/);
  expect(await clock.until(readTexts(outbox, CAPTURE_KIOSK))).toMatchObject({ isOn: 'yes' });
  const { entries, pictures } = await clock.until(outbox.readContents());
  expect(entries).toMatchObject([
    {
      isCleared: true,
      by: 'somebody-else',
      pass: 'their-pass',
      submission: { name: 'Still Waiting' },
    },
  ]);
  expect(pictures).toHaveLength(1);
  const cleared = await clock.until(readCleared(outbox));
  expect(cleared).toMatchObject({ times: 1, upTo: Math.max(...entries.map(({ seq }) => seq)) });
});

it('what waited goes out afterwards, and then nothing of it stays', async () => {
  const { outbox, clock, kept, server, always } = await busyPhone();
  await clock.until(outbox.forgetViewings());
  always('stored');
  for (const { seq } of (await clock.until(outbox.readContents())).entries) {
    await clock.until(outbox.retry(seq));
  }
  await clock.advance(120_000);
  expect([...server.rows.values()].length).toBeGreaterThanOrEqual(2);
  expect(await kept()).not.toMatch(/Still Waiting|2348035550142|secret|their-pass/);
});

it('what is being sent at that moment is erased with the answer', async () => {
  const { outbox, clock, kept, always } = await busyPhone();
  always('stored');
  const [, waiting] = (await clock.until(outbox.readContents())).entries;
  await clock.until(outbox.retry(waiting?.seq ?? 0));
  await clock.until(outbox.forgetViewings());
  await clock.advance(120_000);
  expect(await kept()).not.toMatch(/Still Waiting|2348035550142/);
});

it('what was discarded before comes back without its name, and without what the sign-out erased', async () => {
  const { outbox, clock, kept } = await busyPhone();
  const [, waiting] = (await clock.until(outbox.readContents())).entries;
  const { undo } = await clock.until(outbox.discard(waiting?.seq ?? 0));
  await clock.until(outbox.forgetViewings());
  expect(await kept()).not.toContain('Still Waiting');
  await clock.until(undo());
  const { entries, pictures } = await clock.until(outbox.readContents());
  expect(entries).toMatchObject([{ isCleared: true, submission: { name: 'Still Waiting' } }]);
  expect(pictures).toHaveLength(1);
});

it('a list that was cleared before the sign-out does not come back by its undo', async () => {
  const { outbox, clock, kept } = await busyPhone();
  const { undo } = await clock.until(clearToday(outbox));
  await clock.until(outbox.forgetViewings());
  const now = { cleared: await clock.until(readCleared(outbox)) };
  expect(await clock.until(undo?.() ?? Promise.reject(new Error('No way back.')))).toEqual(now);
  expect(await kept()).not.toMatch(/Sent Already|2348035550141|Half Typed/);
  const { entries } = await clock.until(outbox.readContents());
  expect(entries).toMatchObject([{ isCleared: true, submission: { name: 'Still Waiting' } }]);
});
