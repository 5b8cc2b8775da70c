import type { LeadStatus } from '../../domain/change';
import { Action } from '../button';
import type { ListedLead } from '../rows/row';
import { readStatus, STATUS_OPTIONS } from './status-select';

type Props = {
  chosen: ReadonlySet<string>;
  /** Called without a set to stop selecting. */
  onChoose: (chosen?: ReadonlySet<string>) => void;
  leads: readonly ListedLead[];
  onStatus: (status: LeadStatus) => void;
};

/** Within thumb's reach while leads are being selected: how many, and what to do with them. */
export function ChoiceBar({ chosen, leads, onChoose, onStatus }: Props) {
  const isPart = chosen.size < leads.length;
  return (
    <section
      aria-label="Chosen leads"
      className="fixed inset-x-0 bottom-(--bar) z-choice flex items-center gap-x-4 border-t border-line bg-quiet px-(--gutter) py-2 font-semibold md:justify-center"
    >
      <p role="status" className="figures whitespace-nowrap">
        {chosen.size} chosen
      </p>
      <Action onClick={() => onChoose(new Set(isPart ? leads.map(({ id }) => id) : []))}>
        {isPart ? `All ${leads.length}` : 'None'}
      </Action>
      <select
        className="status w-0 max-w-56 flex-1 bg-paper"
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
      <Action onClick={() => onChoose()}>Cancel</Action>
    </section>
  );
}
