import { LEAD_STATUSES, type PendingChange } from '../../domain/change';
import { ReachLinks } from '../people/reach-links';
import { Fact, GivenFacts, Received } from '../rows/facts';
import { PendingNotes } from '../rows/pending-notes';
import { RemoveButton } from '../rows/remove-button';
import type { ListedLead } from '../rows/row';
import { STATUS_WORDS, sourceWords } from '../rows/words';
import { NotesEditor } from './notes-editor';
import type { LeadActions } from './use-lead-actions';

type Props = {
  lead: ListedLead;
  stored: ListedLead;
  changes: readonly PendingChange[];
  actions: LeadActions;
  onClose: () => void;
};

/** All there is of a lead, and all that can be done about it. */
export function LeadSheet({ lead, stored, changes, actions, onClose }: Props) {
  return (
    <div className="row-details">
      <PendingNotes changes={changes} stored={stored} />
      <div className="reaches">
        <ReachLinks person={lead} name={lead.name} size="sheet" />
      </div>
      <StatusChoice lead={lead} onChange={(status) => actions.setStatus(stored, status)} />
      <dl className="facts">
        <GivenFacts table="leads" row={lead} />
        <Fact label="Source">{sourceWords(lead.source)}</Fact>
        <Fact label="Received">
          <Received at={lead.created_at} capturedAt={lead.captured_at} />
        </Fact>
      </dl>
      <NotesEditor
        key={lead.id}
        lead={lead}
        stored={stored}
        changes={changes}
        onSave={(notes, seen) => actions.setNotes(stored, notes, seen)}
      />
      <RemoveButton
        name={lead.name}
        size="sheet"
        onRemove={() => {
          actions.remove(stored);
          onClose();
        }}
      />
    </div>
  );
}

type ChoiceProps = { lead: ListedLead; onChange: (status: ListedLead['status']) => void };

/** Every status one tap away. */
function StatusChoice({ lead, onChange }: ChoiceProps) {
  return (
    <fieldset className="status-choice">
      <legend className="field-label">Status</legend>
      {LEAD_STATUSES.map((status) => (
        <label key={status} data-status={status}>
          <input
            type="radio"
            name="status"
            className="sr-only"
            value={status}
            checked={lead.status === status}
            onChange={() => onChange(status)}
          />
          {STATUS_WORDS[status]}
        </label>
      ))}
    </fieldset>
  );
}
