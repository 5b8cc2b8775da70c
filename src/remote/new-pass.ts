import { parsed, text } from '../lib/shape';
import { post, type Settings } from './post';
import { staffTokens } from './staff-session';

const PATIENCE_MS = 10_000;

/**
 * Asks the database for a new pass of an account; `undefined` if that is not signed in here, or is not on the team.
 * @throws if nothing answers
 */
export async function newPass(settings: Settings, account: string): Promise<string | undefined> {
  const token = await staffTokens(settings)(account);
  if (!token) return undefined;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await post(settings, 'rpc/new_capture_pass', {}, { signal }, token);
  const answer = parsed(await response.text(), text);
  return response.ok ? answer : undefined;
}
