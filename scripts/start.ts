imports as the bundler does.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';
import { build } from 'vite';
import { serveSite } from './host/site-server.ts';

await build({ logLevel: 'warn' });
await serveSite();
