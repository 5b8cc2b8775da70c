import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NEXT_RELEASE, THIS_RELEASE } from '../../scripts/testing/releases';
import { NO_SUCH_PAGE } from '../support/built-pages';
import { servedRelease } from './served';

const get = servedRelease();

test('every response has the security headers', async () => {
  for (const path of ['/', '/about', '/sw.js', '/manifest.webmanifest', NO_SUCH_PAGE]) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]+)/.exec(policy)?.[1], path).not.toContain('unsafe');
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
  }
});

test('changing files are revalidated, hashed files are cached, and both are compressed', async () => {
  const script = `/assets/${readdirSync(`${THIS_RELEASE}/assets`).find((file) => file.endsWith('.js'))}`;
  for (const [path, caching] of [
    ['/', 'no-cache'],
    ['/sw.js', 'no-cache'],
    [script, 'public, max-age=31536000, immutable'],
  ] as const) {
    const response = await get(path, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(response.headers.get('cache-control'), path).toBe(caching);
    expect(response.headers.get('content-encoding'), path).toBe('br');
  }
});

test('no source map is public, and there is no audio or video, which caches could not serve in ranges', () => {
  for (const file of readdirSync(THIS_RELEASE, { recursive: true, encoding: 'utf8' })) {
    expect(file).not.toMatch(/\.(map|mp4|webm|mp3|m4a|ogg)$/);
    if (!/\.(html|js|css)$/.test(file)) continue;
    const text = readFileSync(join(THIS_RELEASE, file), 'utf8');
    expect(text, file).not.toMatch(/sourceMappingURL/);
    if (file.endsWith('.html')) expect(text, file).not.toMatch(/<(video|audio)\b/);
  }
});

test('visitors can download no secret', () => {
  for (const file of readdirSync(THIS_RELEASE, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|json|map|css|txt|webmanifest)$/.test(file)) continue;
    const text = readFileSync(join(THIS_RELEASE, file), 'utf8');
    expect(text, file).not.toMatch(/sb_secret_|service_role|SUPABASE_SECRET/);
    // Legacy keys are JWTs that name their role.
    for (const [token] of text.matchAll(/\beyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g)) {
      const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
      expect(claims, file).not.toContain('service_role');
    }
  }
});

test('a site built without observation contains no code for it', () => {
  const observing = (directory: string) =>
    readdirSync(`${directory}/assets`)
      .filter((file) => file.endsWith('.js'))
      .filter((file) =>
        /[`'"]rpc\/observe[`'"]/.test(readFileSync(`${directory}/assets/${file}`, 'utf8')),
      );
  expect(observing(NEXT_RELEASE)).toHaveLength(1);
  expect(observing(THIS_RELEASE)).toEqual([]);
});
