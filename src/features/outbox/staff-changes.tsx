import { type ReactNode, useId, useState } from 'react';
import { changeWords } from '../../domain/change-words';
import { useConnectivity } from '../../hooks/use-connectivity';
import { type LiveChange, pendingOf } from '../../offline/changes/change-entry';
import type { Changed } from '../../offline/rows';
import { Link } from '../../ui/link';
import { PagedList } from '../../ui/paged-list';
import { takeFocus } from '../../ui/undo';
import { DiscardedCard } from './discarded-card';
import { triesWords } from './entry-words';
import { useDiscards } from './use-discards';
import { When } from './when';

type Props = {
  changes: LiveChange[];
  /** The button that retries parked items, if it belongs in this section. */
  sendAgain: ReactNode;
};

/** The pending staff changes. They name nobody, because anyone may be holding this phone. */
export function StaffChanges({ changes, sendAgain }: Props) {
  const { rows, discard, forget } = useDiscards(changes);
  if (rows.length === 0) return null;
  const parked = changes.filter(({ state }) => state.kind === 'parked').length;

  return (
    <section aria-label="Changes made in the dashboard">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="title">Changes made in the dashboard</h2>
        {sendAgain}
      </div>
      {changes.length > 0 && (
        <p className="mt-2 max-w-xl text-muted">
          {parked > 0
            ? 'Some need a decision, which is made in the dashboard.'
            : 'They go out once there is a network and whoever made them has the dashboard open.'}
        </p>
      )}
      <Link className="action" to="/admin">
        Open the dashboard
      </Link>
      <PagedList className="rules mt-4" size={40}>
        {rows.map(({ seq, item, undo, isBack }) =>
          undo ? (
            <DiscardedCard
              key={seq}
              seq={seq}
              words={changeWords(item.change)}
              mayHaveArrived={item.ambiguous}
              onUndo={undo}
              onGone={forget}
            />
          ) : (
            <ChangeCard key={seq} kept={item} isBack={isBack} onDiscard={discard} />
          ),
        )}
      </PagedList>
    </section>
  );
}

const OFFLINE = 'Goes out from the dashboard as soon as there is a network.';

type CardProps = {
  kept: LiveChange;
  /** Whether the change was just restored. */
  isBack: boolean | undefined;
  onDiscard: (kept: LiveChange) => Promise<Changed>;
};

function ChangeCard({ kept, isBack, onDiscard }: CardProps) {
  const title = useId();
  const [problem, setProblem] = useState<string>();
  const pending = pendingOf(kept);
  const isParked = pending?.state === 'parked';
  const isSending = pending?.state === 'sending';
  const isOffline = useConnectivity() !== 'online';

  const onClick = async () => {
    const done = await onDiscard(kept).catch(() => undefined);
    if (done === undefined) setProblem('This phone’s storage did not answer. Please try again.');
    else setProblem(done === 'sending' ? 'It is being sent right now.' : undefined);
  };

  return (
    <li aria-labelledby={title}>
      <h3 id={title} className="subtitle">
        {changeWords(kept.change)}
      </h3>
      <p className={isParked ? 'mt-2 font-semibold text-accent' : 'mt-2'}>
        {isSending
          ? 'Being sent now.'
          : (pending?.why ?? (isOffline ? OFFLINE : 'Goes out when you open the dashboard.'))}
      </p>
      <p className="note mt-1">
        Saved <When at={Date.parse(kept.capturedAt)} />. {triesWords(kept.attempts)}.
      </p>
      <p className="mt-3">
        <button
          ref={isBack ? takeFocus : undefined}
          type="button"
          className="action"
          onClick={() => void onClick()}
        >
          Discard
        </button>
      </p>
      {problem && <p role="alert">{problem}</p>}
    </li>
  );
}
