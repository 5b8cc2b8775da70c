import { company } from './company';

/** What is already typed when somebody of the staff writes to an enquirer. */
export const staffMessages = {
  /** @param property what the enquiry was about; without it, our properties */
  first: (name: string, property: string) =>
    `Hello${name && ` ${name}`}, this is ${company.name}. Thank you for your interest in ${property || 'our properties'}. How can we help you?`,
  subject: (property: string) => `Your enquiry about ${property || 'our properties'}`,
};
