import { build } from 'vite';
import { serveSite } from './host/site-server.ts';

await build({ logLevel: 'warn' });
await serveSite();
