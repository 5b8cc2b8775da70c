import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../lib/durations';
import { createPhone, REFUSED, startPhone } from './doubles/phone';
import { viewing } from './doubles/samples';
import type { Fate } from './doubles/server';
import { emptyStorage } from './doubles/storage';
import { captured, type LiveEntry, readEntry } from './entry';
import { FRESH_LINK } from './link-state';
import { leased, settled } from './policy';
import { edited, submissionPolicy } from './submission-policy';

beforeEach(emptyStorage);

const WRONG = viewing('+2348035550100');
const RIGHT = viewing('+2348035550199');

/** Captures a viewing whose first attempt meets this fate, after which the network is gone. */
async function noted(fate: Fate) {
  const phone = createPhone();
  const { clock, server, device, always } = phone;
  const tab = device.open();
  await clock.until(tab.outbox.start());
  server.fate = (_parcel, nth) => (nth === 1 ? fate : 'drop');
  await clock.until(tab.outbox.submit(WRONG));
  await clock.advance(30_000);
  return { ...phone, ...tab, always, sent: () => [...server.rows.values()] };
}

describe('a viewing that is corrected while nobody knows whether it was stored', () => {
  it.each<[string, Fate]>([
    ['and it was', 'lost'],
    ['and it was not', 'drop'],
    ['because there was no answer', 'stall'],
  ])('is one row with the correction: %s', async (_, fate) => {
    const { clock, outbox, always, sent } = await noted(fate);
    expect(await clock.until(outbox.edit(1, RIGHT, WRONG))).toBe('changed');
    always('stored');
    await clock.advance(60_000);
    expect(sent()).toMatchObject([{ submission: { phone: RIGHT.phone } }]);
    expect(outbox.status.getState()).toMatchObject({ waiting: 0, parked: 0, delivered: 1 });
  });

  it.each<[string, Fate[]]>([
    ['the answer to the first is lost again', ['lost']],
    ['the answer to the correction is lost', ['stored', 'lost']],
    ['both get lost in transit', ['drop', 'stored', 'drop']],
    ['there is no answer, time and again', ['stall', 'lost', 'stall']],
  ])('is one row with the last correction, though %s', async (_, fates) => {
    const { clock, outbox, server, sent } = await noted('lost');
    await clock.until(outbox.edit(1, viewing('+2348035550111'), WRONG));
    await clock.advance(1_000);
    expect(await clock.until(outbox.edit(1, RIGHT, viewing('+2348035550111')))).toBe('changed');
    server.fate = () => fates.shift() ?? 'stored';
    await clock.advance(300_000);
    expect(sent()).toMatchObject([{ submission: { phone: RIGHT.phone } }]);
    expect(outbox.status.getState()).toMatchObject({ waiting: 0, parked: 0, delivered: 1 });
  });

  it.each([20, 70, 120])(
    'is one row with the correction, though the browser is killed %i ms into the sending',
    async (ms) => {
      const { clock, outbox, kill, always, device, sent } = await noted('lost');
      await clock.until(outbox.edit(1, RIGHT, WRONG));
      always('stored');
      void outbox.flush('manual');
      await clock.advance(ms);
      kill();
      const later = device.open().outbox;
      await clock.until(later.start());
      await clock.advance(120_000);
      expect(sent()).toMatchObject([{ submission: { phone: RIGHT.phone } }]);
      expect(later.status.getState()).toMatchObject({ waiting: 0, parked: 0, delivered: 1 });
    },
  );

  it('goes out corrected under its id when what was sent first is refused', async () => {
    const { clock, outbox, server, sent } = await noted('drop');
    await clock.until(outbox.edit(1, RIGHT, WRONG));
    server.fate = ({ submission }) =>
      'phone' in submission && submission.phone === WRONG.phone ? REFUSED : 'stored';
    await clock.advance(60_000);
    expect(sent()).toMatchObject([{ submission: RIGHT }]);
    expect(new Set(server.requests.map(({ id }) => id)).size).toBe(1);
    expect(outbox.status.getState()).toMatchObject({ waiting: 0, parked: 0, delivered: 1 });
  });

  it('can be corrected again for fifteen minutes after it was sent', async () => {
    const { clock, outbox, always, sent } = await noted('lost');
    await clock.until(outbox.edit(1, RIGHT, WRONG));
    always('stored');
    await clock.advance(60_000);
    expect(await clock.until(outbox.edit(1, viewing('+2348035550122'), RIGHT))).toBe('changed');
    await clock.advance(10_000);
    expect(sent()).toMatchObject([{ submission: { phone: '+2348035550122', revision: 2 } }]);
  });
});

describe('a viewing that is corrected while it is being sent', () => {
  it.each<[string, Fate]>([
    ['arrives', 'stored'],
    ['arrives, and its answer is lost', 'lost'],
    ['is lost', 'drop'],
    ['hangs', 'stall'],
    ['is refused', REFUSED],
  ])('is one row with the correction, when what was sent first %s', async (_, fate) => {
    const { clock, server, outbox } = await startPhone();
    server.fate = (_parcel, nth) => (nth === 1 ? fate : 'stored');
    void outbox.submit(WRONG);
    await clock.advance(20);
    expect(await clock.until(outbox.edit(1, RIGHT, WRONG))).toBe('changed');
    await clock.advance(60_000);
    expect([...server.rows.values()]).toMatchObject([{ submission: RIGHT }]);
    expect(new Set(server.requests.map(({ id }) => id)).size).toBe(1);
    expect(outbox.status.getState()).toMatchObject({ waiting: 0, parked: 0, delivered: 1 });
  });
});

describe('what was sent first', () => {
  const NOW = Date.parse('2026-11-21T09:00:00Z');
  const unclear: LiveEntry = {
    seq: 1,
    ...captured('id', WRONG, NOW, { secret: 'secret' }),
    ambiguous: true,
  };
  const corrected = edited(unclear, RIGHT, () => 'new-id', NOW, WRONG);

  it('is read back, but unreadable to a release that does not know such corrections', () => {
    expect(corrected).toMatchObject({ id: 'id', submission: { ...RIGHT, first: WRONG } });
    expect(readEntry(structuredClone(corrected))).toEqual(corrected);
    const isEarlierRelease = Object.values(corrected?.submission ?? {}).every(
      (column) => Object(column) !== column,
    );
    expect(isEarlierRelease).toBe(false);
  });

  it.each([
    ['with a network', 2],
    ['without one', 0],
  ])('still counts as tried %s once it is corrected', (_, tries) => {
    const tried = { ...unclear, attempts: 2, tries };
    expect(edited(tried, RIGHT, () => '', NOW)).toMatchObject({ attempts: 0, tries });
  });

  it('has fifteen minutes from when it was stored, and a later correction is still sent', () => {
    if (!corrected) throw new Error('It can be corrected.');
    const late = NOW + 3_600_000;
    const sent = leased(corrected, 'me', NOW);
    const end = { link: FRESH_LINK, now: late, random: () => 1 };
    const next = settled(submissionPolicy, sent, sent, { kind: 'delivered' }, end);
    expect(next).toMatchObject({
      id: 'id',
      submission: { ...RIGHT, revision: 1 },
      secret: 'secret',
      amendUntil: NOW + 15 * 60_000,
      state: { kind: 'waiting', dueAt: late },
    });
    expect(next).not.toHaveProperty('submission.first');
  });
});

const other = { property_interest: 'Citadel Views', property_slug: 'citadel-views' };

it.each(['waits', 'was sent'])(
  'a correction from a tab that was opened before another correction leaves what the other tab corrected: it %s',
  async (how) => {
    const { clock, outbox, always, device, sent } = await noted(
      how === 'waits' ? 'drop' : 'stored',
    );
    await clock.until(outbox.edit(1, RIGHT, WRONG));
    await clock.advance(1_000);
    expect(await clock.until(device.open().outbox.edit(1, { ...WRONG, ...other }, WRONG))).toBe(
      'changed',
    );
    always('stored');
    await clock.advance(60_000);
    expect(sent()).toMatchObject([{ submission: { ...RIGHT, ...other } }]);
  },
);

describe('a correction that was refused for good', () => {
  const LATE: Fate = { kind: 'rejected', why: 'late', names: 'correct' };

  it('cannot be edited again, and is deleted when its day is over', async () => {
    const { clock, outbox, always, device } = await noted('stored');
    always(LATE);
    await clock.until(outbox.edit(1, RIGHT, WRONG));
    await clock.advance(1_000);
    expect(outbox.status.getState()).toMatchObject({ parked: 1 });
    expect(await clock.until(outbox.edit(1, RIGHT, WRONG))).toBe('gone');
    await clock.until(outbox.tidy());
    expect((await clock.until(outbox.readContents())).entries).toHaveLength(1);

    await clock.advance(DAY_MS);
    const next = device.open().outbox;
    await clock.until(next.start());
    expect((await clock.until(next.readContents())).entries).toEqual([]);
  });

  it.each<[string, Fate]>([
    ['it was a viewing that was refused', REFUSED],
    ['it can be mended', { ...LATE, why: 'Please check the phone number.', names: 'leads_phone' }],
  ])('is something else when %s: that stays', async (title, fate) => {
    const { clock, outbox, always, device } = await noted(
      title.includes('mended') ? 'stored' : fate,
    );
    always(fate);
    await clock.until(outbox.edit(1, RIGHT, WRONG));
    await clock.advance(48 * 60 * 60_000);
    const next = device.open().outbox;
    await clock.until(next.start());
    expect((await clock.until(next.readContents())).entries).toMatchObject([
      { state: { kind: 'parked' } },
    ]);
  });
});

it('a correction that, with another tab’s, would leave no way to reach anybody shows an error and changes nothing', async () => {
  const { clock, outbox, always, sent } = await noted('stored');
  always('stored');
  const opened = { ...WRONG, email: 'ada@example.com' };
  expect(await clock.until(outbox.edit(1, opened, WRONG))).toBe('changed');
  await clock.advance(1_000);
  expect(await clock.until(outbox.edit(1, WRONG, opened))).toBe('changed');
  await clock.advance(1_000);
  const noPhone = { ...opened, phone: null };
  expect(await clock.until(outbox.edit(1, noPhone, opened))).toMatchObject({
    kind: 'rejected',
    field: 'phone',
  });
  await clock.advance(1_000);
  expect(sent()).toMatchObject([{ submission: { phone: WRONG.phone, email: null } }]);
});
