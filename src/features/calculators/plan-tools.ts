import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { hostNow } from '../../device/clock';
import { calendarOfDays } from '../../domain/calendar-file';
import type { Payment } from '../../domain/instalments';
import { exactMoney } from '../../domain/money';
import type { Offer, PaymentPlan } from '../../domain/payment-plan';
import { giveCalendar } from '../../ui/give-calendar';
import { share } from '../../ui/share';

/**
 * Puts the payments of a plan into the buyer's calendar; `path` leads back to the plan.
 * @returns why it can't, in an app's own browser
 */
export function toCalendar(
  offer: Offer,
  plan: PaymentPlan,
  payments: Payment[],
  path: string,
): Promise<ReactNode> {
  const url = location.origin + path;
  const days = payments.map(({ name, day, amount }, index) => ({
    uid: `${offer.slug}-${plan.id}-${index}-${day}@${location.host}`,
    day,
    summary: `${exactMoney(amount, plan.price.currency)} for ${offer.title}`,
    description: `${name}. An example: your contract sets the day and the sum.\n${url}`,
    url,
  }));
  const text = calendarOfDays(days, company.name, hostNow());
  const file = new File([text], `${offer.slug}-payments.ics`, { type: 'text/calendar' });
  return giveCalendar(file, {
    byHand: 'please enter the payments by hand',
    later: 'open this page there',
  });
}

export const sharePlan = ({ title }: Offer, path: string) =>
  share({ title: `Payment plan for ${title}`, path });
