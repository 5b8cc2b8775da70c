import { serveSite } from './host/site-server';

await serveSite();
