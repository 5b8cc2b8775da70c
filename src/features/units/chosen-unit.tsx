import { MessageCircle } from 'lucide';
import { useMemo } from 'react';
import { rates } from '../../content/rates';
import { pricedText } from '../../domain/priced-text';
import {
  fromPriceText,
  type UnitForSale,
  unitAt,
  unitMessage,
  unitName,
  unitPriceText,
  unitStateText,
} from '../../domain/unit';
import { ChatLink } from '../../hooks/chat-link';
import { usePageAbout } from '../../hooks/page-about';
import { Icon } from '../../ui/icon';
import { ArrowLink } from '../../ui/link';

type Props = { unit: UnitForSale; title: string };

/** The unit that the address names (`?unit=W06-01`). The whole page is about it: its bar, chats and appointments. */
export function ChosenUnit({ unit, title }: Props) {
  const { property, kind, label, state } = unit;
  const name = unitName(kind, label);
  const cost = unitPriceText(unit);
  const message = unitMessage(title, unit);
  const short = fromPriceText([unit]);
  const price = useMemo(() => pricedText(short, rates), [short]);
  usePageAbout(unitAt(title, unit), property, message, price);
  return (
    <section className="chosen-unit bg-quiet" aria-label="Your unit">
      <p data-chosen={`${name}, ${kind}, ${cost}`}>
        <strong>{name}</strong>
        <span className="note block">{`${kind} · ${cost} · ${unitStateText(unit)}`}</span>
      </p>
      {state === 'available' && (
        <ChatLink className="button button-whatsapp" message={message}>
          <Icon drawing={MessageCircle} />
          <span>WhatsApp</span>
        </ChatLink>
      )}
      {unit.price !== null && (
        <ArrowLink
          className="action"
          to={`/calculators/payment-plan?property=${property}&unit=${label}`}
        >
          Work out its payments
        </ArrowLink>
      )}
    </section>
  );
}
