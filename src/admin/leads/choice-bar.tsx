import type { LeadStatus } from '../../domain/change';
import type { ListedLead } from '../rows/row';
import { readStatus, STATUS_OPTIONS } from './status-select';

type Props = {
  chosen: ReadonlySet<string>;
  /** Nothing ends the choosing. */
  onChoose: (chosen?: ReadonlySet<string>) => void;
  /** The leads that can be chosen. */
  leads: readonly ListedLead[];
  onStatus: (status: LeadStatus) => void;
};

/** Within thumb reach, while leads are being chosen: how many, and what to do with them. */
export function ChoiceBar({ chosen, leads, onChoose, onStatus }: Props) {
  const isPart = chosen.size < leads.length;
  return (
    <section className="choice-bar" aria-label="Chosen leads">
      <p role="status" className="figures">
        {chosen.size} chosen
      </p>
      <button
        type="button"
        className="action"
        onClick={() => onChoose(new Set(isPart ? leads.map(({ id }) => id) : []))}
      >
        {isPart ? `All ${leads.length}` : 'None'}
      </button>
      <select
        className="status"
        aria-label="Set the status of the chosen leads"
        value=""
        disabled={chosen.size === 0}
        onChange={({ target }) => {
          const status = readStatus(target.value);
          if (status) onStatus(status);
        }}
      >
        <option value="">Set status…</option>
        {STATUS_OPTIONS}
      </select>
      <button type="button" className="action" onClick={() => onChoose()}>
        Cancel
      </button>
    </section>
  );
}
