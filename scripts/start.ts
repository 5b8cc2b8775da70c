import { build } from 'vite';
import { serveSite } from './host/site-server';

await build({ logLevel: 'warn' });
await serveSite();
