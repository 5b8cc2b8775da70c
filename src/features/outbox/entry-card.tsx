import { useEffect, useId, useState } from 'react';
import { isFinal } from '../../domain/amendment';
import { FormNotLoaded } from '../../forms/form-not-loaded';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useNow } from '../../hooks/use-now';
import { useOutbox, useOutboxStatus } from '../../hooks/use-outbox';
import type { LiveEntry } from '../../offline/entry';
import type { Changed } from '../../offline/rows';
import { Row } from '../../ui/paged-list';
import { takeFocus } from '../../ui/undo';
import type { EditForm } from './edit-form';
import {
  consultationWords,
  isChat,
  kindWords,
  personOf,
  propertyOf,
  stateWords,
  triesWords,
} from './entry-words';
import { When } from './when';

type Props = {
  entry: LiveEntry;
  /** Whether the entry was just restored. */
  isBack: boolean | undefined;
  onDiscard: (entry: LiveEntry) => Promise<Changed>;
};

const FAILED = 'This phone’s storage did not answer. Please try again.';
/** A page without entries needs no form for edits. */
const loadForm = () => import('./edit-form').catch(() => undefined);

/** An entry that is waiting or needs attention: what it is, its state and its actions. */
export function EntryCard({ entry, isBack, onDiscard }: Props) {
  const outbox = useOutbox();
  const title = useId();
  const [Editor, setEditor] = useState<typeof EditForm>();
  const [wasEdited, setWasEdited] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [hasNoForm, setHasNoForm] = useState(false);
  const property = propertyOf(entry);
  const consultation = consultationWords(entry);
  const isSending = entry.state.kind === 'sending';

  const act = async (action: () => Promise<Changed>) => {
    const change = await action().catch(() => undefined);
    if (change === undefined) setProblem(FAILED);
    else setProblem(change === 'sending' ? 'It is on its way right now.' : undefined);
  };

  // The network may be gone by the time somebody edits it.
  useEffect(() => void loadForm(), []);

  const edit = async () => {
    const loaded = await loadForm();
    setEditor(() => loaded?.EditForm);
    setHasNoForm(loaded === undefined);
    setProblem(undefined);
  };

  return (
    <Row aria-labelledby={title}>
      <p className="note">{[kindWords(entry), property].filter(Boolean).join(' · ')}</p>
      <h3 id={title} className="subtitle mt-1">
        {personOf(entry)}
      </h3>
      {consultation && <p className="figures">{consultation}</p>}
      <State entry={entry} />
      <p className="note mt-1">
        First saved <When at={Date.parse(entry.capturedAt)} />. {triesWords(entry.attempts)}.
      </p>
      {Editor ? (
        <Editor
          entry={entry}
          onDone={() => {
            setEditor(undefined);
            setWasEdited(true);
          }}
        />
      ) : (
        // They stay while it is being sent: otherwise the buttons below would move up under a thumb about to tap.
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          {!isFinal(entry) && (
            <>
              <button
                type="button"
                className="button button-line"
                aria-disabled={isSending}
                onClick={() => isSending || void act(() => outbox.retry(entry.seq))}
              >
                {isChat(entry) ? 'Record now' : 'Send now'}
              </button>
              <button
                ref={wasEdited ? takeFocus : undefined}
                type="button"
                className="action"
                aria-disabled={isSending}
                onClick={() => isSending || void edit()}
              >
                Edit
              </button>
            </>
          )}
          <button
            ref={isBack ? takeFocus : undefined}
            type="button"
            className="action"
            onClick={() => void act(() => onDiscard(entry))}
          >
            Discard
          </button>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      {hasNoForm && <FormNotLoaded />}
    </Row>
  );
}

/** The entry's state, in words that count down. */
function State({ entry }: { entry: LiveEntry }) {
  const moment = {
    now: useNow(),
    connectivity: useConnectivity(),
    nextAt: useOutboxStatus().nextAt,
  };
  const isRefused = entry.state.kind === 'parked';
  return (
    <p className={isRefused ? 'mt-2 font-semibold text-accent' : 'mt-2'}>
      {stateWords(entry, moment)}
    </p>
  );
}
