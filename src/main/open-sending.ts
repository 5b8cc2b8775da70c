import { readEnv } from '../env';
import { type CreateSending, createSending } from '../offline/sending';
import { eraseIfUnused } from '../offline/staff-copy';
import { databaseDeliver } from '../remote/database-deliver';

// Here, where nearly every visit comes by: the phone may have been handed on.
void eraseIfUnused(Date.now()).catch(() => undefined);

export { watchConnectivity } from './watch-connectivity';

/** Where the database is, and the public key to it. */
export function readSettings() {
  const { supabaseUrl, supabaseKey } = readEnv(location.origin);
  return { url: supabaseUrl, key: supabaseKey };
}

/** The page's sending half. A chunk of its own: most visits read and send nothing. */
export const openSending: CreateSending = (parts) =>
  createSending({
    ...parts,
    deliver: databaseDeliver(readEnv(location.origin)),
    loadChanges: async () => (await import('./admin-changes')).createChanges,
  });
