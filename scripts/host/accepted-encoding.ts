/** How a file is compressed beforehand, the best first. */
export const ENCODINGS = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type Encoding = (typeof ENCODINGS)[number]['name'];

/**
 * Whether an `Accept-Encoding` header takes this encoding; a weight of zero refuses it (RFC 9110, 12.5.3). `*` counts as
 * not named: whoever sends it is content with the plain file.
 */
export function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((word) => /^q\s*=\s*0(\.0*)?$/.test(word));
  });
}
