import { company } from './company';

/** Messages for staff writing to an enquirer. */
export const staffMessages = {
  /** @param property what the enquiry was about; if empty, our properties in general */
  first: (name: string, property: string) =>
    `Hello${name && ` ${name}`}, this is ${company.name}. Thank you for your interest in ${property || 'our properties'}. How can we help you?`,
  subject: (property: string) => `Your enquiry about ${property || 'our properties'}`,
};
