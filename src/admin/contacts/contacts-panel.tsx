import { contactColumns } from '../export/columns';
import { ListPanel } from '../rows/list-panel';
import type { ListWords } from '../rows/list-words';
import { listsOf } from '../rows/lists';
import type { ListedContact } from '../rows/row';
import { contacts as table } from '../rows/table';
import { useActions } from '../rows/use-actions';
import { noteHeight } from '../rows/words';
import { useStaff } from '../staff';
import { ContactRow } from './contact-row';
import { ContactSheet } from './contact-sheet';

const words: ListWords = {
  title: 'Contacts',
  one: 'contact',
  many: 'contacts',
  empty: { title: 'No contacts yet', text: 'Enquiries and tour requests appear here.' },
};

/** About how tall a contact stands on a phone; its message takes a line or two. */
const heightOf = ({ message }: ListedContact) => 131 + noteHeight(message);

/** What visitors wrote to us, the newest first. */
export function ContactsPanel() {
  const { remove } = useActions();
  const onRemove = (contact: ListedContact) =>
    void remove({ row_table: 'contacts', action: 'delete', value: null }, contact, {
      title: 'Contact Deleted',
      description: contact.name,
      failure: 'Failed to delete contact',
    });
  return (
    <ListPanel<ListedContact>
      table={table}
      list={listsOf(useStaff()).contacts}
      words={words}
      columns={contactColumns}
      searched="names, e-mails, phones and messages"
      heightOf={heightOf}
      titleOf={({ name }) => name}
      renderRow={(contact, context, onOpen) => (
        <ContactRow contact={contact} {...context} onOpen={onOpen} onRemove={onRemove} />
      )}
      renderSheet={(contact, context, onClose) => (
        <ContactSheet contact={contact} {...context} onClose={onClose} onRemove={onRemove} />
      )}
    />
  );
}
