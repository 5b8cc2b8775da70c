import type { ReactNode } from 'react';
import { useOutbox } from '../../hooks/use-outbox';
import type { LiveEntry } from '../../offline/entry';
import { PagedList } from '../../ui/paged-list';
import { DiscardedCard } from './discarded-card';
import { EntryCard } from './entry-card';
import { discardedWords } from './entry-words';
import { needsPush } from './needs-push';
import { useDiscards } from './use-discards';

type Props = {
  entries: LiveEntry[];
  sendAgain: ReactNode;
};

/** Everything still to be sent: what needs attention first, then the rest, each with the newest last. */
export function Waiting({ entries, sendAgain }: Props) {
  const outbox = useOutbox();
  const { rows, discard, forget } = useDiscards(entries);
  const isParked = ({ item }: { item: LiveEntry }) => item.state.kind === 'parked';
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
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
            <h2 className="title">{part.title}</h2>
            {part.name === 'Needs attention' && sendAgain}
            {part.name === 'Waiting' && toSend.length > 1 && (
              <button
                type="button"
                // Only one primary button per screen: "Send again" takes it if something needs attention.
                className={sendAgain ? 'button button-line' : 'button button-primary'}
                onClick={() => void sendAll()}
              >
                Send all now
              </button>
            )}
          </div>
          <PagedList className="rules" size={40}>
            {part.rows.map(({ seq, item, undo, isBack }) =>
              undo ? (
                <DiscardedCard
                  key={seq}
                  seq={seq}
                  words={discardedWords(item)}
                  mayHaveArrived={item.ambiguous}
                  onUndo={undo}
                  onGone={forget}
                />
              ) : (
                <EntryCard key={seq} entry={item} isBack={isBack} onDiscard={discard} />
              ),
            )}
          </PagedList>
        </section>
      ),
  );
}
