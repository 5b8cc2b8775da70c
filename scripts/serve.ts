import { serveSite } from './host/site-server.ts';

await serveSite();
