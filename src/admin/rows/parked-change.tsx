import { TriangleAlert } from 'lucide';
import type { Change, PendingChange } from '../../domain/change';
import { FACT_WORDS, OUTCOME_WORDS, STATUS_WORDS, WAY_WORDS } from '../../domain/change-words';
import { isFact, type StaffEvent } from '../../domain/staff-event';
import { UNIT_STATE_WORDS } from '../../domain/unit';
import { useOutbox } from '../../hooks/use-outbox';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { PersonText } from '../people/person-text';
import { toastFailure } from '../toasts';
import type { AnyRow } from './row';
import { UnsavedNotes } from './unsaved-notes';

/** What is needed to show a parked change. */
export type ParkedProps = {
  pending: PendingChange;
  /** Whom a deleted row was about, if known. */
  name: string | undefined;
  /** The row as the database has it; undefined if it is not in the list. */
  stored: AnyRow | undefined;
  /** Opens a row that is not in the list. */
  onFind?: ((id: string) => void) | undefined;
};

/** The code that changes what is stored could not be loaded, or the storage did not answer. */
const sayNotLoaded = () =>
  toastFailure('That didn’t work. Please try again when you have a signal.');

/** A parked change: what became of it, and the choices. */
export function ParkedChange({ pending, stored, name, onFind }: ParkedProps) {
  const outbox = useOutbox();
  const { seq, change, isConflict, why } = pending;
  const note = change.action === 'event' && change.value.kind === 'note' ? change.value.body : '';
  // A deleted subscriber does not come back, and neither does an appointment that was cancelled or moved.
  const isFinal = isConflict && change.action !== 'unit';
  const discard = () => outbox.discard(seq).catch(sayNotLoaded);
  const others = (
    <>
      {!isFinal && (
        <Choice onChoose={() => outbox.retry(seq).catch(sayNotLoaded)}>Try again</Choice>
      )}
      {!stored && onFind && <Choice onChoose={() => onFind(change.row_id)}>Open</Choice>}
    </>
  );
  return (
    <div className="row-conflict row-notice relative z-raised mt-2 grid gap-2">
      <p>
        <Icon drawing={TriangleAlert} />{' '}
        {name && (
          <strong>
            <PersonText>{name}</PersonText>:{' '}
          </strong>
        )}
        <span>
          {isConflict
            ? `${why ?? ''} ${wantedWords(change)}`.trim()
            : `This could not be saved. ${why ?? ''} ${note ? '' : wantedWords(change)}`}
        </span>
      </p>
      {note ? (
        <UnsavedNotes notes={note} onDismiss={discard}>
          {others}
        </UnsavedNotes>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Choice onChoose={discard}>{isConflict && stored ? 'Keep theirs' : 'Dismiss'}</Choice>
          {others}
        </div>
      )}
    </div>
  );
}

function Choice({ onChoose, children }: { onChoose: () => unknown; children: string }) {
  return <Button onClick={() => void onChoose()}>{children}</Button>;
}

const SUBSCRIBER_WORDS = {
  subscription: 'You activated it.',
  unsubscription: 'You deactivated it.',
  deletion: 'You deleted it.',
};

/** Says what somebody wanted: "You chose Contacted." */
export function wantedWords(change: Change): string {
  switch (change.action) {
    case 'event':
      return eventWords(change.value);
    case 'unit':
      return change.value.kind === 'price'
        ? 'You changed its price.'
        : `You chose ${UNIT_STATE_WORDS[change.value.state] ?? change.value.state}.`;
    case 'subscriber':
      return SUBSCRIBER_WORDS[change.value.kind];
  }
}

function eventWords(event: StaffEvent): string {
  if (isFact(event)) return `You ${event.body ? 'noted' : 'removed'} ${FACT_WORDS[event.kind]}.`;
  switch (event.kind) {
    case 'note':
      return 'Your note is kept here.';
    case 'call':
    case 'whatsapp':
    case 'visit': {
      const outcome = event.outcome ? `: ${OUTCOME_WORDS[event.outcome]}` : '';
      return `You noted: ${WAY_WORDS[event.kind]}${outcome}.`;
    }
    case 'status':
      // Another release may have stored a status that this one doesn't know.
      return `You chose ${STATUS_WORDS[event.status] ?? event.status}.`;
    case 'assignment':
      return event.assignee ? 'You assigned it.' : 'You gave it back to everybody.';
    case 'follow_up':
      return event.follow_up_on ? 'You set the next step.' : 'You removed the next step.';
    case 'appointment':
      return event.appointment_at ? 'You moved the appointment.' : 'You cancelled the appointment.';
    case 'confirmation':
      return 'You confirmed the appointment.';
    case 'host':
      return 'You chose who holds it.';
    case 'held':
    case 'missed':
      return `You noted that it was ${event.kind}.`;
    case 'unconfirmed':
      return 'You took the confirmation back.';
    case 'unsettled':
      return 'You cleared the outcome.';
    case 'merge':
      return event.merged_into ? 'You merged it.' : 'You took it apart.';
    case 'same_person':
      return event.same_as
        ? 'You joined it with another.'
        : 'You noted that they are not the same person.';
    case 'deletion':
      return 'You deleted it.';
    case 'restoration':
      return 'You restored it.';
  }
}
