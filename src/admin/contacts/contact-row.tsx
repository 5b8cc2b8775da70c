import { PersonText } from '../people/person-text';
import { ReachLinks } from '../people/reach-links';
import { Waits } from '../rows/pending-notes';
import { isWaiting } from '../rows/pending-words';
import { propertyText } from '../rows/property';
import type { ListedContact, RowContext } from '../rows/row';
import { RowItem } from '../rows/row-item';
import { beginningOf } from '../rows/words';

type Props = RowContext<ListedContact> & { contact: ListedContact };

/** How many characters of a long message a row shows. */
const MESSAGE_LENGTH = 180;

/** An enquiry: who, about what, since when, and how it begins. */
export function ContactRow({ contact, ...context }: Props) {
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
