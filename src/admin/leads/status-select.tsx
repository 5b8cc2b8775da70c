import { Check } from 'lucide';
import { LEAD_STATUSES, type LeadStatus } from '../../domain/change';
import { Icon } from '../../ui/icon';
import { STATUS_WORDS } from '../rows/words';

type Props = {
  /** The lead's name. */
  name: string;
  status: LeadStatus;
  onChange: (status: LeadStatus) => void;
};

export const STATUS_OPTIONS = LEAD_STATUSES.map((value) => (
  <option key={value} value={value}>
    {STATUS_WORDS[value]}
  </option>
));

export function readStatus(value: string): LeadStatus | undefined {
  return LEAD_STATUSES.find((status) => status === value);
}

/** A lead's status in a native picker, and a button for the step after New. */
export function StatusSelect({ name, status, onChange }: Props) {
  return (
    <>
      <select
        className="status"
        data-status={status}
        aria-label={`Status of ${name}`}
        value={status}
        onChange={({ target }) => {
          const chosen = readStatus(target.value);
          if (chosen && chosen !== status) onChange(chosen);
        }}
      >
        {STATUS_OPTIONS}
      </select>
      {status === 'new' && (
        <button
          type="button"
          className="status-next"
          aria-label={`Contacted: ${name}`}
          onClick={() => onChange('contacted')}
        >
          <Icon drawing={Check} />
          Contacted
        </button>
      )}
    </>
  );
}
