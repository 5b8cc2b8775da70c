import { createHash } from 'node:crypto';

/** A path (`*` at the end matches the rest) and the headers it adds. */
export type HeaderRule = { path: string; headers: Record<string, string> };

/** How far `Strict-Transport-Security` reaches beyond the site's own host. It lasts two years in any case. */
const HSTS: Record<string, string> = {
  '': 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/**
 * The value of `Strict-Transport-Security`. Other hosts of the domain may not use TLS, and the browsers' preload list
 * is hard to leave, so the operator decides on both.
 * @throws for an unknown setting
 */
function strictTransport(setting: string): string {
  const value = HSTS[setting];
  if (value === undefined) {
    throw new Error(`HSTS=${setting} must be empty, subdomains or preload.`);
  }
  return value;
}

/** The CSP source that allows one particular inline script. */
export function scriptHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}

/**
 * The headers of every response: the single source for `_headers`, the other hosts and `npm start`.
 * @param options.loaderHash hash of the only inline script, `src/main/loader.ts`
 * @param options.supabaseUrl the database's origin, if it is not the page's own
 * @param options.https adds headers that only make sense over TLS and would break http://localhost
 * @param options.hsts `subdomains` or `preload`, see {@link strictTransport}; this host only if omitted
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
    // The toaster injects a style sheet, and pictures have their placeholder in a style attribute.
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
    // Names contain a content hash, so the files never change.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/media/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    { path: '/fonts/*', headers: { 'Cache-Control': 'public, max-age=2592000' } },
    {
      path: '/admin*',
      headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
    },
    // With `.html` too, and with a slash at the end.
    {
      path: '/auth*',
      headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
    },
  ];
}

/** The database's origin, and its WebSocket origin. */
function withSocket(url: string): string[] {
  const { origin } = new URL(url);
  return [origin, origin.replace(/^http/, 'ws')];
}

/** The headers of a path; later rules take precedence. */
export function headersFor(rules: HeaderRule[], pathname: string): Record<string, string> {
  const matches = (pattern: string) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern;
  return Object.assign({}, ...rules.filter((rule) => matches(rule.path)).map((r) => r.headers));
}

/**
 * The rules as a `_headers` file (Netlify, Cloudflare Pages). Those hosts join the values when several rules set a
 * header, so an overriding rule first removes the inherited value.
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
