import { expect, it } from 'vitest';
import { moduleText } from './data-files.ts';

it('exports a list as it is', () => {
  expect(moduleText('- title: One\n  text: Two\n')).toBe(
    'export default [{"title":"One","text":"Two"}];',
  );
});

it('imports the pictures that a property names', () => {
  expect(moduleText('slug: towers\npictures: [ towers-1, towers-2 ]\n').split('\n')).toEqual([
    "import { towers1, towers2 } from '../pictures.generated';",
    'export default { ...{"slug":"towers"}, pictures: [towers1, towers2] };',
  ]);
});

it('reports a syntax error', () => {
  expect(() => moduleText('title: [')).toThrow();
});
