import { createHash } from 'node:crypto';

/** A path pattern of the host (`*` at the end matches the rest) and the headers it adds. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** How far `Strict-Transport-Security` reaches beyond the site's own host: two years there, in any case. */
const HSTS: Record<string, string> = {
  '': 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/**
 * The value of `Strict-Transport-Security`. Other hosts of the domain may still be served without TLS, and a place on
 * the browsers' preload list is hard to leave: the operator decides on both.
 * @throws when the setting is none of ours
 */
function strictTransport(setting: string): string {
  const value = HSTS[setting];
  if (value === undefined) {
    throw new Error(`HSTS=${setting} is none of: empty, subdomains, preload.`);
  }
  return value;
}

/** The CSP source that allows one inline script and no other. */
export function scriptHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/**
 * The headers of every answer of the site, for every host: the one source of `_headers` and of `npm start`.
 * @param options.loaderHash hash of the only inline script, `src/main/loader.ts`
 * @param options.supabaseUrl another origin that the page may call, if the database is not on its own
 * @param options.https adds what only makes sense over TLS; on http://localhost it would break the page
 * @param options.hsts `subdomains` or `preload`, see {@link strictTransport}; without it, this host alone
 */
export function headerRules(options: {
  loaderHash: string;
  supabaseUrl: string | undefined;
  https: boolean;
  hsts?: string | undefined;
}): HeaderRule[] {
  const connect = options.supabaseUrl ? ` ${withSocket(options.supabaseUrl).join(' ')}` : '';
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${options.loaderHash}`,
    // The toaster injects a sheet, and pictures carry their placeholder as a style attribute.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "media-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policy,
        ...(options.https && {
          'Strict-Transport-Security': strictTransport(options.hsts ?? ''),
        }),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Frame-Options': 'DENY',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy':
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        'Cache-Control': 'no-cache',
      },
    },
    // Names carry a hash of the content: what is behind one never changes.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/media/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/fonts/*', headers: { 'Cache-Control': 'public, max-age=2592000' } },
    {
      path: '/admin*',
      headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
    },
    { path: '/auth', headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  ];
}

/** A database's origin, and the same for its live messages. */
function withSocket(url: string): string[] {
  const { origin } = new URL(url);
  return [origin, origin.replace(/^http/, 'ws')];
}

/** The headers of one path; later rules win. */
export function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  const matches = (pattern: string) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
  return Object.assign({}, ...rules.filter((rule) => matches(rule.path)).map((r) => r.headers));
}

/**
 * The same rules as a `_headers` file (Netlify, Cloudflare Pages). Those hosts join the values of a header that
 * several rules set, so a rule that overrides one first takes the inherited value away.
 */
export function headersFile(rules: HeaderRule[]): string {
  const inherited = rules[0]?.headers ?? {};
  return rules
    .map((rule, index) => {
      const lines = Object.entries(rule.headers).flatMap(([name, value]) => [
        ...(index > 0 && name in inherited ? [`  ! ${name}`] : []),
        `  ${name}: ${value}`,
      ]);
      return [rule.path, ...lines].join('\n');
    })
    .join('\n\n')
    .concat('\n');
}
