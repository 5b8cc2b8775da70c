import { expect, it } from 'vitest';
import { withoutSeparators } from './separators.ts';

it('a part that only the build renders has no separators; what hydrates keeps its own', () => {
  const html = '<p>As of <!-- -->May</p>';
  const part = (inside: string) =>
    `<div data-finished="/a"><div class="b">${inside}</div>${inside}</div>`;
  expect(withoutSeparators(`${html}${part(html)}${html}${part(html)}${html}`)).toBe(
    `${html}${part('<p>As of May</p>')}${html}${part('<p>As of May</p>')}${html}`,
  );
  expect(withoutSeparators(html)).toBe(html);
});

it('a part without an end stops the build', () => {
  expect(() => withoutSeparators('<div data-finished="/a"><div></div>')).toThrow('no end');
});
