/**
 * A path of plain segments, as a regular expression with the same meaning in JavaScript, nginx (PCRE) and Caddy (RE2).
 * Every address of the site matches. Only such a path is redirected to its form without a trailing slash: it starts
 * with a single slash and contains no backslash, control character or escape that a browser could take for the start of
 * another host.
 */
export const PLAIN_PATH = '(?:/[A-Za-z0-9_-][A-Za-z0-9._~-]*)+';

const WITH_SLASH = new RegExp(`^(${PLAIN_PATH})/$`);

/** The canonical form of an address with a trailing slash; undefined if it needs no redirect. */
export function withoutSlash(path: string): string | undefined {
  return WITH_SLASH.exec(path)?.[1];
}

/** A parsed request target: the raw path, the decoded path, and the query with its `?`. */
export type Target = { raw: string; path: string; search: string };

/** Parses a request target; undefined if it is not a path of this site. */
export function readTarget(target: string): Target | undefined {
  // Proxies send an absolute URL. Its host is chosen by the sender, so it is ignored.
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  if (raw !== '' && !raw.startsWith('/')) return undefined;
  try {
    return { raw: raw || '/', path: decodeURI(raw || '/'), search };
  } catch {
    return undefined;
  }
}
