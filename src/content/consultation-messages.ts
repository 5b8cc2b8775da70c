/** Chat messages for a chosen date. Loaded with the scheduler rather than with every page. */
export const consultationMessages = {
  /** @param date in words, such as `Tuesday, March 3, 2026` */
  on: (date: string) =>
    `Hello, I would like to schedule a consultation on ${date}. Please confirm your availability.`,
  at: (date: string, time: string, property?: string) =>
    `Hello, I would like to schedule a consultation${property ? ` about ${property}` : ''} on ${date} at ${time} (Lagos time). Please confirm your availability.`,
  changed: (before: Moment, now: Moment, property?: string) =>
    `Hello, I would like to move my consultation${property ? ` about ${property}` : ''} from ${words(before)} to ${words(now)}. Please confirm your availability.`,
  cancelled: (moment: Moment, property?: string) =>
    `Hello, I would like to cancel my consultation${property ? ` about ${property}` : ''} on ${words(moment)}.`,
};

/** In words, in Lagos time. */
type Moment = { date: string; time: string };

function words({ date, time }: Moment): string {
  return `${date} at ${time} (Lagos time)`;
}
