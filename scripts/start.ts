import { build } from 'vite';
import { ensurePushKeys } from './backend/push-settings.ts';
import { databaseUrl } from './build/database-url.ts';
import { checkStart, serveSite } from './host/site-server.ts';
import { startOrSay } from './host/start-fault.ts';

await startOrSay(async () => {
  // Like the other keys of the embedded backend. Before the build, which has the public one.
  const isEmbedded = !databaseUrl();
  if (isEmbedded) ensurePushKeys();
  await checkStart();
  await build({ logLevel: 'warn' });
  await serveSite(isEmbedded);
});
