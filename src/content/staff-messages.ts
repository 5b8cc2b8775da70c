import { company } from './company';

/** Messages for staff writing to an enquirer. */
export const staffMessages = {
  /** @param property what the enquiry was about; if empty, our properties in general */
  first: (name: string, property: string) =>
    `Hello${name && ` ${name}`}, this is ${company.name}. Thank you for your interest in ${property || 'our properties'}. How can we help you?`,
  /**
   * @param what "consultation about Bloom Towers"
   * @param when by the visitor's clock first
   */
  confirmed: (name: string, what: string, when: string) =>
    `Hello${name && ` ${name}`}, this is ${company.name}. Your ${what} is confirmed: ${when}. Please tell us if another time suits you better.`,
  moved: (name: string, what: string, when: string) =>
    `Hello${name && ` ${name}`}, this is ${company.name}. Your ${what} is now on ${when}. Please tell us if another time suits you better.`,
  cancelled: (name: string, what: string, when: string) =>
    `Hello${name && ` ${name}`}, this is ${company.name}. We are sorry that we have to cancel your ${what} on ${when}. Please tell us when another time would suit you.`,
  aboutAppointment: (what: string) => `Your ${what}`,
  subject: (property: string) => `Your enquiry about ${property || 'our properties'}`,
};
