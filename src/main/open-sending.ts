import { readEnv } from '../env';
import { type CreateSending, createSending } from '../offline/sending';
import { databaseDeliver } from '../remote/database-deliver';

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
