import type { AnswerWords } from '../../forms/form-answer';
import type { Toast } from '../../ui/toast-message';

const FAILED = 'This could not be saved. Please try again.';

/** @param title the property's name */
export const watchWords = (title: string): AnswerWords => ({
  // The same whether the address is on the list or not: anybody can type it.
  done: {
    title: 'Check your email',
    description: `If this address isn’t on the list yet, we’ve sent it a link. Open it and say yes to hear about changes at ${title}.`,
  },
  receipt: 'If this address isn’t on the list yet, open the link in our email and say yes.',
  failed: FAILED,
  field: 'email',
});

/** @param title the property's name */
export const pushWords = (title: string): AnswerWords => ({
  done: {
    title: 'We will tell you',
    description: `This phone shows a notification when something changes at ${title}.`,
  },
  failed: FAILED,
  alreadySubscribed: {
    title: 'Already on the list',
    description: `This phone already gets alerts about ${title}.`,
  },
});

/** Why this phone can't be told. */
export const noPushWords: Record<'refused' | 'dismissed' | 'failed', Toast> = {
  refused: {
    kind: 'error',
    title: 'Notifications are off',
    description: 'Allow them for this site in the settings of your phone, or use your email.',
  },
  dismissed: {
    kind: 'error',
    title: 'Not turned on',
    description: 'Your phone asked you about notifications, and got no answer. Tap again.',
  },
  failed: {
    kind: 'error',
    title: 'Not possible now',
    description:
      'Your phone could not reach its notification service. Try again with a good signal.',
  },
};

export const endedWords: Toast = {
  kind: 'done',
  title: 'Notifications stopped',
  description: 'This phone will get no more property alerts.',
};
