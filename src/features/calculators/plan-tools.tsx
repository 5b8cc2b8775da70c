import { company } from '../../content/company';
import { calendarOfDays } from '../../domain/calendar-file';
import type { Payment } from '../../domain/instalments';
import { exactMoney } from '../../domain/money';
import type { Offer, PaymentPlan } from '../../domain/payment-plan';
import { CalendarButton } from '../../ui/calendar-button';
import { ShareButton } from '../../ui/share-button';

type Props = {
  offer: Offer;
  plan: PaymentPlan;
  payments: Payment[];
  /** The search of the address that shows this plan. */
  address: string;
};

/** Puts the payments into the buyer's calendar, or shares them. */
export function PlanTools({ offer, plan, payments, address }: Props) {
  const path = `/calculators/payment-plan${address}`;
  const makeFile = () => {
    const url = location.origin + path;
    const days = payments.map(({ name, day, amount }, index) => ({
      uid: `${offer.slug}-${plan.id}-${index}-${day}@${location.host}`,
      day,
      summary: `${exactMoney(amount, plan.price.currency)} for ${offer.title}`,
      description: `${name}. An example: your contract sets the day and the sum.\n${url}`,
      url,
    }));
    const text = calendarOfDays(days, company.name, Date.now());
    return new File([text], `${offer.slug}-payments.ics`, { type: 'text/calendar' });
  };
  return (
    <>
      <CalendarButton
        makeFile={makeFile}
        byHand="please enter the payments by hand"
        later="open this page there"
      >
        Add to calendar (.ics)
      </CalendarButton>
      <ShareButton title={`Payment plan for ${offer.title}`} path={path} />
    </>
  );
}
