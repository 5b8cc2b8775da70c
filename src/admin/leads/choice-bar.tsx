import { LEAD_STATUSES, type LeadStatus } from '../../domain/change';
import type { ListedLead } from '../rows/row';
import { STATUS_WORDS } from '../rows/words';
import type { Choice } from './use-choice';

type Props = {
  choice: Choice;
  /** The leads that can be chosen. */
  leads: readonly ListedLead[];
  onStatus: (ids: ReadonlySet<string>, status: LeadStatus) => void;
};

/** Within thumb reach, while leads are being chosen: how many, and what to do with them. */
export function ChoiceBar({ choice, leads, onStatus }: Props) {
  const { chosen } = choice;
  if (!chosen) return null;
  return (
    <section className="choice-bar" aria-label="Chosen leads">
      <p role="status" className="figures">
        {chosen.size} chosen
      </p>
      <button
        type="button"
        className="action"
        onClick={() => choice.all(chosen.size < leads.length ? leads.map(({ id }) => id) : [])}
      >
        {chosen.size < leads.length ? `All ${leads.length}` : 'None'}
      </button>
      <select
        className="status"
        aria-label="Set the status of the chosen leads"
        value=""
        disabled={chosen.size === 0}
        onChange={({ target }) => {
          const status = LEAD_STATUSES.find((one) => one === target.value);
          if (status) onStatus(chosen, status);
        }}
      >
        <option value="">Set status…</option>
        {LEAD_STATUSES.map((value) => (
          <option key={value} value={value}>
            {STATUS_WORDS[value]}
          </option>
        ))}
      </select>
      <button type="button" className="action" onClick={choice.end}>
        Cancel
      </button>
    </section>
  );
}
