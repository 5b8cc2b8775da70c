import type { AnswerWords } from '../../forms/form-answer';

/** @param title the property's name */
export const watchWords = (title: string): AnswerWords => ({
  done: {
    title: 'We will tell you',
    description: `You get an email when something changes at ${title}.`,
  },
  failed: 'This could not be saved. Please try again.',
  alreadySubscribed: {
    title: 'Already on the list',
    description: `This email is already told when something changes at ${title}.`,
  },
  field: 'email',
});
