import { onThisDevice } from '../device/this-device';
import type { Toast } from '../ui/toast-message';

type Why = 'refused' | 'dismissed' | 'failed';

const WORDS: Record<Why, [title: string, description: string]> = {
  refused: ['Notifications are off', 'Allow them for this site in the settings of this phone'],
  dismissed: ['Not turned on', 'This phone asked you, and got no answer. Tap again'],
  failed: [
    'Not possible now',
    'This phone could not reach its notification service. Try again with a good signal',
  ],
};

/**
 * Why this phone can't be told.
 * @param instead what else there is, such as ", or use your email"
 */
export function noPushToast(why: Why, instead = ''): Toast {
  const [title, description] = WORDS[why];
  return { kind: 'error', title, description: onThisDevice(`${description}${instead}.`) };
}
