import { company } from './company';

const hello = (name: string) => `Hello${name && ` ${name}`}, this is ${company.name}.`;
const OTHER_TIME = 'Please tell us if another time suits you better.';

/** Messages for staff writing to an enquirer. Each takes the name that they are called by, which may be empty. */
export const staffMessages = {
  /** @param property what the enquiry was about; if empty, our properties in general */
  first: (name: string, property: string) =>
    `${hello(name)} Thank you for your interest in ${property || 'our properties'}. How can we help you?`,
  second: (name: string, property: string) =>
    `${hello(name)} Do you have any questions about ${property || 'our properties'} that we can answer?`,
  noAnswer: (name: string, property: string) =>
    `${hello(name)} We tried to call you about ${property || 'your enquiry'}. When is a good time to reach you?`,
  papers: (name: string, property: string) =>
    `${hello(name)} We have sent you the papers for ${property || 'the property you asked about'}. Please show them to your lawyer or solicitor, and ask us about anything that isn’t clear.`,
  /** After a viewing at which an agent wrote down their number. */
  capture: (name: string, property: string) =>
    `${hello(name)} It was good to meet you${property && ` at ${property}`}. What would you like to know?`,
  /** @param day "Thursday, 4 March 2027" */
  tour: (name: string, property: string, day: string) =>
    `${hello(name)} You asked to see ${property || 'one of our properties'} on ${day}. What time of day suits you?`,

  /**
   * @param what "consultation about Bloom Towers"
   * @param when by the visitor's clock first
   */
  asked: (name: string, what: string, when: string) =>
    `${hello(name)} You asked for a ${what}: ${when}. We will confirm it shortly. ${OTHER_TIME}`,
  /** @param place its address in the visitor's own list, which has the calendar file; empty if it is not there */
  confirmed: (name: string, what: string, when: string, place: string) =>
    `${hello(name)} Your ${what} is confirmed: ${when}. ${OTHER_TIME}${place && ` To add it to your calendar, open this page on the phone or computer you used for your request: ${place}`}`,
  reminder: (name: string, what: string, when: string) =>
    `${hello(name)} A reminder of your ${what}: ${when}. ${OTHER_TIME}`,
  suggested: (name: string, what: string, when: string) =>
    `${hello(name)} We suggest ${when} for your ${what}. ${OTHER_TIME}`,
  moved: (name: string, what: string, when: string) =>
    `${hello(name)} Your ${what} is now on ${when}. ${OTHER_TIME}`,
  missed: (name: string, what: string) =>
    `${hello(name)} We are sorry that we missed you at your ${what}. When would another time suit you?`,
  /** Whichever side cancelled it. */
  wasCancelled: (name: string, what: string) =>
    `${hello(name)} Your ${what} is cancelled. Please tell us if another time would suit you.`,
  /** @param when empty if no day was named */
  cancelled: (name: string, what: string, when: string) =>
    `${hello(name)} We are sorry that we have to cancel your ${what}${when && ` on ${when}`}. Please tell us when another time would suit you.`,

  aboutAppointment: (what: string) => `Your ${what}`,
  subject: (property: string) => `Your enquiry about ${property || 'our properties'}`,
};
