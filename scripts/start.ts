import { build } from 'vite';
import { ensurePushKeys } from './backend/push-settings.ts';
import { databaseUrl } from './build/database-url.ts';
import { serveSite } from './host/site-server.ts';

// Like the other keys of the embedded backend. Before the build, which has the public one.
if (!databaseUrl()) ensurePushKeys();
await build({ logLevel: 'warn' });
await serveSite();
