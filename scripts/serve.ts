import { serveSite } from './host/site-server.ts';
import { startOrSay } from './host/start-fault.ts';

await startOrSay(serveSite);
