import { beforeEach, expect, it } from 'vitest';
import { clearToday } from './clear-viewings';
import { CAPTURE_SETUP, readCleared } from './cleared';
import { busyPhone } from './doubles/busy-phone';
import { emptyStorage } from './doubles/storage';
import { CAPTURE_KIOSK, keepTexts, readTexts } from './kept-texts';

beforeEach(emptyStorage);

/** The same phone, handed over at a viewing whose property and agent it keeps. */
async function handedOver() {
  const phone = await busyPhone();
  const { clock, outbox } = phone;
  await clock.until(keepTexts(outbox, CAPTURE_SETUP, { agent: 'Agent Themselves' }, clock.now()));
  await clock.until(keepTexts(outbox, CAPTURE_KIOSK, { isOn: 'yes' }, clock.now()));
  return phone;
}

it('of what was sent or never saved nothing stays; what waits stays with its picture, whoever captured it, and is not named', async () => {
  const { outbox, clock, kept } = await handedOver();
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
