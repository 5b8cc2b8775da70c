import type { LiveOf, Queued } from './entry';
import type { SendingParts } from './flush';
import { isDue, LEASE_MS, openFrom, type Trigger } from './link';
import type { LinkState } from './link-state';
import { type Monitor, REARM_MS } from './monitor';
import type { OutboxContents } from './status';

/** What sends one kind of entry, as far as it is to be woken. */
type Lane<E extends Queued> = {
  entries(contents: OutboxContents): E[];
  /** Those of them whose turn it is, now or later. */
  next(entries: E[]): LiveOf<E>[];
  link: keyof ReturnType<Monitor['links']>;
  isRunning(): boolean;
  run(trigger: Trigger): Promise<void>;
  /** When a flush will begin by itself, if anything waits for one. */
  onNext?(at: number | undefined): void;
};

/** Starts a flush by itself whenever something is due, in step with what is published. */
export function wakeWhenDue<E extends Queued>(
  { monitor, clock, locks, report }: SendingParts,
  lane: Lane<E>,
): void {
  let stopTimer = () => {};

  function arm() {
    const list = monitor.list.getState();
    if (list.kind !== 'ready') return;
    stopTimer();
    const entries = lane.entries(list);
    const at = wakeAt(lane.next(entries), monitor.links()[lane.link], clock.now());
    lane.onNext?.(at);
    if (!monitor.isStarted() || lane.isRunning()) return;
    const waits = at === undefined ? [] : [Math.max(REARM_MS, at - clock.now())];
    // Somebody else sends: stand by, in case it ends without finishing. With locks one can queue up behind it; without, one
    // looks again when it should have ended.
    if (entries.some(({ state }) => state.kind === 'sending')) {
      waits.push(locks ? REARM_MS : LEASE_MS);
    }
    if (waits.length)
      stopTimer = clock.setTimer(() => void wake().catch(report), Math.min(...waits));
  }

  async function wake() {
    if (!monitor.isStarted()) return;
    await monitor.refresh();
    await lane.run('timer');
  }

  monitor.list.subscribe(arm);
  arm();
}

function wakeAt(next: LiveOf<Queued>[], link: LinkState, now: number): number | undefined {
  const times = next.flatMap(({ state }) => {
    if (!('dueAt' in state)) return [];
    return isDue(state, link, now) ? now : state.dueAt;
  });
  return times.length ? Math.max(Math.min(...times), openFrom(link, now, 'timer')) : undefined;
}
