/**
 * A path of plain segments, as a regular expression that JavaScript, nginx (PCRE) and Caddy (RE2) read alike. Every
 * address of the site is one. Only such a path is ever sent on to its form without the last slash: it begins with one
 * slash, and holds no backslash, control character or escape that a browser could read as the start of another host.
 */
export const PLAIN_PATH = '(?:/[A-Za-z0-9_-][A-Za-z0-9._~-]*)+';

const WITH_SLASH = new RegExp(`^(${PLAIN_PATH})/$`);

/** The one address of a page that was asked for with a slash at its end; undefined where there is nothing to mend. */
export function withoutSlash(path: string): string | undefined {
  return WITH_SLASH.exec(path)?.[1];
}

/** What a request line asks for: the path as it was sent, the same path decoded, and the query with its `?`. */
export type Target = { raw: string; path: string; search: string };

/** Reads the target of a request line; undefined if it names no path of this site. */
export function readTarget(target: string): Target | undefined {
  // Proxies send the whole address. The host in it is whatever the sender likes: it is not used.
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '') || '/';
  const [, raw = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(local) ?? [];
  if (raw !== '' && !raw.startsWith('/')) return undefined;
  try {
    return { raw: raw || '/', path: decodeURI(raw || '/'), search };
  } catch {
    return undefined;
  }
}
