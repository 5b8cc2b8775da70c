import { ReachLinks } from '../people/reach-links';
import { Fact, GivenFacts, Received } from '../rows/facts';
import type { RowContext } from '../rows/list-panel';
import { PendingNotes } from '../rows/pending-notes';
import { RemoveButton } from '../rows/remove-button';
import type { ListedContact } from '../rows/row';

type Props = RowContext<ListedContact> & {
  contact: ListedContact;
  onClose: () => void;
  onRemove: (contact: ListedContact) => void;
};

/** All there is of an enquiry. */
export function ContactSheet({ contact, stored, changes, onClose, onRemove }: Props) {
  const { name, message, created_at, captured_at } = contact;
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
        <GivenFacts table="contacts" row={contact} />
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
