import { ReachLinks } from '../people/reach-links';
import { Fact, Received, Said } from '../rows/facts';
import type { RowContext } from '../rows/list-panel';
import { PendingNotes } from '../rows/pending-notes';
import { propertyText } from '../rows/property';
import { RemoveButton } from '../rows/remove-button';
import type { Contact } from '../rows/row';

type Props = RowContext<Contact> & {
  contact: Contact;
  onClose: () => void;
  onRemove: (contact: Contact) => void;
};

/** All there is of an enquiry. */
export function ContactSheet({ contact, stored, changes, onClose, onRemove }: Props) {
  const { name, email, phone, message, created_at, captured_at } = contact;
  return (
    <div className="row-details">
      <PendingNotes changes={changes} stored={stored} />
      <p className="row-message" dir="auto">
        {message}
      </p>
      <div className="reaches">
        <ReachLinks person={contact} name={name} size="sheet" />
      </div>
      <dl className="facts">
        <Fact label="Property">
          <Said text={propertyText(contact)} nothing="Not said" />
        </Fact>
        <Fact label="E-mail">
          <Said text={email} nothing="No e-mail given" />
        </Fact>
        <Fact label="Phone">
          <Said text={phone} nothing="No phone given" />
        </Fact>
        <Fact label="Received">
          <Received at={created_at} capturedAt={captured_at} />
        </Fact>
      </dl>
      <RemoveButton
        name={name}
        size="sheet"
        onRemove={() => {
          onRemove(stored);
          onClose();
        }}
      />
    </div>
  );
}
