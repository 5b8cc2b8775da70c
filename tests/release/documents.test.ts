import { expect, test } from 'vitest';
import { builtPages } from '../support/built-pages';
import { doorsOf, isOf, type Role, tapsFrom } from './doors';
import { servedRelease } from './served';

// What search engines, chats and browsers without scripts get: the documents as served.

const get = servedRelease();

/** Pages that a letter leads to, or a missing signal. */
const BY_MESSAGE = ['/unsubscribe', '/offline', '/404'];

type Document = { path: string; html: string };

const fetched = new Map<string, Promise<string>>();

async function documentsOf(paths: string[]): Promise<Document[]> {
  return Promise.all(
    paths.map(async (path) => {
      const html = fetched.get(path) ?? htmlOf(path);
      fetched.set(path, html);
      return { path, html: await html };
    }),
  );
}

async function htmlOf(path: string): Promise<string> {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

/** The pages in the sitemap. */
async function foundPages(): Promise<string[]> {
  const sitemap = await (await get('/sitemap.xml')).text();
  const found = all(sitemap, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url ?? '').pathname);
  expect(found.length).toBeGreaterThan(25);
  return found;
}

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, found]) => found);
const one = (path: string, html: string, pattern: RegExp) => {
  const found = all(html, pattern);
  expect(found, path).toHaveLength(1);
  return found[0] ?? '';
};

test('every page has one heading, and a unique title and description', async () => {
  const documents = await documentsOf(builtPages());
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const { path, html } of documents) {
    expect(one(path, html, /<h1[^>]*>([\s\S]*?)<\/h1>/g)).toMatch(/\w/);
    seen.titles.add(one(path, html, /<title>([^<]+)<\/title>/g));
    seen.descriptions.add(one(path, html, /<meta name="description" content="([^"]+)"/g));
  }
  expect(seen.titles.size).toBe(documents.length);
  expect(seen.descriptions.size).toBe(documents.length);
});

test('every page has a canonical address and a preview image that WhatsApp accepts', async () => {
  const documents = await documentsOf(await foundPages());
  const cards = new Set<string>();
  for (const { path, html } of documents) {
    expect(new URL(one(path, html, /<link rel="canonical" href="([^"]+)"/g)).pathname).toBe(path);
    const address = one(path, html, /<meta property="og:image" content="([^"]+)"/g);
    const answer = await get(new URL(address).pathname);
    const card = Buffer.from(await answer.arrayBuffer());
    expect(card.length).toBeLessThanOrEqual(200 * 1024);
    expect(jpegSize(card)).toEqual({ width: 1200, height: 630 });
    expect(one(path, html, /<meta name="twitter:card" content="([^"]+)"/g)).toBe(
      'summary_large_image',
    );
    cards.add(address);
  }
  expect(cards.size).toBe(documents.length);
});

test('every page has structured data of the right type', async () => {
  const kinds: [RegExp, string[]][] = [
    [/^\/$/, ['Organization']],
    [/^\/properties\/./, ['RealEstateListing', 'BreadcrumbList']],
    [/^\/blog\/./, ['BlogPosting', 'BreadcrumbList']],
  ];
  for (const { path, html } of await documentsOf(await foundPages())) {
    const types = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
      .flatMap((json): { '@type': string }[] => JSON.parse(json ?? '')['@graph'])
      .map((data) => data['@type']);
    for (const [pattern, expected] of kinds) {
      if (pattern.test(path)) expect(types, path).toEqual(expect.arrayContaining(expected));
    }
  }
});

// Its position determines the first paint, which only the benchmark measures: see `withLoader` in the prerenderer.
test('the only inline script stands between the header and the rest of the page', async () => {
  for (const { path, html } of await documentsOf(builtPages())) {
    const before = html.indexOf('<script>');
    expect(one(path, html, /<script>([\s\S]*?)<\/script>/g)).toMatch(
      /currentScript\??\.remove\(\)/,
    );
    expect(html.slice(0, before)).toMatch(/<header[\s\S]+<\/header>/);
    expect(html.slice(before)).toMatch(/^<script>[^<]*<\/script><main /);
  }
});

test('pictures have dimensions, one has priority, and those below the fold are deferred', async () => {
  for (const { path, html } of await documentsOf(await foundPages())) {
    const pictures = all(html, /<img ([^>]+)>/g);
    for (const picture of pictures) {
      expect(picture, path).toMatch(/ width="\d+"/);
      expect(picture, path).toMatch(/ height="\d+"/);
      expect(picture, path).toMatch(/alt="/);
    }
    const first = pictures.filter((picture) => picture?.includes('fetchpriority="high"'));
    expect(first.length, path).toBeLessThanOrEqual(1);
    const eager = pictures.filter((picture) => !picture?.includes('loading="lazy"'));
    expect(eager.length, `pictures of ${path} that do not wait`).toBeLessThanOrEqual(2);
  }
});

/** The dimensions in a JPEG file's frame header. */
function jpegSize(file: Buffer): { width: number; height: number } | undefined {
  for (let at = 2; at < file.length && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
    const marker = file[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
  }
  return undefined;
}

test.each<Role>(['visitor', 'agent', 'admin'])(
  'from every page a phone shows every other within three taps: %s',
  async (role) => {
    const isFor = (path: string) => isOf(role, path) && !BY_MESSAGE.includes(path);
    const documents = await documentsOf(builtPages().filter(isFor));
    const doors = new Map(documents.flatMap(({ path, html }) => doorsOf(path, html, role)));
    if (role !== 'visitor') expect(doors.get('/admin?tab=leads')).toContainEqual(['/capture', 1]);
    for (const from of doors.keys()) {
      const taps = tapsFrom(from, doors);
      const far = [...doors.keys()].filter((to) => !taps.has(to));
      expect(far, from).toEqual([]);
    }
  },
);
