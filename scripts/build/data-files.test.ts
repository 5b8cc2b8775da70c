import { expect, it } from 'vitest';
import { moduleText } from './data-files.ts';

it('exports a list as it is', () => {
  expect(moduleText('- title: One\n  text: Two\n')).toBe(
    'export default [{"title":"One","text":"Two"}];',
  );
});

it('imports the pictures that a property names', () => {
  const yaml = `
slug: towers
pictures: [towers-1, towers-2]
story: [{ chapter: place, picture: towers-3, caption: The lagoon }]
`;
  expect(moduleText(yaml).split('\n')).toEqual([
    ...[1, 2, 3].map((n) => `import { towers${n} } from '../pictures/towers-${n}.generated';`),
    'export default {"slug":"towers","pictures":[towers1,towers2],"story":[{"chapter":"place","picture":towers3,"caption":"The lagoon"}]};',
  ]);
});

it('reports a syntax error', () => {
  expect(() => moduleText('title: [')).toThrow();
});
