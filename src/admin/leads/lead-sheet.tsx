import type { ComponentProps } from 'react';
import { LEAD_STATUSES, type LeadStatus } from '../../domain/change';
import { STATUS_WORDS } from '../../domain/change-words';
import { ReachLinks } from '../people/reach-links';
import { Fact, GivenFacts, Received } from '../rows/facts';
import { sourceWords } from '../rows/words';
import { NotesEditor } from './notes-editor';
import type { StatusProps } from './status-select';

type Props = ComponentProps<typeof NotesEditor> & { onStatus: (status: LeadStatus) => void };

export function LeadSheet({ onStatus, ...notes }: Props) {
  const { lead } = notes;
  return (
    <>
      <ReachLinks person={lead} size="sheet" />
      <StatusChoice status={lead.status} onChange={onStatus} />
      <dl>
        <GivenFacts table="leads" row={lead} />
        <Fact label="Source">{sourceWords(lead.source)}</Fact>
        <Received label="Received" at={lead.created_at} capturedAt={lead.captured_at} />
      </dl>
      <NotesEditor key={lead.id} {...notes} />
    </>
  );
}

/** Shows every status, each one tap away. */
function StatusChoice({ status: current, onChange }: StatusProps) {
  return (
    <fieldset className="status-choice">
      <legend className="field-label mb-1.5">Status</legend>
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
