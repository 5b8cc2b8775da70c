import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { literalsIn } from './style-tokens';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) =>
  join('src', name),
);
const sheets = files.filter((name) => name.endsWith('.css'));

describe('a value that the theme has', () => {
  it.each([
    ['.a { font-size: 0.9375rem; }', ['font size: font-size: 0.9375rem']],
    ['.a { font-size: clamp(1rem, 2vw, 2rem); }', ['font size: font-size: clamp(1rem, 2vw, 2rem)']],
    ['.a { z-index: 40; }', ['z-index: z-index: 40']],
    ['@media (min-width: 52rem) { .a { top: 0; } }', ['breakpoint: @media (min-width: 52rem)']],
    ['@media (width < 600px) { .a { top: 0; } }', ['breakpoint: @media (width < 600px)']],
  ])('is found as a literal in a sheet: %s', (css, found) => {
    expect(literalsIn(css, 'css')).toEqual(found);
  });

  it.each([
    '.a { font-size: --theme(--text-note); z-index: --theme(--z-index-bar); }',
    '@media (min-width: --theme(--breakpoint-md)) { .a { padding: 2rem; } }',
    '@media (prefers-reduced-motion: reduce) { .a { transition: none; } }',
    '/* z-index: 3 would do as well */ .a { font-size: inherit; }',
  ])('is left alone as a token: %s', (css) => {
    expect(literalsIn(css, 'css')).toEqual([]);
  });

  it('is found in class names', () => {
    const tsx = '<p className="mt-2 z-10 text-[2rem] max-[40rem]:hidden">A</p>';
    expect(literalsIn(tsx, 'tsx')).toEqual([
      'font size: text-[2rem]',
      'z-index: z-10',
      'breakpoint: max-[40rem]:hidden',
    ]);
    expect(literalsIn('<p className="text-price z-bar md:mt-4 max-w-[34rem]" />', 'tsx')).toEqual(
      [],
    );
  });
});

it('text sizes, layers and breakpoints come from the theme', () => {
  const found = [...sheets, ...files.filter((name) => name.endsWith('.tsx'))]
    .filter((name) => name !== join('src', 'styles', 'theme.css'))
    .flatMap((name) =>
      literalsIn(readFileSync(name, 'utf8'), name.endsWith('.css') ? 'css' : 'tsx').map(
        (literal) => `${name}: ${literal}`,
      ),
    );
  expect(found).toEqual([]);
});

it('every sheet is imported by the site’s sheet, the dashboard’s, or what is loaded on demand', () => {
  const onDemand = files
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) =>
      [...readFileSync(name, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.css)\?inline'/g)].map(
        ([, path = '']) => join(dirname(name), path),
      ),
    );
  const roots = [join('src', 'styles', 'index.css'), ...onDemand];
  const imported = roots.flatMap((root) =>
    [...readFileSync(root, 'utf8').matchAll(/@import "(\.[^"]+)"/g)].map(([, path = '']) =>
      join(dirname(root), path),
    ),
  );
  expect([...new Set([...roots, ...imported])].sort()).toEqual([...sheets].sort());
});

it('every class of a sheet is named by a page or a component', () => {
  const sources = [...files, 'index.html'].filter((name) => /\.(tsx?|mdx|html)$/.test(name));
  const code = sources.map((name) => readFileSync(name, 'utf8')).join('\n');
  const named = new Set(code.match(/[\w-]+/g));
  // `in-${currency}`
  const prefixes = [...code.matchAll(/([\w-]+-)\$\{/g)].map(([, prefix = '']) => prefix);
  const unused = sheets.flatMap((sheet) => {
    const rules = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '');
    return [...rules.matchAll(/\.(?!rdp-|pnlm-)([a-z][\w-]*)/g)]
      .filter(([, name = '']) => !named.has(name) && !prefixes.some((one) => name.startsWith(one)))
      .map(([name]) => `${sheet}: ${name}`);
  });
  expect(unused).toEqual([]);
});

// On dark pages the browser tests check only colours.
it('the dark theme is a set of colours, and changes nothing else', () => {
  const dark = sheets.flatMap((name) =>
    [
      ...readFileSync(name, 'utf8').matchAll(
        /prefers-color-scheme[^{]*\{([^{}]*(?:\{[^{}]*\})?[^}]*)\}/g,
      ),
    ].map(([, rules = '']) => rules.trim()),
  );
  expect(dark).toHaveLength(1);
  for (const rule of dark[0]?.split(/\s*;\s*/).filter(Boolean) ?? []) {
    expect(rule).toMatch(/^--[a-z-]+: #[0-9a-f]{6}$/);
  }
  const components = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  const others = components.filter((name) =>
    /\bdark:|prefers-color-scheme/.test(readFileSync(name, 'utf8')),
  );
  // The brand, the splash screens of iPhones, which no page shows, and pictures at dusk.
  expect(others).toEqual([
    join('src', 'content', 'brand.ts'),
    join('src', 'device', 'splash.ts'),
    join('src', 'pages', 'property', 'lead-shapes.ts'),
  ]);
});
