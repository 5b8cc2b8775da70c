import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/commands.md says what each command does, in the order of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const rows = readFileSync('docs/commands.md', 'utf8').match(/^\| `npm .*/gm) ?? [];
  const named = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name]) => name),
  );
  expect(named).toEqual(Object.keys(scripts));
});
