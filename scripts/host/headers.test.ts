import { expect, it } from 'vitest';
import { headerRules, headersFor } from './headers.ts';

function connectSources(supabaseUrl: string | undefined): string | undefined {
  const rules = headerRules({ loaderHash: "'sha256-x'", supabaseUrl, https: true });
  const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
  return /connect-src ([^;]+)/.exec(policy)?.[1];
}

it.each([
  ['on the page’s own origin', undefined, "'self'"],
  ['hosted', 'https://abc.supabase.co/', "'self' https://abc.supabase.co wss://abc.supabase.co"],
  ['by the CLI', 'http://localhost:54321', "'self' http://localhost:54321 ws://localhost:54321"],
])('the page may call its database, %s, and open a socket to it', (_, url, sources) => {
  expect(connectSources(url)).toBe(sources);
});

it('no proxy or search engine stores a staff page', () => {
  const rules = headerRules({ loaderHash: "'sha256-x'", supabaseUrl: undefined, https: true });
  const addresses = (page: string) => [page, `${page}.html`, `${page}/`, `${page}/index.html`];
  for (const path of ['/admin', '/auth'].flatMap(addresses)) {
    expect(headersFor(rules, path), path).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    });
  }
});

it.each([
  [undefined, 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('only the operator can extend HSTS beyond the site’s own host (HSTS=%s)', (hsts, value) => {
  const rules = headerRules({ loaderHash: '', supabaseUrl: undefined, https: true, hsts });
  expect(headersFor(rules, '/')['Strict-Transport-Security']).toBe(value);
});

it('an unknown setting fails the build', () => {
  const build = () =>
    headerRules({ loaderHash: '', supabaseUrl: undefined, https: true, hsts: 'everything' });
  expect(build).toThrow('HSTS=everything must be empty, subdomains or preload.');
});
