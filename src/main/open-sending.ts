import { readEnv } from '../env';
import { type CreateSending, createSending } from '../offline/sending';
import { databaseDeliver } from '../remote/database-deliver';

export { watchConnectivity } from './watch-connectivity';

/** The page's sending half. A chunk of its own: most visits read and send nothing. */
export const openSending: CreateSending = (parts) =>
  createSending({
    ...parts,
    deliver: databaseDeliver(readEnv(location.origin)),
    loadChanges: async () => (await import('./admin-changes')).createChanges,
  });
