import { dateOf } from '../../domain/calendar-day';
import { STATUS_WORDS } from '../../domain/change-words';
import type { InboxTable } from '../../domain/staff-event';
import { exactTime, shortDay } from '../../lib/time-words';
import { Action } from '../../ui/button';
import { useKeptFocus } from '../../ui/use-kept-focus';
import { useTeam } from '../people/use-team';
import { chosenLines, officeWords } from '../rows/fact-words';
import { Fact, GivenFacts, Received } from '../rows/facts';
import type { InboxRow } from '../rows/row';
import { capitalized, sourceWords } from '../rows/words';
import { AppointmentFact } from './appointment-fact';

type Props = {
  table: InboxTable;
  row: InboxRow;
  /** Who takes care of it: "You". */
  owner: string | undefined;
  /** The time of the next step, if it has one. */
  nextAt: number | undefined;
  onTake: () => void;
};

/** What a row is about, and how it stands. Of this only an appointment can be changed, and nobody's row be taken. */
export function RowFacts({ table, row, owner, nextAt, onTake }: Props) {
  const { kind, preferred_date, follow_up_on } = row;
  const isLead = 'source' in row;
  const { office, captured_by } = isLead ? row : {};
  const { nameOf } = useTeam();
  const host = officeWords(office);
  return (
    // “Take it” disappears once it is tapped.
    <dl {...useKeptFocus<HTMLDListElement>()}>
      <Fact label="Status">{STATUS_WORDS[row.status ?? 'new']}</Fact>
      {kind && <Fact label="Kind">{capitalized(kind)}</Fact>}
      <AppointmentFact key={row.id} table={table} row={row} />
      {preferred_date && <Fact label="Wants">{shortDay(dateOf(preferred_date).getTime())}</Fact>}
      {host && <Fact label="Hosted by">{host}</Fact>}
      {chosenLines(row).map(
        ({ column, label, text, known }) =>
          text &&
          // Of an account more is known than the name that was typed.
          !(column === 'agent' && captured_by) && (
            <Fact key={column} label={known ? `${label} at first` : label}>
              <bdi>{text}</bdi>
            </Fact>
          ),
      )}
      <GivenFacts table={table} row={row} />
      <Fact label="Owner">
        {owner === undefined ? (
          <span className="flex flex-wrap items-baseline gap-x-4">
            Nobody yet
            <Action className="-my-3" onClick={onTake}>
              Take it
            </Action>
          </span>
        ) : (
          <bdi tabIndex={-1}>{owner}</bdi>
        )}
      </Fact>
      {follow_up_on && (
        <Fact label="Next step">
          {nextAt === undefined
            ? shortDay(dateOf(follow_up_on).getTime())
            : `Call back ${exactTime(nextAt)}`}
        </Fact>
      )}
      {isLead && <Fact label="Source">{sourceWords(row.source)}</Fact>}
      {captured_by && (
        <Fact label="Captured by">
          <bdi>{nameOf(captured_by)}</bdi>
        </Fact>
      )}
      <Received label="Received" at={row.created_at} capturedAt={row.captured_at} />
    </dl>
  );
}
