import { useEffect } from 'react';
import { LazyPart } from '../lazy-part';
import { LostDrafts } from '../notes/later-drafts';
import { useRowsWithNotes } from '../notes/use-rows-with-notes';
import { ReachLinks } from '../people/reach-links';
import { noteStart } from '../people/started';
import { noteOf } from '../rows/composed';
import { ListPanel } from '../rows/list-panel';
import { furtherValues } from '../rows/row';
import { useStatus } from '../rows/use-status';
import { beginningOf } from '../rows/words';
import { loadInboxSheet, preloadInboxSheet } from '../sheet/load-sheet';
import { useStaff } from '../staff';
import { useConfirming } from '../upcoming/use-confirming';
import { StatusSelect } from './status-select';

/** Potential customers, newest first. */
export function LeadsPanel() {
  const status = useStatus();
  const withNotes = useRowsWithNotes();
  const confirming = useConfirming('leads');
  useEffect(preloadInboxSheet, []);
  return (
    <ListPanel
      list={useStaff().lists.leads}
      notices={
        <>
          <LostDrafts />
          {confirming.sheet}
        </>
      }
      onContacted={(row) => status.undoable('leads', [row], 'contacted')}
      partsOf={(lead, { stored }) => ({
        about: furtherValues('leads', lead),
        note: beginningOf(noteOf(lead), 70),
        hasUnsavedNotes: withNotes.has(lead.id),
        tools: (
          <StatusSelect
            name={lead.name}
            status={lead.status}
            onChange={(next) => status.set('leads', stored, next)}
            next={confirming.buttonOf(lead)}
          />
        ),
        reaches: (
          <ReachLinks
            person={lead}
            size="tight"
            onStart={(way) => noteStart({ table: 'leads', row: lead.id, way })}
          />
        ),
      })}
      renderSheet={(lead, context) => (
        <LazyPart name="inbox-sheet" load={loadInboxSheet}>
          {({ InboxSheet }) => <InboxSheet {...context} table="leads" row={lead} />}
        </LazyPart>
      )}
    />
  );
}
