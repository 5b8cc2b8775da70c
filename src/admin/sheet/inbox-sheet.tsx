import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { PendingChange } from '../../domain/change';
import type { InboxTable } from '../../domain/staff-event';
import { MINUTE_MS } from '../../lib/durations';
import { type InboxKey, joinedWith, rowOfEvent } from '../history/history';
import { historyQuery, useHistory } from '../history/history-query';
import { isUnanswered, nextStepAt } from '../history/next-step';
import { Timeline } from '../history/timeline';
import { noteStart } from '../people/started';
import { useTeam } from '../people/use-team';
import { type InboxRow, isGeneratedMessage, type RowContext } from '../rows/row';
import { RemoveButton } from '../rows/row-sheet';
import { useStaff } from '../staff';
import { BusinessCard, pictureQuery } from './business-card';
import { KnownFacts } from './known-facts';
import { aboutOf, OtherEnquiries } from './other-enquiries';
import { RowFacts } from './row-facts';
import { SamePerson } from './same-person';
import { SheetActions } from './sheet-actions';
import { type RowActions, useRowActions } from './use-row-actions';

type Props = Pick<RowContext<InboxRow>, 'stored' | 'changes' | 'onRemove' | 'onClose'> & {
  table: InboxTable;
  /** With pending changes applied. */
  row: InboxRow;
  /** See `RowFacts`. */
  onContacted?: () => void;
};

/** A lead or contact: what is known, what the visitor wrote, what has been done since, and what can be done now. */
export function InboxSheet({ table, row, stored, changes, ...on }: Props) {
  const { onRemove, onClose, onContacted } = on;
  const staff = useStaff();
  const { nameOf } = useTeam();
  const actions = useRowActions(table, row, stored);
  const { id, client } = staff;
  const { history, isFetching, changes: all, others, onEarlier } = useHistory(table, row.id);
  const isViewing = 'source' in row && row.source === 'viewing';
  const card = useQuery({ ...pictureQuery(client, row.id), enabled: isViewing });
  // Until the history and the card have been asked for once, nothing to tap stands below them: it would move away under a thumb.
  const [read, setRead] = useState<string>();
  if (!isFetching && !card.isFetching && read !== row.id) setRead(row.id);
  const isRead = read === row.id;
  const asWritten = { ...row, name: stored.name };
  const words = 'source' in row ? row.notes : row.message;
  // The merges into this row that still wait on this device.
  const merging = all.filter(
    ({ change }) =>
      change.row_id !== row.id &&
      change.action === 'event' &&
      change.value.kind === 'merge' &&
      change.value.merged_into === row.id,
  );
  const titleOf = (asked: string) =>
    asked === row.id ? row.name : others.find((other) => other.id === asked)?.name;
  const own = (history?.events ?? []).filter((event) => rowOfEvent(event) === row.id);
  const sameAs = joinedWith(row.id, own, changes);
  const join = useJoin({ found_in: table, id: row.id }, all, actions.samePerson);
  const aboutAny = (asked: string) => {
    const one = [{ found_in: table, ...row }, ...others].find((any) => any.id === asked);
    return one && aboutOf(one);
  };
  const heading = isGeneratedMessage(table, row) ? 'As it came in' : 'What they wrote';
  const waiting = [...changes, ...merging];
  return (
    <>
      <KnownFacts
        key={`known ${row.id}`}
        row={asWritten}
        learn={actions.learn}
        onStart={(way) => noteStart({ table, row: row.id, way })}
      />
      <RowFacts
        table={table}
        row={row}
        owner={row.assignee ? nameOf(row.assignee) : undefined}
        nextAt={nextStepAt(row.follow_up_on, own, changes)}
        onTake={() => actions.assign(id)}
        onContacted={onContacted}
      />
      {words && (
        <section aria-label={heading}>
          <h3 className="field-label font-sans tracking-normal">{heading}</h3>
          <blockquote
            className="sheet-words max-h-[40svh] overflow-y-auto whitespace-pre-line"
            dir="auto"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            {words}
          </blockquote>
        </section>
      )}
      {card.data && <BusinessCard key={row.id} lead={row.id} name={row.name} />}
      <OtherEnquiries
        table={table}
        id={row.id}
        mergedInto={row.merged_into}
        others={others}
        onMerge={actions.merge}
        sameAs={sameAs}
        onPart={(one) => actions.samePerson(one, null)}
      />
      {isRead && <SamePerson key={`same ${row.id}`} row={row} onJoin={join} />}
      <Timeline
        history={history}
        isLoading={isFetching}
        changes={waiting}
        nameOf={nameOf}
        about={{ row: row.id, titleOf, aboutOf: aboutAny }}
        arrivedAt={row.created_at}
        onEarlier={onEarlier}
      />
      {isRead && <RemoveButton onRemove={onRemove} onClose={onClose} />}
      <SheetActions
        key={`actions ${row.id}`}
        {...{ table, row, actions }}
        isUnanswered={isUnanswered(own, changes)}
      />
    </>
  );
}

/**
 * Returns what joins the open row with another. Of each row only what was said last counts, so it is said of the one
 * that is not joined with a third yet: no earlier join is undone.
 * @param changes those that wait on this device
 */
export function useJoin(
  open: InboxKey,
  changes: readonly PendingChange[],
  samePerson: RowActions['samePerson'],
) {
  const { client, lists, id: staff } = useStaff();
  const queries = useQueryClient();
  /** Undefined: nobody can tell. */
  const thirdOf = async ({ found_in, id }: InboxKey) => {
    const asked = historyQuery({ client, copy: lists.copy, staff }, found_in, id);
    const history = await queries
      // An open sheet looks again more often: its tap waits for nothing.
      .fetchQuery({ ...asked, staleTime: MINUTE_MS })
      // What this device keeps of it.
      .catch(() => queries.getQueryData(asked.queryKey));
    return history && joinedWith(id, history.events, changes);
  };
  /** Resolves with why they can't be joined, if so. */
  return async (other: InboxKey): Promise<string | undefined> => {
    const thirds = [await thirdOf(open)];
    if (thirds[0] === null) return void samePerson(open, other.id);
    thirds.push(await thirdOf(other));
    if (thirds[1] === null) return void samePerson(other, open.id);
    return thirds.includes(undefined)
      ? 'What they are already joined with can’t be looked up now. Try again once you are online.'
      : 'Each is already joined with another enquiry. First open one of them and tap “Not the same person” there.';
  };
}
