import { siteHeaders } from './build/site-headers.ts';
import { checkHost } from './host/check-host.ts';
import { checkRetention } from './host/check-retention.ts';

// `npm run check:host -- https://www.example.com`: whether a host serves the build in `dist` correctly.
const [url] = process.argv.slice(2);
if (!url || !URL.canParse(url)) {
  throw new Error('Usage: npm run check:host -- https://www.example.com');
}
const rules = siteHeaders({ https: true });
const faults = await checkHost({ url, dist: 'dist', rules }).catch((error: unknown) => [
  `It can't be asked: ${error instanceof Error ? (error.cause ?? error.message) : error}`,
]);
// Skipped for the embedded database, which is part of the server being checked. A hosted project needs its secret key.
const { SUPABASE_URL: projectUrl, SUPABASE_SECRET_KEY: secretKey } = process.env;
if (projectUrl && secretKey) {
  const late = await checkRetention({ url: projectUrl, secretKey }).catch((error: unknown) => [
    `The database can't be asked: ${error instanceof Error ? error.message : error}`,
  ]);
  faults.push(...late);
} else {
  console.log(
    'Not asked, without SUPABASE_URL and SUPABASE_SECRET_KEY: whether old rows are erased.',
  );
}
for (const fault of faults) console.log(`- ${fault}`);
console.log(
  faults.length > 0 ? `${faults.length} faults at ${url}.` : `${url} is as it should be.`,
);
if (faults.length > 0) process.exitCode = 1;
