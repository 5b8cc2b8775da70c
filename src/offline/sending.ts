import type { Checked, Submission } from '../domain/submission';
import { findMergeErrors } from '../domain/three-way';
import type { FieldErrors } from '../lib/field-errors';
import type { Changes, createChanges } from './changes/changes';
import { createDirect } from './direct';
import { changeEntry, remove } from './edits';
import { dueNow, isLive } from './entry';
import type { SendingParts } from './flush';
import { createFlush } from './flush';
import { LEASE_MS, type Trigger } from './link';
import type { Deliver } from './outcome';
import { type EditResult, follow, invalid, resultOf, type SubmitResult } from './result';
import type { Along } from './rows';
import { type Item, kindIn } from './status';
import { edited, submissionPolicy } from './submission-policy';
import { prune, revive } from './upkeep';
import { wakeWhenDue } from './wake';

export type Sending = ReturnType<typeof createSending>;
export type CreateSending = (parts: SendingParts) => Sending;

/** What only the root knows. */
type SendingEnv = {
  deliver: Deliver;
  /** Without: a page on which nobody of the staff works. */
  loadChanges?: () => Promise<typeof createChanges>;
};

/**
 * The half of the outbox that talks to the database. A page gets it when there is something to send: keeping a
 * submission works without it, as a page whose signal went has to.
 */
export function createSending({ deliver, loadChanges, ...parts }: SendingParts & SendingEnv) {
  const { connection, clock, newId, monitor } = parts;
  const flush = createFlush(parts, submissionPolicy, deliver);
  let changes: Changes | undefined;
  wakeWhenDue(parts, {
    ...submissionPolicy,
    ...flush,
    entries: ({ entries }) => entries,
    link: 'link',
    onNext: (nextAt) => parts.status.setState({ nextAt }),
  });
  return {
    async flush(trigger: Trigger) {
      if (trigger === 'start') await revive(connection, submissionPolicy, clock.now());
      await flush.run(trigger);
    },
    /** Cuts what is on its way and lets go of the locks, at once. */
    cut() {
      flush.cut();
      changes?.cut();
    },
    sendDirectly: createDirect({ clock, deliver }),
    /** What became of a submission, once there is anything to say; `undefined` if `sent` ended without. */
    outcome: (seq: number, sent: Promise<unknown>): Promise<SubmitResult | undefined> =>
      follow(
        monitor,
        seq,
        (item) => resultOf(item?.kind === 'entry' ? item.entry : undefined),
        sent,
      ),
    /** Makes a submission due now, also a parked one. */
    retry: (seq: number) =>
      changeEntry(connection, submissionPolicy, seq, (entry) =>
        isLive(entry) ? dueNow(entry, clock.now()) : undefined,
      ),
    /** Gives an entry other content. */
    async edit(seq: number, typed: Checked<Submission>, opened?: Submission): Promise<EditResult> {
      let refused: FieldErrors = {};
      const change = await changeEntry(connection, submissionPolicy, seq, (entry) => {
        const next = edited(entry, typed, newId, clock.now(), opened);
        refused = next ? findMergeErrors(next.submission, typed) : {};
        return Object.keys(refused).length > 0 ? undefined : next;
      });
      return Object.keys(refused).length > 0 ? invalid(refused) : change;
    },
    /** Removes an entry, and what goes with it; one on its way once its attempt has ended, unless it was delivered. */
    async discard(seq: number, along?: Along) {
      const removal = await remove(connection, seq, along);
      if (removal.change !== 'sending') return removal;
      await monitor.refresh();
      if (isOnItsWay(monitor.find(seq))) {
        // However it ends: a sender that takes longer is gone, and its lease with it.
        const lease = new Promise<void>((resolve) => clock.setTimer(resolve, LEASE_MS));
        await follow(monitor, seq, (item) => (isOnItsWay(item) ? undefined : true), lease);
      }
      return remove(connection, seq, along, true);
    },
    /** Forgets of what went out whatever is no longer of use. */
    prune: () => prune(connection, clock.now()),
    /** The administrators' part, fetched with the first one who signs in. @throws when it can't be had */
    async changes() {
      if (!loadChanges) throw new Error('This page has no part for administrators.');
      const create = await loadChanges();
      changes ??= create(parts);
      return changes;
    },
  };
}

function isOnItsWay(item: Item | undefined): boolean {
  const kind = item && kindIn(item.kind === 'entry' ? item.entry : item.record);
  return kind === 'sending' || kind === 'change-sending';
}
