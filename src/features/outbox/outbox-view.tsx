import { type ReactNode, useDeferredValue, useState } from 'react';
import { onThisDevice } from '../../device/this-device';
import { isFinal } from '../../domain/amendment';
import { isPictureRefused } from '../../domain/business-card';
import { useCanSave, useOutbox, useOutboxList } from '../../hooks/use-outbox';
import { type DeliveredEntry, isLive, type LiveEntry } from '../../offline/entry';
import { isPicture, onTheirOwn, type PictureEntry } from '../../offline/pictures';
import type { OutboxContents } from '../../offline/status';
import { Button } from '../../ui/button';
import { useKeptFocus } from '../../ui/kept-focus';
import { later } from '../../ui/later';
import { Link } from '../../ui/link';
import { canBeSentAgain, pendingChanges, unreadableRecords } from './pending-changes';
import type { Unsent } from './unsent-card';
import { UnsentList, useDiscards } from './unsent-list';

/** Visitors have no staff changes. */
const StaffChanges = later(async () => (await import('./below-waiting')).StaffChanges);

/** Most devices have nothing to export. */
const ExportSection = later(async () => (await import('./below-waiting')).ExportSection);

/** After a rollback, or a fault of the storage. */
const Unreadable = later(async () => (await import('./below-waiting')).Unreadable);

/** Below what still waits, which people come for. */
const Sent = later(async () => (await import('./below-waiting')).Sent);

/** Shows everything in this device's outbox, live. */
export function OutboxView() {
  // Deferred: hundreds of entries can change within seconds during a flush, and taps must come first.
  const list = useDeferredValue(useOutboxList());
  switch (list.kind) {
    case 'loading':
      return <OutboxLoading />;
    case 'failed':
      return (
        <p role="alert" className="reading">
          This browser won’t let us see what is saved. Close the other tabs of this site and load it
          again. A private window keeps nothing.
        </p>
      );
    case 'ready':
      return <Contents contents={list} />;
  }
}

export function OutboxLoading() {
  return (
    <>
      <p className="waits note min-h-40">Looking at what is saved here…</p>
      <noscript>This page needs JavaScript.</noscript>
    </>
  );
}

function Contents({ contents }: { contents: OutboxContents }) {
  const pictures = onTheirOwn(contents.pictures, contents.entries);
  const live = [...contents.entries.filter(isLive), ...pictures];
  const sent = contents.entries.filter((entry): entry is DeliveredEntry => !isLive(entry));
  const changes = pendingChanges(contents);
  const parked = [
    ...live.filter((entry) => entry.state.kind === 'parked' && !isRefused(entry)),
    ...changes.filter(canBeSentAgain),
  ].map(({ seq }) => seq);
  // Shown once, under the first heading that lists a parked item.
  const sendAgain = parked.length > 0 && <SendAgain seqs={parked} />;
  const isFirst = live.some(({ state }) => state.kind === 'parked');
  const unreadable = unreadableRecords(contents);
  const keptFocus = useKeptFocus<HTMLDivElement>();
  const isEmpty = live.length + changes.length + unreadable.length === 0;

  return (
    <div className="grid gap-12" {...keptFocus}>
      {isEmpty && <Nothing />}
      {/* Rendered even when empty, so that the last entry discarded still shows, with its undo. */}
      <Waiting entries={live} sendAgain={sendAgain} />
      <StaffChanges changes={changes} sendAgain={!isFirst && sendAgain} />
      {unreadable.length > 0 && <Unreadable records={unreadable} />}
      {sent.length > 0 && <Sent entries={sent} />}
      {!isEmpty && <ExportSection contents={contents} />}
    </div>
  );
}

/** Whether it was refused for good: sending it again is no use. */
const isRefused = (entry: LiveEntry | PictureEntry) =>
  isPicture(entry) ? isPictureRefused(entry.state) : isFinal(entry);

function Nothing() {
  const canSave = useCanSave();
  return (
    <div className="reading border-l-4 border-palm pl-5">
      <p tabIndex={-1} className="subtitle font-serif">
        {onThisDevice('Nothing is waiting on this phone.')}
      </p>
      <p>
        {canSave
          ? 'What you send without a signal is kept here, and goes out by itself as soon as there is one.'
          : 'This browser can’t save what you send now: send it while you are online.'}
      </p>
      <p>
        <Link className="action" to="/properties">
          View Properties
        </Link>
      </p>
    </div>
  );
}

/** Retries everything that is parked: submissions and staff changes. */
function SendAgain({ seqs }: { seqs: number[] }) {
  const outbox = useOutbox();
  const [isBusy, setIsBusy] = useState(false);

  const onClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    // An entry that was sent or discarded in the meantime must not stop the others.
    for (const seq of seqs) await outbox.retry(seq).catch(() => undefined);
    setIsBusy(false);
  };

  return (
    <Button kind="primary" aria-disabled={isBusy} onClick={() => void onClick()}>
      Send everything again
    </Button>
  );
}

type Props = {
  entries: (LiveEntry | PictureEntry)[];
  sendAgain: ReactNode;
};

/** Everything still to be sent: what needs attention first, then the rest, each with the newest last. */
export function Waiting({ entries, sendAgain }: Props) {
  const outbox = useOutbox();
  const discards = useDiscards<Unsent>(entries);
  const { rows } = discards;
  const isParked = ({ item }: { item: Unsent }) => item.state.kind === 'parked';
  const parts = [
    { name: 'Needs attention', rows: rows.filter(isParked) },
    { name: 'Waiting', rows: rows.filter((row) => !isParked(row)) },
  ].map((part) => ({
    ...part,
    // Only discarded entries are left under this heading.
    title: part.rows.every((row) => row.undo) ? 'Discarded' : part.name,
  }));
  const toSend = entries.filter(({ state }) => state.kind !== 'parked');

  const sendAll = async () => {
    // A flush retries whatever failed with the connection; entries waiting for their own reason are retried one by one.
    for (const { seq } of toSend.filter((entry) => needsPush(entry, Date.now()))) {
      await outbox.retry(seq).catch(() => undefined);
    }
    await outbox.flush('manual');
  };

  return parts.map(
    (part) =>
      part.rows.length > 0 && (
        <section key={part.name} aria-label={part.title}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 tabIndex={-1} className="title">
              {part.title}
            </h2>
            {part.name === 'Needs attention' && sendAgain}
            {part.name === 'Waiting' && toSend.length > 1 && (
              <Button
                // Only one primary button per screen: "Send again" takes it if something needs attention.
                kind={sendAgain ? 'line' : 'primary'}
                onClick={() => void sendAll()}
              >
                Send all now
              </Button>
            )}
          </div>
          <UnsentList {...discards} rows={part.rows} />
        </section>
      ),
  );
}

/** Whether a flush would skip the entry: it is held, or it failed alone and not with the connection. */
export function needsPush({ state }: Pick<LiveEntry, 'state'>, now: number): boolean {
  if (state.kind === 'held') return true;
  return state.kind === 'waiting' && state.round === undefined && state.dueAt > now;
}
