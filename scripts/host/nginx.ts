import { type HeaderRule, headersFor } from './headers.ts';
import { PLAIN_PATH } from './plain-path.ts';

/** Where the container and the examples put the build. */
export const SITE_ROOT = '/srv/meridian';

/**
 * The rules as a `server` block for nginx. A location's own `add_header` lines replace the inherited ones, so each
 * location repeats all of them. Long caching is set for successful responses only, or a missing script would stay
 * missing for a year.
 */
export function nginxConfig(rules: HeaderRule[]): string {
  const headers = (path: string, indent: string) =>
    Object.entries(headersFor(rules, path)).map(([name, value]) => {
      const always = value.includes('max-age') && name === 'Cache-Control' ? '' : ' always';
      return `${indent}add_header ${name} "${value.replaceAll('"', '\\"')}"${always};`;
    });
  const location = (pattern: string, sample: string, ...lines: string[]) =>
    [
      `  location ${pattern} {`,
      ...lines.map((line) => `    ${line}`),
      ...headers(sample, '    '),
      '  }',
    ].join('\n');

  return `${[
    '# Written by `npm run build` from scripts/host/headers.ts. Include it inside http { }, behind TLS.',
    'server {',
    '  listen 8080;',
    `  root ${SITE_ROOT};`,
    '  charset utf-8;',
    '  gzip_static on;',
    '  etag on;',
    '  absolute_redirect off;',
    '  error_page 404 /404.html;',
    '  error_page 400 /400;',
    '',
    '  # Of redirects, and of what is refused before it has a location.',
    ...headers('/', '  '),
    '',
    '  # An answer to HTTP/0.9 would have no headers at all.',
    '  if ($request !~ " HTTP/[1-9]") { return 444; }',
    '',
    '  # One address a page. As it was sent: decoded, a path can become the address of another host.',
    `  if ($request_uri ~ "^(${PLAIN_PATH})/(?:[?]|$)") { return 308 $1$is_args$args; }`,
    '',
    location('= /', '/', 'try_files /index.html =404;'),
    location('= /404.html', '/', 'internal;'),
    location('= /404', '/', 'return 404;'),
    location('= /400', '/', 'internal;', 'default_type text/plain;', 'return 400 "Bad request";'),
    ...['/manifest.webmanifest', '/staff.webmanifest'].map((path) =>
      location(`= ${path}`, path, 'types { }', 'default_type application/manifest+json;'),
    ),
    location('^~ /assets/', '/assets/a.js', 'try_files $uri @missing;'),
    location(
      '^~ /media/',
      '/media/a.avif',
      'types { image/avif avif; image/webp webp; image/jpeg jpg jpeg; }',
      'try_files $uri @missing;',
    ),
    location('^~ /fonts/', '/fonts/a.woff2', 'try_files $uri @missing;'),
    location('^~ /admin', '/admin', 'try_files $uri $uri.html =404;'),
    location('^~ /auth', '/auth', 'try_files $uri $uri.html =404;'),
    '  # A page in place of a missing file would be kept by browsers as that file.',
    location('~ \\.[A-Za-z0-9]+$', '/a.json', 'try_files $uri @missing;'),
    location('/', '/about', 'try_files $uri $uri.html =404;'),
    location('@missing', '/', 'internal;', 'default_type text/plain;', 'return 404 "Not found";'),
    '}',
  ].join('\n')}\n`;
}
