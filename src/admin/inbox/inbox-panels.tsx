import { useEffect } from 'react';
import type { InboxTable } from '../../domain/staff-event';
import { later } from '../../ui/later';
import { useRowsWithNotes } from '../notes/notes-draft';
import { ReachLinks } from '../people/reach';
import { noteStart } from '../people/started';
import type { List } from '../rows/list';
import { ListPanel } from '../rows/list-panel';
import { untilListed } from '../rows/listed';
import { furtherValues, type InboxRow, noteOf } from '../rows/row';
import { beginningOf } from '../rows/words';
import { LazyInboxSheet, preloadInboxSheet } from '../sheet/lazy-inbox-sheet';
import { useStaff } from '../staff';
import { useConfirming } from '../upcoming/use-confirming';
import { StatusSelect, useStatus } from './status-select';

/** Unsaved notes on deleted rows. They are searched for once the list is there. */
const LostDrafts = later(async () => (await import('../notes/lost-drafts')).LostDrafts, {
  when: untilListed,
});

/** Potential customers, newest first. */
export const LeadsPanel = () => (
  <InboxPanel
    table="leads"
    list={useStaff().lists.leads}
    wordsOf={(lead) => beginningOf(noteOf(lead), 70)}
  />
);

/** Visitors' enquiries, newest first. */
export const ContactsPanel = () => (
  <InboxPanel
    table="contacts"
    list={useStaff().lists.contacts}
    wordsOf={({ message }) => beginningOf(message, 180)}
  />
);

type Props<Row extends InboxRow> = {
  table: InboxTable;
  list: List<Row>;
  /** What the list shows of what they wrote. */
  wordsOf: (row: Row) => string;
};

function InboxPanel<Row extends InboxRow>({ table, list, wordsOf }: Props<Row>) {
  const status = useStatus();
  const withNotes = useRowsWithNotes();
  const confirming = useConfirming();
  useEffect(preloadInboxSheet, []);
  return (
    <ListPanel
      list={list}
      notices={<LostDrafts />}
      // As the row's button does.
      swipe={{
        wayOf: (row) => confirming.wayOf(table, row),
        onSwipe(row, stored) {
          const way = confirming.wayOf(table, row);
          if (way === 'confirm') void confirming.confirmOf(table, row)?.();
          if (way === 'contacted') status.undoable(table, [stored], 'contacted');
        },
      }}
      partsOf={(row, { stored }) => ({
        about: furtherValues(table, row),
        note: wordsOf(row),
        hasUnsavedNotes: withNotes.has(row.id),
        tools: (
          <StatusSelect
            name={row.name}
            status={row.status ?? 'new'}
            onChange={(next) => status.set(table, stored, next)}
            next={confirming.wayOf(table, row) ? confirming.buttonOf(table, row) : null}
          />
        ),
        reaches: (
          <ReachLinks
            person={row}
            size="tight"
            onStart={(way) => noteStart({ table, row: row.id, way })}
          />
        ),
      })}
      renderSheet={(row, context) => (
        <LazyInboxSheet
          {...context}
          table={table}
          row={row}
          onContacted={() => status.undoable(table, [context.stored], 'contacted')}
        />
      )}
    />
  );
}
