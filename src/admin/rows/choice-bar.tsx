import { Trash2 } from 'lucide';
import { isLeadStatus, type LeadStatus } from '../../domain/staff-event';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { takeFocus } from '../../ui/undo';
import { STATUS_OPTIONS } from '../leads/status-select';

type Props = {
  /** How many rows are selected. */
  count: number;
  /** The list's word for several rows. */
  many: string;
  /** Whether some loaded rows are not selected. */
  isPart: boolean;
  /** What selects all of them: "All 50 loaded". */
  allWords: string;
  onAll: () => void;
  onNone: () => void;
  onCancel: () => void;
  /** Missing in a list whose rows have no status. */
  onStatus: ((status: LeadStatus) => void) | undefined;
  /** Missing for whoever may not delete them. */
  onRemove: (() => void) | undefined;
};

/** The bar shown at the bottom while rows are being selected: their number, and what to do with them. */
export function ChoiceBar(props: Props) {
  const { count, many, isPart, allWords, onAll, onNone, onCancel, onStatus, onRemove } = props;
  return (
    <section
      aria-label={`Chosen ${many}`}
      className="choice-bar fixed inset-x-0 bottom-(--bar) z-choice flex flex-wrap items-center gap-x-6 border-t border-line bg-quiet px-(--gutter) py-2 font-semibold md:justify-center"
    >
      <div className="flex w-full flex-wrap items-center gap-x-4 md:w-auto">
        <p role="status" className="figures whitespace-nowrap">
          {count} chosen
        </p>
        <Action ref={takeFocus} className="whitespace-nowrap" onClick={isPart ? onAll : onNone}>
          {isPart ? allWords : 'None'}
        </Action>
        <Action className="ml-auto" onClick={onCancel}>
          Cancel
        </Action>
      </div>
      {(onStatus || onRemove) && (
        <div className="flex w-full flex-wrap items-center gap-x-4 md:w-auto">
          {onStatus && (
            <select
              className="status min-w-40 flex-1 bg-paper"
              aria-label={`Set the status of the chosen ${many}`}
              value=""
              disabled={count === 0}
              onChange={({ target: { value } }) => isLeadStatus(value) && onStatus(value)}
            >
              <option value="">Set status…</option>
              {STATUS_OPTIONS}
            </select>
          )}
          {onRemove && (
            <Action className="ml-auto" disabled={count === 0} onClick={onRemove}>
              <Icon drawing={Trash2} />
              Delete<span className="sr-only"> the chosen {many}</span>
            </Action>
          )}
        </div>
      )}
    </section>
  );
}
