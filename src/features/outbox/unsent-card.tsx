import { useEffect, useId, useState } from 'react';
import { onThisDevice } from '../../device/this-device';
import { isFinal } from '../../domain/amendment';
import { isPictureRefused } from '../../domain/business-card';
import { changeWords } from '../../domain/change-words';
import { FormNotLoaded } from '../../forms/form-not-loaded';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useDeviceNow } from '../../hooks/use-now';
import { useOutbox, useOutboxList, useOutboxStatus } from '../../hooks/use-outbox';
import { exactTime, relativeTime } from '../../lib/time-words';
import type { LiveChange } from '../../offline/change-entry';
import type { LiveEntry } from '../../offline/entry';
import type { PictureEntry } from '../../offline/pictures';
import type { Changed } from '../../offline/stored-records';
import { Action, Button } from '../../ui/button';
import { takeFocus } from '../../ui/undo';
import type { EditForm } from './edit-form';
import {
  consultationWords,
  isChat,
  kindWords,
  PICTURE,
  personOf,
  propertyOf,
  stateWords,
  triesWords,
} from './entry-words';
import { changeStateWords } from './pending-changes';

/** A submission, picture or staff change that the database does not have yet. */
export type Unsent = LiveEntry | PictureEntry | LiveChange;

type Props = {
  item: Unsent;
  /** Whether the item was just restored. */
  isBack: boolean | undefined;
  onDiscard: (item: Unsent) => Promise<Changed>;
};

const FAILED = 'This phone’s storage did not answer. Please try again.';
/** A page without submissions needs no form for edits. */
const loadForm = () => import('./edit-form').catch(() => undefined);

/** An item that is waiting or needs attention: what it is, its state and its actions. */
export function UnsentCard({ item, isBack, onDiscard }: Props) {
  const outbox = useOutbox();
  const title = useId();
  const [Editor, setEditor] = useState<typeof EditForm>();
  const [wasEdited, setWasEdited] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [hasNoForm, setHasNoForm] = useState(false);
  const entry = 'submission' in item ? item : undefined;
  const canBeSent =
    'picture' in item ? !isPictureRefused(item.state) : entry !== undefined && !isFinal(entry);
  const consultation = entry && consultationWords(entry);
  const isSending = item.state.kind === 'sending';

  const act = async (action: () => Promise<Changed>) => {
    const change = await action().catch(() => undefined);
    if (change === undefined) setProblem(FAILED);
    else setProblem(change === 'sending' ? 'It is on its way right now.' : undefined);
  };

  // The network may be gone by the time somebody edits it.
  const canBeEdited = entry !== undefined && canEdit(entry);
  useEffect(() => {
    if (canBeEdited) void loadForm();
  }, [canBeEdited]);

  const edit = async () => {
    const loaded = await loadForm();
    setEditor(() => loaded?.EditForm);
    setHasNoForm(loaded === undefined);
    setProblem(undefined);
  };

  return (
    <li aria-labelledby={title}>
      {entry && (
        <p className="note mb-1">
          {[kindWords(entry), propertyOf(entry)].filter(Boolean).join(' · ')}
        </p>
      )}
      <h3 id={title} className="subtitle">
        {titleOf(item)}
      </h3>
      {consultation && <p className="figures">{consultation}</p>}
      <State item={item} />
      {entry && <CardWaiting lead={entry.id} />}
      <p className="note mt-1">
        <span>{'change' in item ? 'Saved' : 'First saved'}</span>{' '}
        <When at={Date.parse(item.capturedAt)} />. <span>{`${triesWords(item)}.`}</span>
      </p>
      {canBeEdited && Editor ? (
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
          {canBeSent && (
            <>
              <Button
                aria-disabled={isSending}
                onClick={() => isSending || void act(() => outbox.retry(item.seq))}
              >
                {entry && isChat(entry) ? 'Record now' : 'Send now'}
              </Button>
              {canBeEdited && (
                <Action
                  ref={wasEdited ? takeFocus : undefined}
                  aria-disabled={isSending}
                  onClick={() => isSending || void edit()}
                >
                  Edit
                </Action>
              )}
            </>
          )}
          <Action
            ref={isBack ? takeFocus : undefined}
            onClick={() => void act(() => onDiscard(item))}
          >
            Discard
          </Action>
        </div>
      )}
      {problem && <p role="alert">{problem}</p>}
      {hasNoForm && <FormNotLoaded />}
    </li>
  );
}

function titleOf(item: Unsent): string {
  if ('change' in item) return changeWords(item.change);
  return 'picture' in item ? PICTURE : personOf(item);
}

/** Says that the picture of a lead's business card is sent after it. */
function CardWaiting({ lead }: { lead: string }) {
  const list = useOutboxList();
  const isThere = list.kind === 'ready' && list.pictures.some((picture) => picture.lead === lead);
  return isThere && <p className="note mt-1">Picture of the card: waiting</p>;
}

/** After the day's list was cleared, an entry may be opened only if it needs a person's attention. */
const canEdit = ({ submission, isCleared, state }: LiveEntry) =>
  // A device that is told has nothing to edit.
  !('endpoint' in submission) && (!isCleared || state.kind === 'parked');

/** The item's state, in words that count down. */
function State({ item }: { item: Unsent }) {
  const now = useDeviceNow();
  const connectivity = useConnectivity();
  const { nextAt } = useOutboxStatus();
  const isRefused = item.state.kind === 'parked';
  return (
    <p className={isRefused ? 'mt-2 font-semibold text-accent' : 'mt-2'}>
      {'change' in item
        ? changeStateWords(item, connectivity)
        : onThisDevice(stateWords(item, { now, connectivity, nextAt }))}
    </p>
  );
}

/** A time, both relative and by the clock. */
function When({ at }: { at: number }) {
  const now = useDeviceNow();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {relativeTime(at, now)} ({exactTime(at)})
    </time>
  );
}
