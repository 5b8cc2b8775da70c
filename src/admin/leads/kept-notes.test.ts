import { beforeEach, expect, it, vi } from 'vitest';
import { takePlace } from '../../forms/draft-place';
import { createLocks } from '../../offline/doubles/locks';
import { emptyStorage } from '../../offline/doubles/storage';
import { createStaffCopy, eraseStaffCopy, keptKeys } from '../../staff-copy/staff-copy';
import { createKeptNotes } from './kept-notes';

const basis = { seen: '2026-11-21 09:00:00+00', shown: '' };
const KEY = 'notes:ada';

beforeEach(async () => {
  emptyStorage();
  await eraseStaffCopy();
});

/** A device on which one lead may be open in several tabs. */
function device({ withLocks = true } = {}) {
  const locks = createLocks();
  const copy = createStaffCopy('staff');
  const tab = () => {
    const owner = {};
    const notes = createKeptNotes({
      copy,
      onKept() {},
      takePlace: (last, mayAdopt) =>
        takePlace(KEY, {
          locks: withLocks ? locks.of(owner) : undefined,
          remembered: (mayAdopt && last) || null,
          patience: AbortSignal.timeout(1_000),
          remember() {},
          filled: () => keptKeys(KEY),
          mayAdopt,
        }),
    });
    return { ...notes, die: () => locks.release(owner) };
  };
  const shown = (one: ReturnType<typeof tab>) => one.state.getState().typed?.notes;
  const keptIn = async (key: string) => (await copy.read(key))?.value;
  return { tab, shown, keptIn };
}

const typed = (notes: string) => ({ notes, basis });
const isKept = (one: { state: { getState(): { isKept: boolean } } }) =>
  vi.waitFor(() => expect(one.state.getState().isKept).toBe(true));

it.each(['forget', 'settle'] as const)(
  'notes of one lead in two tabs are kept apart, and the one leaves the other’s alone (%s)',
  async (end) => {
    const { tab, shown, keptIn } = device();
    const [first, second] = [tab(), tab()];
    for (const [one, words] of [
      [first, 'Wants two rooms'],
      [second, 'Asks for a plan'],
    ] as const) {
      one.open();
      one.type(typed(words), true);
      await isKept(one);
    }
    if (end === 'forget') first.forget();
    else first.settle('Wants two rooms', basis);
    await vi.waitFor(async () => expect(await keptIn(KEY)).toBeUndefined());
    second.die();
    const next = tab();
    next.open();
    await isKept(next);
    expect(shown(next)).toBe('Asks for a plan');
  },
);

it('where tabs share one place, what another one has typed there since is not taken away', async () => {
  const { tab, keptIn } = device({ withLocks: false });
  const [first, second] = [tab(), tab()];
  first.open();
  second.open();
  first.type(typed('Wants two rooms'), true);
  await isKept(first);
  second.type(typed('Asks for a plan'), true);
  await isKept(second);
  first.settle('Wants two rooms', basis);
  first.open();
  await vi.waitFor(async () => expect(await keptIn(KEY)).toEqual(typed('Asks for a plan')));
  second.forget();
  await vi.waitFor(async () => expect(await keptIn(KEY)).toBeUndefined());
});

it('when notes sent from a closed editor are saved, those typed since it was reopened stay', async () => {
  const { tab, keptIn } = device();
  const one = tab();
  const close = one.open();
  one.type(typed('Wants two'), true);
  await isKept(one);
  close();
  await vi.waitFor(() => expect(one.state.getState().typed).toBeUndefined());
  one.open();
  await isKept(one);
  one.type(typed('Wants two rooms'), true);
  const saved = { ...basis, shown: 'Wants two' };
  one.settle('Wants two', saved);
  await vi.waitFor(async () =>
    expect(await keptIn(KEY)).toEqual({ notes: 'Wants two rooms', basis: saved }),
  );
  expect(one.state.getState().typed?.basis).toEqual(saved);
});

it('typing before earlier notes have been read overwrites none of them', async () => {
  const { tab, shown, keptIn } = device();
  const before = tab();
  const close = before.open();
  before.type(typed('Wants two rooms'), true);
  await isKept(before);
  close();
  await vi.waitFor(() => expect(shown(before)).toBeUndefined());
  const quick = tab();
  quick.open();
  quick.type(typed('Q'), true);
  await isKept(quick);
  expect(shown(quick)).toBe('Q');
  expect(await keptIn(KEY)).toEqual(typed('Wants two rooms'));
});
