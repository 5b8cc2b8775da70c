import { expect, it } from 'vitest';
import { LOADER } from './loader.ts';

it('is one line of script that leaves no name behind and can stand in a page', () => {
  expect(LOADER).toMatch(/^\{.*\}$/);
  expect(LOADER).not.toMatch(/<\/?script|<!--|import\(|\bexport\b/);
  // It is parsed as a script, as in the page.
  expect(() => new Function(LOADER)).not.toThrow();
});
