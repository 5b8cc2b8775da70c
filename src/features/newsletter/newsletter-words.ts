import { emailsGoTo } from '../../content/messages';
import type { AnswerWords } from '../../forms/form-answer';

/** From the specification. */
export const newsletterWords: AnswerWords = {
  done: {
    title: 'Successfully Subscribed!',
    description: 'Thank you for subscribing to our newsletter.',
  },
  receipt: 'We have your address.',
  goesTo: emailsGoTo,
  failed: 'There was an error subscribing. Please try again.',
  alreadySubscribed: {
    title: 'Already Subscribed',
    description: 'This email is already subscribed to our newsletter.',
  },
  field: 'email',
};
