import { LEAD_STATUSES, type LeadStatus } from '../../domain/change';
import { ReachLinks } from '../people/reach-links';
import { Fact, GivenFacts, Received } from '../rows/facts';
import type { ListedLead, RowContext } from '../rows/row';
import { STATUS_WORDS, sourceWords } from '../rows/words';
import { NotesEditor } from './notes-editor';

type Props = Pick<RowContext<ListedLead>, 'stored' | 'changes'> & {
  lead: ListedLead;
  onStatus: (status: LeadStatus) => void;
};

export function LeadSheet({ lead, stored, changes, onStatus }: Props) {
  return (
    <>
      <ReachLinks person={lead} size="sheet" />
      <StatusChoice status={lead.status} onChange={onStatus} />
      <dl>
        <GivenFacts table="leads" row={lead} />
        <Fact label="Source">{sourceWords(lead.source)}</Fact>
        <Fact label="Received">
          <Received at={lead.created_at} capturedAt={lead.captured_at} />
        </Fact>
      </dl>
      <NotesEditor key={lead.id} lead={lead} stored={stored} changes={changes} />
    </>
  );
}

type ChoiceProps = { status: LeadStatus; onChange: (status: LeadStatus) => void };

/** Shows every status, each one tap away. */
function StatusChoice({ status: current, onChange }: ChoiceProps) {
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
            checked={status === current}
            onChange={() => onChange(status)}
          />
          {STATUS_WORDS[status]}
        </label>
      ))}
    </fieldset>
  );
}
