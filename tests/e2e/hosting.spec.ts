import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_SUCH_PAGE } from '../support/built-pages';
import { expect, test } from '../support/fixtures';

test('pages come as whole HTML, each at its own address', async ({ request }) => {
  for (const [path, text] of [
    ['/', 'Premium Real Estate Solutions for Nigerians at Home &amp; Abroad'],
    ['/about', '2017'],
    ['/properties/citadel-views', 'Contact for pricing'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>.*?\w.*?<\/h1>/s);
    expect(html, path).toContain(text);
  }
});

test('an unknown address answers 404 with the page that says so', async ({ request }) => {
  const response = await request.get(NO_SUCH_PAGE);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
});

test('a missing asset is a plain 404, never a page', async ({ request }) => {
  for (const path of ['/assets/gone-12345678.js', '/assets/gone.css', '/media/gone-1-720.avif']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['content-type'], path).not.toContain('html');
    expect(response.headers()['cache-control'], path).not.toContain('immutable');
  }
});

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/about', '/sw.js', '/manifest.webmanifest', NO_SUCH_PAGE]) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]+)/.exec(policy)?.[1], path).not.toContain('unsafe');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
});

test('what may change is asked for again, what carries a hash is kept, and both are compressed', async ({
  request,
}) => {
  const script = `/assets/${readdirSync('dist/assets').find((file) => file.endsWith('.js'))}`;
  for (const [path, caching] of [
    ['/', 'no-cache'],
    ['/sw.js', 'no-cache'],
    [script, 'public, max-age=31536000, immutable'],
  ] as const) {
    const response = await request.get(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(response.headers()['cache-control'], path).toBe(caching);
    expect(response.headers()['content-encoding'], path).toBe('br');
  }
});

test('no secret is in what visitors can download', () => {
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|json|map|css|txt|webmanifest)$/.test(file)) continue;
    const text = readFileSync(join('dist', file), 'utf8');
    expect(text, file).not.toMatch(/sb_secret_[A-Za-z0-9]|service_role|SUPABASE_SECRET/);
  }
});
