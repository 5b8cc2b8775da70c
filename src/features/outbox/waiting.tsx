import type { ReactNode } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import type { LiveEntry } from '../../offline/entry';
import type { PictureEntry } from '../../offline/pictures';
import { Button } from '../../ui/button';
import type { Unsent } from './unsent-card';
import { UnsentList, useDiscards } from './unsent-list';

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
