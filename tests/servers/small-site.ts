import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type HeaderRule, headerRules } from '../../scripts/host/headers';

const PAGES = ['index', '404', 'about', 'admin', 'auth', 'properties', 'properties/citadel-views'];
const FILES: Record<string, string> = {
  ...Object.fromEntries(PAGES.map((name) => [`${name}.html`, `<!doctype html><h1>${name}</h1>`])),
  'sw.js': 'addEventListener("install", () => {});',
  'assets/index-12345678.js': 'export {};',
  'manifest.webmanifest': '{"name":"Small site"}',
  'staff.webmanifest': '{"name":"Staff"}',
  'site.json': '{}',
  'pages.json': '{}',
};

/** A directory with the kinds of files that hosts treat differently, as small as possible. */
export function smallSite(): { directory: string; erase(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'meridian-site-'));
  // nginx drops root's privileges, so the directory must be world-readable.
  chmodSync(directory, 0o755);
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  return { directory, erase: () => rmSync(directory, { recursive: true }) };
}

/** The headers of a site on the same origin as its database, over HTTP. */
export const RULES: HeaderRule[] = headerRules({
  loaderHash: "'sha256-small'",
  supabaseUrl: undefined,
  https: false,
});
