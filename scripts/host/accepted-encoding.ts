/** The available encodings, best first. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['name'];

/**
 * Whether an `Accept-Encoding` header accepts this encoding; a weight of zero refuses it (RFC 9110, 12.5.3). `*` is
 * ignored: its sender also accepts the uncompressed file.
 */
export function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((word) => /^q\s*=\s*0(\.0*)?$/.test(word));
  });
}
