import { siteHeaders } from './build/site-headers.ts';
import { checkHost } from './host/check-host.ts';

// `npm run check:host -- https://www.example.com`: whether a host serves the build in `dist` as the site needs it.
const [url] = process.argv.slice(2);
if (!url || !URL.canParse(url)) {
  throw new Error('Usage: npm run check:host -- https://www.example.com');
}
const rules = siteHeaders({ https: true });
const faults = await checkHost({ url, dist: 'dist', rules }).catch((error: unknown) => [
  `It can't be asked: ${error instanceof Error ? (error.cause ?? error.message) : error}`,
]);
for (const fault of faults) console.log(`- ${fault}`);
console.log(
  faults.length > 0 ? `${faults.length} faults at ${url}.` : `${url} is as it should be.`,
);
if (faults.length > 0) process.exitCode = 1;
