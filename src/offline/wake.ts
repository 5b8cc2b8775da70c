import type { LiveOf, Queued } from './entry';
import type { SendingParts } from './flush';
import { isDue, LEASE_MS, openFrom, type Trigger } from './link';
import type { LinkState } from './link-state';
import { REARM_MS } from './monitor';
import type { Policy } from './policy';
import type { OutboxContents } from './status';

/** What `wakeWhenDue` needs to know about the sending of one kind of entry. */
type Lane<E extends Queued> = Pick<Policy<E, never>, 'next' | 'names'> & {
  entries(contents: OutboxContents): E[];
  isRunning(): boolean;
  run(trigger: Trigger): Promise<void>;
  /** Called with the time of the next automatic flush, or `undefined` if nothing waits. */
  onNext?(at: number | undefined): void;
};

/** Starts a flush whenever something is due; sets its timer again with each published change. */
export function wakeWhenDue<E extends Queued>(
  { monitor, clock, locks, report }: SendingParts,
  lane: Lane<E>,
): void {
  let stopTimer = () => {};

  function arm() {
    const list = monitor.contents.getState();
    if (list.kind !== 'ready') return;
    stopTimer();
    const entries = lane.entries(list);
    const at = wakeAt(lane.next(entries), monitor.link(lane.names.link), clock.now());
    lane.onNext?.(at);
    if (!monitor.isStarted() || lane.isRunning()) return;
    const waits = at === undefined ? [] : [Math.max(REARM_MS, at - clock.now())];
    // Another context is sending: stand by in case it dies. With locks we queue up behind it; without them we look
    // again when its lease should have ended.
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

  monitor.contents.subscribe(arm);
  arm();
}

function wakeAt(next: LiveOf<Queued>[], link: LinkState, now: number): number | undefined {
  const times = next.flatMap(({ state }) => {
    if (!('dueAt' in state)) return [];
    return isDue(state, link, now) ? now : state.dueAt;
  });
  return times.length ? Math.max(Math.min(...times), openFrom(link, now, 'timer')) : undefined;
}
