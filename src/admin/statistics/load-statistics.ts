import type { StaffClient } from '../client';
import { AskError, ask } from '../rows/ask';
import { isStatistics, type Statistics } from './figures';

/**
 * Everything that is counted, in one call: rows in their thousands never reach the browser.
 * @throws {AskError} unless the database answers with figures
 */
export async function loadStatistics(
  client: Pick<StaffClient, 'rest'>,
  signal: AbortSignal,
): Promise<Statistics> {
  const answer = await ask(client, { path: 'rpc/dashboard_statistics', body: {} }, signal);
  if (!isStatistics(answer)) throw new AskError('refused', 'These are no figures.');
  return answer;
}
