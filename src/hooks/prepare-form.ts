import { preloadRules } from '../domain/check-submission';
import { preloadToaster } from '../ui/toast';

/** Fetches what sending a form takes; for when it is first touched. */
export function prepareForm(): void {
  preloadToaster();
  preloadRules();
}
