import { type ReactNode, useId, useState } from 'react';
import { hostNow } from '../../device/clock';
import { daysLater } from '../../domain/calendar-day';
import { STATUS_WORDS } from '../../domain/change-words';
import { lagosDay } from '../../domain/lagos-time';
import { type InboxTable, LEAD_STATUSES } from '../../domain/staff-event';
import { Action } from '../../ui/button';
import { takeFocus } from '../../ui/undo';
import { useStatus } from '../inbox/status-select';
import { opened } from '../loading';
import { useTeam } from '../people/use-team';
import { Choice, Choices, MemberChoices } from '../sheet/choices';
import { AHEAD } from '../sheet/next-panel';
import { useStaff } from '../staff';
import { StaffSheet } from '../staff-sheet';
import type { InboxRow } from './row';
import { useSharing } from './use-sharing';
import { counted } from './words';

const MessageMany = opened(async () => (await import('../sheet/message-many')).MessageMany);

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

/** What can be set of several rows at once. */
function WorkPickers({
  table,
  rows,
  shown,
  many,
  onDone,
}: Work & { many: string; onDone: () => void }) {
  const { id: me } = useStaff();
  const { members } = useTeam();
  const [isWriting, setIsWriting] = useState(false);
  const status = useStatus();
  const sharing = useSharing(table, shown);
  const agents = members.filter(({ role }) => role === 'agent');
  const picker = { of: `chosen ${many}`, isDisabled: rows.length === 0 };
  /** Does it to the rows, and is done. */
  const doing = (work: () => void) => () => {
    work();
    onDone();
  };
  const assign = (owner: string | null) => doing(() => sharing.assign(rows, owner));
  const followUp = (day: string | null) => doing(() => sharing.followUp(rows, day));
  return (
    <div className="flex w-full flex-wrap gap-1.5 md:w-auto md:gap-2">
      <button
        type="button"
        className="choice-tool"
        aria-haspopup="dialog"
        disabled={rows.length === 0}
        onClick={() => setIsWriting(true)}
      >
        Message<span className="sr-only"> the chosen {many}</span>
      </button>
      <StaffSheet
        title={`Message ${counted(rows.length, 'person', 'people')}`}
        isOpen={isWriting}
        onClose={() => setIsWriting(false)}
      >
        <MessageMany {...{ table }} rows={shown} />
      </StaffSheet>
      <Picker {...picker} label="Status">
        <Choices label="Status">
          {LEAD_STATUSES.map((value) => (
            <Choice key={value} onChoose={doing(() => status.undoable(table, rows, value))}>
              {STATUS_WORDS[value]}
            </Choice>
          ))}
        </Choices>
      </Picker>
      <Picker {...picker} label="Owner">
        <MemberChoices label="Owner" chosen={undefined} onChoose={(member) => assign(member)()}>
          <Choice onChoose={assign(me)}>Take them</Choice>
          {agents.length > 1 && (
            <Choice onChoose={doing(() => sharing.share(rows))}>
              {`Share out among ${agents.length} agents`}
            </Choice>
          )}
          <Choice onChoose={assign(null)}>Give back</Choice>
        </MemberChoices>
      </Picker>
      <Picker {...picker} label="Next step">
        <Choices label="Next step">
          {AHEAD.map(([days, words]) => (
            <Choice key={days} onChoose={followUp(daysLater(lagosDay(hostNow()), days))}>
              {words}
            </Choice>
          ))}
          <Choice onChoose={followUp(null)}>None</Choice>
        </Choices>
      </Picker>
    </div>
  );
}

type PickerProps = {
  /** What is set: "Status". */
  label: string;
  /** "chosen leads". */
  of: string;
  isDisabled: boolean;
  /** Buttons, each of which chooses. */
  children: ReactNode;
};

/**
 * What can be chosen for several rows, behind a button. Not a native picker: on Windows an arrow key on a closed one
 * chooses at once.
 */
export function Picker({ label, of, isDisabled, children }: PickerProps) {
  const id = useId();
  return (
    <>
      <button type="button" className="choice-tool" popoverTarget={id} disabled={isDisabled}>
        {label}…<span className="sr-only"> of the {of}</span>
      </button>
      <div id={id} popover="auto" className="picker">
        {children}
      </div>
    </>
  );
}
