import { MessageCircle } from 'lucide';
import { UNLISTED_UNIT } from '../../content/messages';
import type { Day } from '../../domain/calendar-day';
import {
  availableText,
  type UnitForSale,
  unitName,
  unitPriceText,
  unitStateText,
} from '../../domain/unit';
import { ChatLink } from '../../hooks/chat-link';
import { OURS } from '../../hooks/use-open-in-address';
import { britishDate } from '../../lib/english';
import { Icon } from '../../ui/icon';
import { ArrowLink } from '../../ui/link';

type ChosenUnitProps = {
  unit: UnitForSale;
  asOf: Day;
  /** The name in addresses of the plan that it is on. */
  plan: string | undefined;
  /** What a chat about it opens with. */
  message: string;
};

/** The unit that the address names (`?unit=W06-01`). */
export function ChosenUnit({ unit, asOf, plan, message }: ChosenUnitProps) {
  const { property, kind, label, state } = unit;
  const name = unitName(kind, label);
  const cost = unitPriceText(unit);
  const isFree = state === 'available';
  return (
    <section className="chosen-unit bg-quiet" aria-label="Your unit">
      <p data-chosen={`${name}, ${kind}, ${cost}`}>
        <strong>{name}</strong>
        <span className="note block">
          {`${kind} · ${cost} · ${unitStateText(unit)}, as of ${britishDate(asOf)}`}
        </span>
      </p>
      {isFree && (
        <ChatLink className="button button-whatsapp" message={message}>
          <Icon drawing={MessageCircle} />
          <span>WhatsApp</span>
        </ChatLink>
      )}
      <p className="flex flex-wrap gap-x-6">
        {isFree && unit.price !== null && (
          <ArrowLink
            className="action"
            to={`/calculators/payment-plan?property=${property}&unit=${label}`}
          >
            Work out its payments
          </ArrowLink>
        )}
        {plan && (
          <ArrowLink className="action" to={`?unit=${label}&plan=${plan}`} state={OURS}>
            See the plan
          </ArrowLink>
        )}
        <ArrowLink className="action" to="#units">
          {isFree ? 'All units' : 'See which are available'}
        </ArrowLink>
      </p>
    </section>
  );
}

/** Says that the address names a unit that is misspelt, or off the list by now, and what there is. */
export function UnlistedUnit({ units, asOf }: { units: UnitForSale[]; asOf: Day }) {
  return (
    <section className="chosen-unit bg-quiet" aria-label="Your unit">
      <p>
        <strong>{UNLISTED_UNIT}</strong>
        <span className="note block">
          {`${availableText(units)} as of ${britishDate(asOf)}, listed below.`}
        </span>
      </p>
    </section>
  );
}
