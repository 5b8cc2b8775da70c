import { beforeEach, expect, it, vi } from 'vitest';
import { takePlace } from '../../forms/draft-place';
import { createLocks } from '../../offline/doubles/locks';
import { emptyStorage } from '../../offline/doubles/storage';
import { createStaffCopy, forgetStaffCopy, keptKeys } from '../../staff-copy/staff-copy';
import { createKeptNotes } from './kept-notes';

const KEY = 'notes:ada';

beforeEach(async () => {
  emptyStorage();
  await forgetStaffCopy();
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

const typed = (notes: string) => ({ notes });
const isKept = (one: { state: { getState(): { isKept: boolean } } }) =>
  vi.waitFor(() => expect(one.state.getState().isKept).toBe(true));

it('notes of one lead in two tabs are kept apart, and the one leaves the other’s alone', async () => {
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
  first.forget();
  await vi.waitFor(async () => expect(await keptIn(KEY)).toBeUndefined());
  second.die();
  const next = tab();
  next.open();
  await isKept(next);
  expect(shown(next)).toBe('Asks for a plan');
});

it('where tabs share one place, what another one has typed there since is not taken away', async () => {
  const { tab, keptIn } = device({ withLocks: false });
  const [first, second] = [tab(), tab()];
  first.open();
  second.open();
  first.type(typed('Wants two rooms'), true);
  await isKept(first);
  second.type(typed('Asks for a plan'), true);
  await isKept(second);
  first.forget();
  first.open();
  await vi.waitFor(async () => expect(await keptIn(KEY)).toEqual(typed('Asks for a plan')));
  second.forget();
  await vi.waitFor(async () => expect(await keptIn(KEY)).toBeUndefined());
});

it('what is typed right after a note was sent is kept', async () => {
  const { tab, keptIn } = device();
  const one = tab();
  one.open();
  one.type(typed('Wants two'), true);
  await isKept(one);
  one.forget();
  one.type(typed('Asks for a plan'), true);
  await isKept(one);
  await vi.waitFor(async () => expect(await keptIn(KEY)).toEqual(typed('Asks for a plan')));
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
