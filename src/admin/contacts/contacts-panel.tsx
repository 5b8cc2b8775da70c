import { useEffect } from 'react';
import { LazyPart } from '../lazy-part';
import { LostDrafts } from '../notes/lost-drafts-list';
import { useRowsWithNotes } from '../notes/use-rows-with-notes';
import { ReachLinks } from '../people/reach-links';
import { ListPanel } from '../rows/list-panel';
import { propertyText } from '../rows/property';
import { furtherValues } from '../rows/row';
import { beginningOf } from '../rows/words';
import { loadInboxSheet, preloadInboxSheet } from '../sheet/load-sheet';
import { useStaff } from '../staff';

/** Visitors' enquiries, newest first. */
export function ContactsPanel() {
  const withNotes = useRowsWithNotes();
  useEffect(preloadInboxSheet, []);
  return (
    <ListPanel
      list={useStaff().lists.contacts}
      notices={<LostDrafts />}
      partsOf={(contact) => ({
        about: [
          propertyText(contact) || 'No property named',
          ...furtherValues('contacts', contact),
        ],
        note: beginningOf(contact.message, 180),
        hasUnsavedNotes: withNotes.has(contact.id),
        tools: <ReachLinks person={contact} size="row" />,
      })}
      renderSheet={(contact, context) => (
        <LazyPart name="inbox-sheet" load={loadInboxSheet}>
          {({ InboxSheet }) => <InboxSheet {...context} table="contacts" row={contact} />}
        </LazyPart>
      )}
    />
  );
}
