import type { HeaderRule } from './headers.ts';
import { SITE_ROOT } from './nginx.ts';

/** The rules as a Caddyfile. Later `header` lines win there as in {@link HeaderRule}s. */
export function caddyfile(rules: HeaderRule[]): string {
  const headers = rules.flatMap(({ path, headers }) => [
    `  header ${path} {`,
    ...Object.entries(headers).map(([name, value]) => `    ${name} \`${value}\``),
    '  }',
  ]);
  return `${[
    '# Written by `npm run build` from scripts/host/headers.ts. A domain in place of :8080 brings TLS.',
    ':8080 {',
    `  root * ${SITE_ROOT}`,
    '',
    '  # One address a page.',
    '  @slash path_regexp slash ^/+(.+?)/+$',
    '  redir @slash /{re.slash.1} 308',
    '',
    '  # In this order: the last one counts.',
    '  route {',
    ...headers.map((line) => `  ${line}`),
    '    try_files {path} {path}.html',
    '    file_server {',
    '      precompressed br gzip',
    '    }',
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
    '      file_server {',
    '        precompressed br gzip',
    '      }',
    '    }',
    '  }',
    '}',
  ]
    .map((line) => line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2)))
    .join('\n')}\n`;
}
