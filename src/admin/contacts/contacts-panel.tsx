import { ReachLinks } from '../people/reach-links';
import { GivenFacts, Received } from '../rows/facts';
import { ListPanel } from '../rows/list-panel';
import { furtherValues } from '../rows/row';
import { beginningOf } from '../rows/words';
import { useStaff } from '../staff';

/** Visitors' enquiries, newest first. */
export function ContactsPanel() {
  return (
    <ListPanel
      list={useStaff().lists.contacts}
      partsOf={(contact) => ({
        about: furtherValues('contacts', contact),
        note: beginningOf(contact.message, 180),
        tools: <ReachLinks person={contact} size="row" />,
      })}
      renderSheet={(contact) => (
        <>
          <p
            className="max-h-[50svh] overflow-y-auto whitespace-pre-line [unicode-bidi:plaintext]"
            dir="auto"
          >
            {contact.message}
          </p>
          <ReachLinks person={contact} size="sheet" />
          <dl>
            <GivenFacts table="contacts" row={contact} />
            <Received label="Received" at={contact.created_at} capturedAt={contact.captured_at} />
          </dl>
        </>
      )}
    />
  );
}
