import { contactColumns } from '../export/columns';
import { ListPanel } from '../rows/list-panel';
import type { ListWords } from '../rows/list-words';
import { listsOf } from '../rows/lists';
import { contacts as table } from '../rows/table';
import { useStaff } from '../staff';
import { ContactRow } from './contact-row';
import { ContactSheet } from './contact-sheet';

const words: ListWords = {
  title: 'Contacts',
  one: 'contact',
  many: 'contacts',
  searched: 'names, e-mails, phones and messages',
  empty: { title: 'No contacts yet', text: 'Enquiries and tour requests appear here.' },
};

/** What visitors wrote to us, the newest first. */
export function ContactsPanel() {
  return (
    <ListPanel
      table={table}
      list={listsOf(useStaff()).contacts}
      words={words}
      columns={contactColumns}
      noteOf={({ message }) => message}
      renderRow={(contact, context) => <ContactRow contact={contact} {...context} />}
      renderSheet={(contact) => <ContactSheet contact={contact} />}
    />
  );
}
