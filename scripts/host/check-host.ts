import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkOddRequests } from './check-odd-requests.ts';
import { type HeaderRule, headersFor } from './headers.ts';
import { securityHeaders } from './judge-answer.ts';

/** Normalises headers that hosts may set in their own way with the same meaning. */
const normal = (name: string, value: string | null) => {
  const words = (value ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  // Whether it includes subdomains is the operator's decision.
  return name === 'Strict-Transport-Security'
    ? words.replaceAll(/; ?(includesubdomains|preload)\b/g, '')
    : words;
};

/**
 * Checks whether a host serves the site correctly; returns a sentence for each fault.
 * @param options.dist the build that the host should serve
 */
export async function checkHost(options: {
  url: string;
  dist: string;
  rules: HeaderRule[];
}): Promise<string[]> {
  const { url, dist, rules } = options;
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => void (isRight || faults.push(fault));
  const ask = (path: string, init?: RequestInit) =>
    fetch(new URL(path, url), { redirect: 'manual', ...init });
  const script = readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.js'));

  const files = {
    '/': 'index.html',
    '/about': 'about.html',
    '/properties/citadel-views': 'properties/citadel-views.html',
    '/admin': 'admin.html',
    '/auth': 'auth.html',
    '/sw.js': 'sw.js',
    '/manifest.webmanifest': 'manifest.webmanifest',
    '/staff.webmanifest': 'staff.webmanifest',
    '/site.json': 'site.json',
    '/pages.json': 'pages.json',
    [`/assets/${script}`]: `assets/${script}`,
  };
  for (const [path, file] of Object.entries(files)) {
    const answer = await ask(path);
    expect(answer.status === 200, `${path} answers ${answer.status}, not 200.`);
    const body = Buffer.from(await answer.arrayBuffer());
    // Phones keep only documents that are byte for byte the build's.
    expect(body.equals(readFileSync(join(dist, file))), `${path} is not the build's ${file}.`);
    for (const [name, value] of Object.entries(headersFor(rules, path))) {
      const found = answer.headers.get(name);
      expect(
        normal(name, found) === normal(name, value),
        `${path} has ${name}: ${found}, not ${value}.`,
      );
    }
  }

  for (const path of ['/assets/gone-12345678.js', '/media/gone-720.avif', '/gone.json']) {
    const answer = await ask(path);
    const type = answer.headers.get('content-type') ?? '';
    expect(answer.status === 404, `${path}, which is missing, answers ${answer.status}, not 404.`);
    expect(!type.includes('html'), `${path}, which is missing, is answered with a page.`);
    expect(
      !(answer.headers.get('cache-control') ?? '').includes('immutable'),
      `${path}, which is missing, would stay missing for a year.`,
    );
  }

  const unknown = await ask('/no/such/page');
  expect(unknown.status === 404, `An unknown address answers ${unknown.status}, not 404.`);
  expect(
    (await unknown.text()) === readFileSync(join(dist, '404.html'), 'utf8'),
    'An unknown address does not show 404.html.',
  );
  expect(unknown.headers.has('content-security-policy'), 'An unknown address has no policy.');

  const slash = await ask('/about/?a=1');
  const target = slash.headers.get('location') ?? '';
  const isRedirect = [301, 308].includes(slash.status);
  expect(
    isRedirect && new URL(target, url).pathname === '/about',
    `/about/ leads to ${target || slash.status}, not to /about.`,
  );
  expect(
    !isRedirect || new URL(target, url).search === '?a=1',
    `/about/?a=1 leads to ${target}: the query is dropped.`,
  );
  for (const name of securityHeaders(rules)) {
    expect(!isRedirect || slash.headers.has(name), `/about/ is redirected without ${name}.`);
  }

  const page = await ask('/about', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(
    /br|gzip/.test(page.headers.get('content-encoding') ?? ''),
    'Pages are not compressed: that is half a second on a slow phone.',
  );
  return [...faults, ...(await checkOddRequests({ url, rules }))];
}
