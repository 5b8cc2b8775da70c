import { useEffect } from 'react';
import { LazyPart } from '../lazy-part';
import { StatusSelect } from '../leads/status-select';
import { LostDrafts } from '../notes/later-drafts';
import { useRowsWithNotes } from '../notes/use-rows-with-notes';
import { ReachLinks } from '../people/reach-links';
import { noteStart } from '../people/started';
import { ListPanel } from '../rows/list-panel';
import { furtherValues } from '../rows/row';
import { useStatus } from '../rows/use-status';
import { beginningOf } from '../rows/words';
import { loadInboxSheet, preloadInboxSheet } from '../sheet/load-sheet';
import { useStaff } from '../staff';
import { useConfirming } from '../upcoming/use-confirming';

/** Visitors' enquiries, newest first. */
export function ContactsPanel() {
  const status = useStatus();
  const withNotes = useRowsWithNotes();
  const confirming = useConfirming('contacts');
  useEffect(preloadInboxSheet, []);
  return (
    <ListPanel
      list={useStaff().lists.contacts}
      notices={
        <>
          <LostDrafts />
          {confirming.sheet}
        </>
      }
      onContacted={(row) => status.undoable('contacts', [row], 'contacted')}
      partsOf={(contact, { stored }) => ({
        about: furtherValues('contacts', contact),
        note: beginningOf(contact.message, 180),
        hasUnsavedNotes: withNotes.has(contact.id),
        tools: (
          <StatusSelect
            name={contact.name}
            status={contact.status ?? 'new'}
            onChange={(next) => status.set('contacts', stored, next)}
            next={confirming.buttonOf(contact)}
          />
        ),
        reaches: (
          <ReachLinks
            person={contact}
            size="tight"
            onStart={(way) => noteStart({ table: 'contacts', row: contact.id, way })}
          />
        ),
      })}
      renderSheet={(contact, context) => (
        <LazyPart name="inbox-sheet" load={loadInboxSheet}>
          {({ InboxSheet }) => <InboxSheet {...context} table="contacts" row={contact} />}
        </LazyPart>
      )}
    />
  );
}
