import { expect, it } from 'vitest';
import { circularFiles, kindsOfModules, reachedByVisitors, staffImports } from './chunks.ts';

it('what only the dashboard imports is the staff’s, in whichever folder it is', () => {
  const root = process.cwd();
  const graph: Record<string, { imports?: string[]; later?: string[] }> = {
    'index.html': { imports: ['src/main.tsx'] },
    'src/main.tsx': { imports: ['src/lib/both.ts'], later: ['src/admin/page.tsx', 'src/late.ts'] },
    'src/late.ts': {},
    'src/admin/page.tsx': { imports: ['src/domain/change.ts', 'src/lib/both.ts'] },
    'src/domain/change.ts': {},
    'src/lib/both.ts': {},
  };
  const paths = (names: string[] = []) => names.map((name) => `${root}/${name}`);
  const info = (id: string) => {
    const { imports, later } = graph[id.slice(root.length + 1)] ?? {};
    return { importedIds: paths(imports), dynamicallyImportedIds: paths(later) };
  };
  expect(reachedByVisitors(`${root}/index.html`, info)).toEqual(
    new Set(paths(['index.html', 'src/main.tsx', 'src/lib/both.ts', 'src/late.ts'])),
  );
});

it('a file’s kind follows from the pages that need it', () => {
  const graph: Record<string, { imports?: string[]; later?: string[] }> = {
    'index.html': { imports: ['main', 'react'] },
    main: { later: ['home', 'about', 'dashboard', 'toast'] },
    home: { imports: ['hero', 'section', 'button'], later: ['calendar'] },
    about: { imports: ['section', 'button'] },
    dashboard: { imports: ['list', 'button', 'calendar'], later: ['export'] },
  };
  const info = (id: string) => {
    const { imports = [], later = [] } = graph[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: later };
  };
  const parts = ['main', 'home', 'about', 'toast', 'hero', 'section', 'button', 'calendar'];
  const visitors = new Set(parts);
  const entries = { entry: 'index.html', routes: 'main', dashboard: 'dashboard' };
  const kindOf = kindsOfModules(entries, visitors, info);
  expect(kindOf('react')).toBe('start');
  expect(kindOf('button')).toBe('start');
  expect(kindOf('section')).toBe('parts');
  expect(kindOf('hero')).toBe('parts');
  expect(kindOf('calendar')).toBe('parts');
  expect(kindOf('list')).toBe('staff');
  expect(kindOf('export')).toBeUndefined();
});

it('a file of visitors that imports one of the staff is found', () => {
  const rows = 'assets/admin-rows-1234567.js';
  const other = { fileName: rows, imports: ['assets/admin-open-1234567.js'] };
  const rules = { fileName: 'assets/submission-1234567.js', imports: ['assets/index-1.js'] };
  expect(staffImports([other, rules])).toEqual([]);
  expect(staffImports([other, { ...rules, imports: [...rules.imports, rows] }])).toEqual([
    `${rows} (${rules.fileName})`,
  ]);
});

it('files that import each other in a circle are found, and not those that only import one of them', () => {
  const files = [
    { fileName: 'page.js', imports: ['a.js', 'leaf.js'] },
    { fileName: 'a.js', imports: ['b.js'] },
    { fileName: 'b.js', imports: ['c.js', 'leaf.js'] },
    { fileName: 'leaf.js', imports: [] },
  ];
  expect(circularFiles([...files, { fileName: 'c.js', imports: ['leaf.js'] }])).toEqual([]);
  expect(circularFiles([...files, { fileName: 'c.js', imports: ['a.js'] }])).toEqual([
    'a.js',
    'b.js',
    'c.js',
  ]);
});
