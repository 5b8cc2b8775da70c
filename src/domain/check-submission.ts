import { inTime } from '../lib/in-time';
import { storable } from '../lib/storable';
import type { Check, Checked, Submission } from './submission';

/** How long to wait for the rules: beyond this, the connection is as good as none. */
export const RULES_PATIENCE_MS = 2_000;

let rules: typeof import('./submission') | undefined;

/** Cached, because even a repeated import would queue in the browser for longer than a write takes. */
async function loadRules() {
  rules ??= await import('./submission');
  return rules;
}

/** Loads the rules ahead of time, when a form is first touched. */
export function preloadRules(): void {
  loadRules().catch(() => undefined);
}

/**
 * Validates a submission. The rules are a separate chunk, loaded when a form is touched. If they can't be loaded
 * because the network is gone, nothing is refused here: the browser's own checks apply, and the database, which has the
 * same rules, decides.
 * @param load fetches the rules; tests pass their own
 */
export async function checkSubmission<T extends Submission>(
  typed: T,
  load = loadRules,
): Promise<Check<Checked<T>>> {
  const loaded = await inTime(load(), RULES_PATIENCE_MS);
  if (loaded) return loaded.applyRules(typed);
  return unchecked(typed);
}

/** What is stored without the rules: the database, which has them too, decides. */
export function unchecked<T extends Submission>(typed: T): Check<Checked<T>> {
  return { data: tidy(typed) as Checked<T>, isUnchecked: true };
}

/** Normalises as the database stores it: trimmed, and null instead of an empty text. */
export function tidy<T extends Submission>(typed: T): T {
  const entries = Object.entries(typed).map(
    ([column, value]: [string, string | null | undefined]) => {
      const text = storable(value ?? '').trim();
      return [column, (column === 'email' ? text.toLowerCase() : text) || null];
    },
  );
  return Object.fromEntries(entries);
}
