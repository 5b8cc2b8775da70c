import type { ListedTable } from '../../../src/domain/fields';
import { DAY_MS, MINUTE_MS } from '../../../src/lib/durations';
import { FAULTS, type Fault } from '../support/faulty-transport';
import { createRandom, type Random } from '../support/random';

/** After this many steps the network recovers, everything finishes, and the rows are counted. */
export const CHAPTER = 250;

/** One step of a phone's life. `tab` and `which` are taken modulo the number that there are. */
export type Step =
  /** `tooLong`: the form of an earlier release, whose limits were wider, lets it pass; the database does not. */
  | { do: 'submit'; tab: number; table: ListedTable; tooLong: boolean }
  /** An address that may already be on the list. */
  | { do: 'subscribe'; tab: number; reader: number }
  | { do: 'edit' | 'retry' | 'discard' | 'discard and undo'; which: number }
  | { do: 'weather'; faults: Fault[]; share: number }
  | { do: 'wait'; ms: number }
  /** The device's clock is set, back or forth. */
  | { do: 'jump'; ms: number }
  | { do: 'online' | 'visible' | 'put away' | 'back' | 'freeze' | 'thaw'; tab: number }
  | { do: 'open' | 'close' | 'kill' | 'reload'; tab: number }
  /** All processes of the browser are killed; IndexedDB remains. */
  | { do: 'kill the browser' }
  /** The browser closes the connections to IndexedDB without notice. */
  | { do: 'lose storage' }
  /** The browser wakes the worker, and kills it after this. */
  | { do: 'worker'; ms: number }
  | { do: 'note' | 'deletion' | 'restoration'; tab: number; lead: number }
  | { do: 'try again' | 'give up'; which: number }
  /** Somebody else, at the office. */
  | { do: 'office'; lead: number; what: 'status' | 'erase' }
  | { do: 'sign in' | 'sign out'; tab: number };

type Draw = (random: Random) => Step;

const upTo = (random: Random, most: number) => Math.floor(random.next() * (most + 1));
const one = <T>(random: Random, items: readonly T[]) =>
  random.pick(items.map((item) => [item, 1] as const));
const tab = (random: Random) => upTo(random, 2);
const lead = (random: Random) => upTo(random, 3);

const TABLES = ['contacts', 'contacts', 'leads', 'newsletter_subscribers'] as const;
const DRAWS: readonly (readonly [Draw, weight: number])[] = [
  [
    (random) => {
      const table = one(random, TABLES);
      const tooLong = table !== 'newsletter_subscribers' && random.next() < 0.1;
      return { do: 'submit', tab: tab(random), table, tooLong };
    },
    18,
  ],
  [(random) => ({ do: 'subscribe', tab: tab(random), reader: upTo(random, 40) }), 2],
  [
    (random) => ({
      do: one(random, ['edit', 'edit', 'retry', 'discard', 'discard and undo'] as const),
      which: upTo(random, 1000),
    }),
    5,
  ],
  [
    (random) => ({
      do: 'weather',
      faults: FAULTS.filter(() => random.next() < 0.2),
      share: one(random, [0, 0.3, 0.6, 1]),
    }),
    8,
  ],
  [(random) => ({ do: 'wait', ms: 1 + upTo(random, 90_000) }), 12],
  [(random) => ({ do: 'wait', ms: upTo(random, 120 * MINUTE_MS) }), 1],
  [(random) => ({ do: 'jump', ms: upTo(random, 4 * DAY_MS) - 2 * DAY_MS }), 1],
  [
    (random) => ({
      do: one(random, ['online', 'visible', 'put away', 'back', 'freeze', 'thaw'] as const),
      tab: tab(random),
    }),
    7,
  ],
  [
    (random) => ({
      do: one(random, ['open', 'close', 'kill', 'reload'] as const),
      tab: tab(random),
    }),
    5,
  ],
  [() => ({ do: 'kill the browser' }), 1],
  [() => ({ do: 'lose storage' }), 1],
  [(random) => ({ do: 'worker', ms: upTo(random, 20_000) }), 3],
  [
    (random) => ({
      do: one(random, ['note', 'note', 'note', 'deletion', 'restoration'] as const),
      tab: tab(random),
      lead: lead(random),
    }),
    6,
  ],
  [
    (random) => ({ do: one(random, ['try again', 'give up'] as const), which: upTo(random, 100) }),
    3,
  ],
  [
    (random) => ({
      do: 'office',
      lead: lead(random),
      what: one(random, ['status', 'status', 'status', 'erase'] as const),
    }),
    2,
  ],
  [(random) => ({ do: one(random, ['sign in', 'sign out'] as const), tab: tab(random) }), 1],
];

/** Returns the step with this number. It depends on nothing else, so that other steps can be left out. */
export function stepOf(seed: number, n: number): Step {
  const random = createRandom(hash(`step ${seed} ${n}`));
  return random.pick(DRAWS)(random);
}

/** Returns what happens to a request. This, too, depends only on its content and how often it was made. */
export function fateOf(
  seed: number,
  request: string,
  { faults, share }: { faults: readonly Fault[]; share: number },
): Fault | 'fine' {
  const random = createRandom(hash(`fate ${seed} ${request}`));
  // Refused keys are rare, because each stops everything for a quarter of an hour.
  const likely = faults.map((fault) => [fault, fault === '401' ? 0.1 : 1] as const);
  return likely.length && random.next() < share ? random.pick(likely) : 'fine';
}

/** FNV-1a. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193);
  }
  return mixed >>> 0;
}
