const LINK = /<a [^>]*?href="(\/[^"]*)"/g;

/**
 * Finds internal links to pages, or to parts of a page, that don't exist.
 * @param documents the pages' HTML by address
 * @param isFile whether an address is a file of the build
 * @returns one line for each
 */
export function deadLinks(
  documents: ReadonlyMap<string, string>,
  isFile: (path: string) => boolean,
): string[] {
  const dead = new Set<string>();
  for (const [page, html] of documents) {
    for (const [, target = ''] of html.matchAll(LINK)) {
      const { pathname, hash } = new URL(target.replaceAll('&amp;', '&'), 'http://site');
      const document = documents.get(pathname);
      const isThere =
        document === undefined
          ? isFile(pathname)
          : hash === '' || document.includes(` id="${hash.slice(1)}"`);
      if (!isThere) dead.add(`${page} links to ${target}, which does not exist.`);
    }
  }
  return [...dead];
}
