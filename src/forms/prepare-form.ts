import { preloadRules } from '../domain/check-submission';
import { preloadToaster } from '../ui/toast';

/** Loads the code that sending needs. Called when a form is first touched. */
export function prepareForm(): void {
  preloadToaster();
  preloadRules();
}
