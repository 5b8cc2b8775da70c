import { PersonText } from '../people/person-text';
import { ReachLinks } from '../people/reach-links';
import type { RowContext } from '../rows/list-panel';
import { PendingNotes, Waits } from '../rows/pending-notes';
import { isWaiting } from '../rows/pending-words';
import { propertyText } from '../rows/property';
import { RemoveButton } from '../rows/remove-button';
import type { ListedContact } from '../rows/row';
import { RowItem } from '../rows/row-item';
import { beginningOf } from '../rows/words';

type Props = RowContext<ListedContact> & {
  contact: ListedContact;
  onOpen: () => void;
  onRemove: (contact: ListedContact) => void;
};

/** Of a long message a row shows so many characters. */
const MESSAGE_LENGTH = 180;

/** An enquiry: who, about what, since when, and how it begins. */
export function ContactRow({ contact, stored, changes, onOpen, onRemove }: Props) {
  const { name, message, created_at } = contact;
  const property = propertyText(contact);
  return (
    <RowItem
      title={name}
      at={created_at}
      about={[
        property ? <PersonText key="property">{property}</PersonText> : 'No property named',
        isWaiting(changes) && <Waits key="waits" />,
      ].filter(Boolean)}
      note={beginningOf(message, MESSAGE_LENGTH)}
      notices={changes.length > 0 && <PendingNotes changes={changes} stored={stored} />}
      tools={
        <>
          <ReachLinks person={contact} name={name} size="row" />
          <span className="row-reaches">
            <RemoveButton name={name} size="row" onRemove={() => onRemove(stored)} />
          </span>
        </>
      }
      onOpen={onOpen}
    />
  );
}
