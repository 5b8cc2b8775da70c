import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { accepts, ENCODINGS, type Encoding } from './accepted-encoding.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'text/xml',
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.ics': 'text/calendar',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
};

/** A file to respond with. */
export type SiteFile = { file: string; type: string; encoding?: Encoding };

/** Shown in place of a missing page. It has no address of its own. */
export const NOT_FOUND_PAGE = '404.html';

/**
 * The files of a build by address: `/about` is `about.html`. The list is made once, and only listed files are ever
 * opened, so that no path can escape from the directory.
 */
export function siteFiles(directory: string) {
  const names = new Set(
    readdirSync(directory, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(directory, '/').length)),
  );
  const fileName = (path: string): string | undefined => {
    const name = path.slice(1) || 'index.html';
    return [name, `${name}.html`].find(
      (one) => names.has(one) && one !== NOT_FOUND_PAGE && !/(^|\/)\./.test(one),
    );
  };

  return (path: string, accepted: string): SiteFile | undefined => {
    const name = fileName(path);
    if (name === undefined) return undefined;
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const file = join(directory, name);
    for (const { name: encoding, extension } of ENCODINGS) {
      if (accepts(accepted, encoding) && names.has(name + extension)) {
        return { file: file + extension, type, encoding };
      }
    }
    return { file, type };
  };
}
