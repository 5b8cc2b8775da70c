import type { HeaderRule } from './headers.ts';
import { SITE_ROOT } from './nginx.ts';
import { PLAIN_PATH } from './plain-path.ts';

/** The rules as a Caddyfile. As in {@link HeaderRule}s, later `header` lines take precedence. */
export function caddyfile(rules: HeaderRule[]): string {
  const headers = rules.flatMap(({ path, headers }) => [
    // A request target such as `*` has no path to match.
    path === '/*' ? '  header {' : `  header ${path} {`,
    ...Object.entries(headers).map(([name, value]) => `    ${name} \`${value}\``),
    '  }',
  ]);
  return `${[
    '# Written by `npm run build` from scripts/host/headers.ts. A domain in place of :8080 brings TLS.',
    ':8080 {',
    `  root * ${SITE_ROOT}`,
    '',
    '  # In this order: the last one counts.',
    '  route {',
    ...headers.map((line) => `  ${line}`),
    '    # One address a page.',
    `    @slash path_regexp slash ^(${PLAIN_PATH})/$`,
    '    route @slash {',
    '      @query expression `{query} != ""`',
    '      redir @query {re.slash.1}?{query} 308',
    '      redir {re.slash.1} 308',
    '    }',
    '    # It has no address of its own.',
    '    @notFound path /404 /404.html',
    '    error @notFound 404',
    '    try_files {path} {path}.html',
    ...fileServer('    '),
    '  }',
    '',
    '  handle_errors {',
    '    route {',
    '      header Cache-Control no-cache',
    '      # A page in place of a missing file would be kept by browsers as that file.',
    '      @file path_regexp \\.[A-Za-z0-9]+$',
    '      handle @file {',
    '        header Content-Type text/plain',
    '        respond "Not found" {err.status_code}',
    '      }',
    '      rewrite * /404.html',
    ...fileServer('      '),
    '    }',
    '  }',
    '}',
  ]
    .map((line) => line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2)))
    .join('\n')}\n`;
}

/** Its own redirects must be off: it would send `/%5Cevil.example/%2e%2e/about.html/` to another host. */
function fileServer(indent: string): string[] {
  const settings = ['precompressed br gzip', 'disable_canonical_uris'];
  return [`${indent}file_server {`, ...settings.map((line) => `${indent}  ${line}`), `${indent}}`];
}
