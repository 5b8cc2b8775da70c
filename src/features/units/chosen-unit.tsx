import { MessageCircle } from 'lucide';
import { SYMBOL } from '../../domain/currency';
import { type UnitForSale, unitName, unitStateText } from '../../domain/unit';
import { ChatLink } from '../../hooks/chat-link';
import { grouped } from '../../lib/english';
import { Icon } from '../../ui/icon';

type Props = { unit: UnitForSale; title: string };

/** The unit that the address names (`?unit=W06-01`), with a chat that says which one it is about. */
export function ChosenUnit({ unit, title }: Props) {
  const { kind, label, price, currency, state } = unit;
  const name = unitName(kind, label);
  const cost = price === null ? 'Contact for pricing' : `${SYMBOL[currency]}${grouped(price)}`;
  return (
    <section className="chosen-unit bg-quiet" aria-label="Your unit">
      <p data-chosen={`${name}, ${kind}, ${cost}`}>
        <strong>{name}</strong>
        <span className="note block">{`${kind} · ${cost} · ${unitStateText(unit)}`}</span>
      </p>
      {state === 'available' && (
        <ChatLink
          className="button button-whatsapp"
          message={`Hello, I am interested in ${name} at ${title}: ${kind}, ${cost}. Is it still available?`}
        >
          <Icon drawing={MessageCircle} />
          <span>WhatsApp about it</span>
        </ChatLink>
      )}
    </section>
  );
}
