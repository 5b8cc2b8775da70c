import { contactColumns } from '../export/columns';
import { PersonText } from '../people/person-text';
import { ReachLinks } from '../people/reach-links';
import { Fact, GivenFacts, Received } from '../rows/facts';
import { ListPanel } from '../rows/list-panel';
import type { ListWords } from '../rows/list-words';
import { listsOf } from '../rows/lists';
import { Waits } from '../rows/pending-notes';
import { isWaiting } from '../rows/pending-words';
import { propertyText } from '../rows/property';
import type { ListedContact, RowContext } from '../rows/row';
import { RowItem } from '../rows/row-item';
import { contacts as table } from '../rows/table';
import { beginningOf } from '../rows/words';
import { useStaff } from '../staff';

const words: ListWords = {
  title: 'Contacts',
  one: 'contact',
  many: 'contacts',
  searched: 'names, e-mails, phones and messages',
  empty: { title: 'No contacts yet', text: 'Enquiries and tour requests appear here.' },
};

/** How many characters of a long message a row shows. */
const MESSAGE_LENGTH = 180;

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

type RowProps = RowContext<ListedContact> & { contact: ListedContact };

/** An enquiry: who, about what, since when, and how it begins. */
function ContactRow({ contact, ...context }: RowProps) {
  const { name, message } = contact;
  const property = propertyText(contact);
  return (
    <RowItem
      {...context}
      row={contact}
      about={[
        property ? <PersonText key="property">{property}</PersonText> : 'No property named',
        isWaiting(context.changes) && <Waits key="waits" />,
      ]}
      note={beginningOf(message, MESSAGE_LENGTH)}
      tools={<ReachLinks person={contact} name={name} size="row" />}
    />
  );
}

function ContactSheet({ contact }: { contact: ListedContact }) {
  const { name, message, created_at, captured_at } = contact;
  return (
    <>
      <p
        className="max-h-[50svh] overflow-y-auto whitespace-pre-line [unicode-bidi:plaintext]"
        dir="auto"
      >
        {message}
      </p>
      <div className="reaches">
        <ReachLinks person={contact} name={name} size="sheet" />
      </div>
      <dl className="facts">
        <GivenFacts table="contacts" row={contact} />
        <Fact label="Received">
          <Received at={created_at} capturedAt={captured_at} />
        </Fact>
      </dl>
    </>
  );
}
