import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64';

it('writes bytes as others read them, and reads them back', () => {
  const bytes = Uint8Array.from({ length: 200_001 }, (_, n) => (n * 31) % 256);
  const written = toBase64(bytes.buffer);
  expect(written).toBe(Buffer.from(bytes).toString('base64'));
  // As one text: comparing them element by element takes seconds.
  expect(Buffer.from(fromBase64(written)).equals(bytes)).toBe(true);
  expect(toBase64(new ArrayBuffer(0))).toBe('');
});

it('refuses what is not base64', () => {
  expect(() => fromBase64('*')).toThrow();
});
