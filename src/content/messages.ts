export const chatMessages = {
  generic: 'Hello, I am interested in your properties. Please send me more information.',
  consultation:
    'Hello, I would like to schedule a consultation. Please let me know available dates and times.',
  about: (what: string) => `Hello, this is about my ${what}.`,
  services: 'Hello, I would like to know more about your services.',
  payment: 'Hello, I would like to make a payment. Please tell me how.',
  ukInvestment:
    'Hello, I am interested in investing in UK property. I would like to book a consultation.',
  inspection: (title: string) =>
    `I would like to book an inspection for ${title}. Please let me know available dates and times.`,
};

/** The consultations and visits that were asked for on this device, as the menu calls them. */
export const OWN_APPOINTMENTS = 'Your consultations';

/** Of a unit that an address names, misspelt or off the list by now. */
export const UNLISTED_UNIT = 'The unit in this link isn’t listed, or isn’t any more';

/** The server's own report of trouble. */
export const serverTrouble = (because: 'broken' | 'busy') =>
  `Our server ${because === 'busy' ? 'is busy' : 'has a problem'}`;

/** For what is saved on the device but not confirmed; `because`: why the server, if it answered, refused it. */
export const savedAnswer = (because?: 'broken' | 'busy') => ({
  title: 'Saved on this phone',
  description: because
    ? `${serverTrouble(because)}. What you sent is kept here and will go out by itself.`
    : "We'll send it as soon as you're back online.",
});

/** In a receipt: a mistyped address is noticed there. */
export const answerGoesTo = (address: string) => `We’ll reply to ${address}.`;
export const emailsGoTo = (address: string) => `We’ll email you at ${address}.`;

/** In the receipt of what is followed on this device. */
export const answerAppearsHere = `A time that we suggest or confirm appears on this phone, in “${OWN_APPOINTMENTS}” in the menu.`;

/** The receipt of what is not sent yet. */
export const waitingHere = 'Not sent yet: it waits on this phone and goes out by itself.';

/** The same as {@link savedAnswer}, if this release of the site can't send. */
export const savedForNextRelease = {
  title: 'Saved on this phone',
  description: 'Reload this page to send it.',
};

/** For what could not be saved; `isUnclear`: it was sent, but no answer came back. */
export const unsavedAnswer = (isUnclear = false) =>
  isUnclear
    ? 'We got no answer, so we can’t tell whether this arrived, and it could not be saved on this phone.'
    : 'This could not be sent, and could not be saved on this phone.';
