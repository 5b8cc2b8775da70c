/** What is already typed when a chat opens. */
export const chatMessages = {
  generic: 'Hello, I am interested in your properties. Please send me more information.',
  consultation:
    'Hello, I would like to schedule a consultation. Please let me know available dates and times.',
  services: 'Hello, I would like to know more about your services.',
  payment: 'Hello, I would like to make a payment. Please tell me how.',
  ukInvestment:
    'Hello, I am interested in investing in UK property. I would like to book a consultation.',
  inspection: (title: string) =>
    `I would like to book an inspection for ${title}. Please let me know available dates and times.`,
};

/** What our server has said of itself. */
export const serverTrouble = (because: 'broken' | 'busy') =>
  `Our server ${because === 'busy' ? 'is busy' : 'has a problem'}`;

/**
 * What a form answers when a submission is kept on the device and not confirmed yet.
 * @param because what keeps our server from taking it, if that has answered
 */
export const savedAnswer = (because?: 'broken' | 'busy') => ({
  title: 'Saved on this phone',
  description: because
    ? `${serverTrouble(because)}. What you sent is kept here and will go out by itself.`
    : "We'll send it as soon as you're back online.",
});

/** The same where it is this release of the site that can't send. */
export const savedForNextRelease = {
  title: 'Saved on this phone',
  description: 'Reload this page to send it.',
};
