import { Trash2 } from 'lucide';
import { isLeadStatus, type LeadStatus } from '../../domain/staff-event';
import { Action } from '../../ui/button';
import { Tool } from '../../ui/tool';
import type { ListedLead } from '../rows/row';
import { STATUS_OPTIONS } from './status-select';

type Props = {
  chosen: ReadonlyMap<string, ListedLead>;
  /** Called without an argument to stop selecting. */
  onChoose: (chosen?: ReadonlyMap<string, ListedLead>) => void;
  /** The leads in the list, as stored. */
  leads: readonly ListedLead[];
  /** Whether these are all there are; otherwise the list goes on further down. */
  isAll: boolean;
  onStatus: (status: LeadStatus) => void;
  /** Missing for whoever may not delete them. */
  onRemove?: (() => void) | undefined;
};

/** The bar shown at the bottom while leads are being selected: their number, and what to do with them. */
export function ChoiceBar({ chosen, leads, isAll, onChoose, onStatus, onRemove }: Props) {
  const byId = leads.map((lead) => [lead.id, lead] as const);
  const isPart = leads.some(({ id }) => !chosen.has(id));
  return (
    <section
      aria-label="Chosen leads"
      className="choice-bar fixed inset-x-0 bottom-(--bar) z-choice flex items-center gap-x-4 border-t border-line bg-quiet px-(--gutter) py-2 font-semibold md:justify-center"
    >
      <p role="status" className="figures whitespace-nowrap">
        {chosen.size} chosen
      </p>
      <Action onClick={() => onChoose(isPart ? new Map([...chosen, ...byId]) : new Map())}>
        {isPart ? `All ${leads.length}${isAll ? '' : ' loaded'}` : 'None'}
      </Action>
      <select
        className="status w-0 max-w-56 flex-1 bg-paper"
        aria-label="Set the status of the chosen leads"
        value=""
        disabled={chosen.size === 0}
        onChange={({ target: { value } }) => isLeadStatus(value) && onStatus(value)}
      >
        <option value="">Set status…</option>
        {STATUS_OPTIONS}
      </select>
      {onRemove && (
        <Tool drawing={Trash2} className="-mx-3" disabled={chosen.size === 0} onClick={onRemove}>
          Delete the chosen leads
        </Tool>
      )}
      <Action onClick={() => onChoose()}>Cancel</Action>
    </section>
  );
}
