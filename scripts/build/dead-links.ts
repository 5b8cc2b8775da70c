const LINK = /<a [^>]*?href="(\/[^"]*)"/g;

/**
 * Links within the site that lead nowhere: to an address without a page, or to a part that its page does not have.
 * @param documents the pages' HTML by their address
 * @param isFile whether an address that is no page is a file of the build
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
      if (!isThere) dead.add(`${page} links to ${target}, which is not there.`);
    }
  }
  return [...dead];
}
