import type { HeaderRule } from './headers.ts';
import type { RawAnswer } from './raw-request.ts';

/**
 * Whether a redirect would take a browser from `base` to another origin. Like browsers, `URL` treats a backslash as a
 * slash and ignores tabs and line breaks.
 */
function leavesOrigin(location: string, base: string): boolean {
  if (!URL.canParse(location, base)) return false;
  return new URL(location, base).origin !== new URL(base).origin;
}

/** The security headers, which every response must have. Caching headers differ and are checked elsewhere. */
export function securityHeaders(rules: HeaderRule[]): string[] {
  return Object.keys(rules[0]?.headers ?? {}).filter((name) => name !== 'Cache-Control');
}

/** The faults of one response, phrased as the ends of sentences that start with the request. */
export function judgeAnswer(
  { status, headers }: RawAnswer,
  options: { url: string; required: string[] },
): string[] {
  if (status === 0) return ['is answered without a status and headers'];
  const faults: string[] = [];
  const location = headers.get('location');
  if (location !== undefined && leavesOrigin(location, options.url)) {
    faults.push(`is answered ${status} and leads off this origin, to ${JSON.stringify(location)}`);
  }
  const missing = options.required.filter((name) => !headers.has(name.toLowerCase()));
  if (missing.length > 0) faults.push(`is answered ${status} without ${missing.join(', ')}`);
  return faults;
}
