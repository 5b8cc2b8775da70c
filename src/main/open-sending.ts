import { readEnv } from '../env';
import { type CreateSending, createSending } from '../offline/sending';
import { eraseIfUnused } from '../offline/staff-copy';
import { databaseDeliver } from '../remote/database-deliver';

// Here because nearly every visit runs this: the phone may belong to somebody else by now.
void eraseIfUnused(Date.now()).catch(() => undefined);

export { watchConnectivity } from './watch-connectivity';

export function readSettings() {
  const { supabaseUrl, supabaseKey } = readEnv(location.origin);
  return { url: supabaseUrl, key: supabaseKey };
}

/** The page's sending half. A chunk of its own, because most visits only read. */
export const openSending: CreateSending = (parts) =>
  createSending({
    ...parts,
    deliver: databaseDeliver(readEnv(location.origin)),
    loadChanges: async () => (await import('./admin-changes')).createChanges,
  });
