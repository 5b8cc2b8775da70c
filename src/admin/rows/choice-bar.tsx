import { Trash2 } from 'lucide';
import type { ReactNode } from 'react';
import { hostNow } from '../../device/clock';
import { daysLater } from '../../domain/calendar-day';
import { lagosDay } from '../../domain/lagos-time';
import { type InboxTable, isLeadStatus } from '../../domain/staff-event';
import { Action } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { takeFocus } from '../../ui/undo';
import { STATUS_OPTIONS } from '../leads/status-select';
import { memberName, useTeam } from '../people/use-team';
import { useStaff } from '../staff';
import type { InboxRow } from './row';
import { useSharing } from './use-sharing';
import { useStatus } from './use-status';

/** The chosen rows of a list whose rows are worked on. */
export type Work = {
  table: InboxTable;
  /** As the database returned them. */
  rows: readonly InboxRow[];
  /** As they are shown. */
  shown: readonly InboxRow[];
};

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
  work: Work | undefined;
  /** Missing for whoever may not delete them. */
  onRemove: (() => void) | undefined;
};

/** The bar shown at the bottom while rows are being selected: their number, and what to do with them. */
export function ChoiceBar(props: Props) {
  const { count, many, isPart, allWords, onAll, onNone, onCancel, work, onRemove } = props;
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
        {onRemove && (
          <Action className="ml-auto" disabled={count === 0} onClick={onRemove}>
            <Icon drawing={Trash2} />
            Delete<span className="sr-only"> the chosen {many}</span>
          </Action>
        )}
        <Action className={onRemove ? undefined : 'ml-auto'} onClick={onCancel}>
          Cancel
        </Action>
      </div>
      {work && <WorkPickers {...work} many={many} onDone={onCancel} />}
    </section>
  );
}

const DAYS = [
  [0, 'Today'],
  [1, 'Tomorrow'],
  [3, 'In 3 days'],
  [7, 'In a week'],
] as const;

/** What can be set of several rows at once, each in a native picker. */
function WorkPickers({
  table,
  rows,
  shown,
  many,
  onDone,
}: Work & { many: string; onDone: () => void }) {
  const { id: me } = useStaff();
  const { members } = useTeam();
  const status = useStatus();
  const sharing = useSharing(table, shown);
  const colleagues = members.filter(({ user_id }) => user_id !== me);
  const agents = members.filter(({ role }) => role === 'agent');
  const picker = { many, isDisabled: rows.length === 0, onDone };
  return (
    <div className="grid w-full grid-cols-3 gap-2 md:w-auto">
      <Picker
        {...picker}
        label="Set the status of"
        words="Status…"
        onPick={(value) => isLeadStatus(value) && status.undoable(table, rows, value)}
      >
        {STATUS_OPTIONS}
      </Picker>
      <Picker
        {...picker}
        label="Set the owner of"
        words="Owner…"
        onPick={(value) =>
          value === SHARE
            ? sharing.share(rows)
            : sharing.assign(rows, value === NOBODY ? null : value)
        }
      >
        <option value={me}>Take them</option>
        {colleagues.map((member) => (
          <option key={member.user_id} value={member.user_id}>
            {memberName(member)}
          </option>
        ))}
        {agents.length > 1 && (
          <option value={SHARE}>{`Share out among ${agents.length} agents`}</option>
        )}
        <option value={NOBODY}>Give back</option>
      </Picker>
      <Picker
        {...picker}
        label="Set the next step of"
        words="Next step…"
        onPick={(value) => sharing.followUp(rows, value === NOBODY ? null : value)}
      >
        {DAYS.map(([days, words]) => (
          <option key={days} value={daysLater(lagosDay(hostNow()), days)}>
            {words}
          </option>
        ))}
        <option value={NOBODY}>None</option>
      </Picker>
    </div>
  );
}

const NOBODY = 'none';
const SHARE = 'share';

type PickerProps = {
  /** "Set the status of", without the rows. */
  label: string;
  many: string;
  words: string;
  isDisabled: boolean;
  onPick: (value: string) => void;
  onDone: () => void;
  children: ReactNode;
};

function Picker({ label, many, words, isDisabled, onPick, onDone, children }: PickerProps) {
  return (
    <select
      className="status min-w-0 bg-paper"
      aria-label={`${label} the chosen ${many}`}
      value=""
      disabled={isDisabled}
      onChange={({ target: { value } }) => {
        if (value === '') return;
        onPick(value);
        onDone();
      }}
    >
      <option value="">{words}</option>
      {children}
    </select>
  );
}
