import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = Record<string, string>;

/** The colours that a block of declarations sets. */
function tokensIn(css: string): Tokens {
  const found = css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6}|var\(--([\w-]+)\));/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

/** The text between a line that begins with this and its closing brace, which is as far indented. */
function blockOf(file: string, start: string): string {
  const css = readFileSync(file, 'utf8');
  const from = css.indexOf(start);
  if (from < 0) throw new Error(`${file} has no ${start}`);
  const indent = /[ ]*$/.exec(css.slice(0, from))?.[0] ?? '';
  return css.slice(from, css.indexOf(`\n${indent}}`, from));
}

const root = blockOf('src/styles/index.css', ':root {');
const [lightRoot = ''] = root.split('@media (prefers-color-scheme: dark)');
const light = tokensIn(lightRoot);
const dark = {
  ...light,
  ...tokensIn(blockOf('src/styles/index.css', '@media (prefers-color-scheme: dark)')),
};
const onDeep = tokensIn(blockOf('src/ui/controls.css', '.on-deep {'));

const SCHEMES: Record<string, Tokens> = {
  light,
  dark,
  'light, on the deep green': { ...light, ...onDeep },
  'dark, on the deep green': { ...dark, ...onDeep },
};

const colorOf = (tokens: Tokens, name: string): string => {
  const value = tokens[name] ?? '';
  const other = /^var\(--(.*)\)$/.exec(value)?.[1];
  return other ? colorOf(tokens, other) : value;
};

/** Relative luminance: WCAG 2.2. */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXTS = ['ink', 'muted', 'palm', 'accent'];
/** Edges of fields and buttons, what is chosen, and actions, against what lies beside them. */
const CONTROLS = ['edge', 'laterite', 'laterite-pressed', 'whatsapp', 'whatsapp-pressed'];
const ACTIONS = ['laterite', 'laterite-pressed', 'whatsapp', 'whatsapp-pressed'];

it('knows the contrast of black and white', () => {
  expect(contrast('#fff', '#000000')).toBeCloseTo(21, 5);
});

describe.each(Object.entries(SCHEMES))('%s', (scheme, tokens) => {
  const ratio = (one: string, other: string) =>
    contrast(colorOf(tokens, one), colorOf(tokens, other));
  const surfaces = scheme.includes('deep') ? ['paper', 'raised'] : ['paper', 'quiet', 'raised'];

  for (const surface of surfaces) {
    it.each(TEXTS)(`%s can be read on ${surface}`, (text) => {
      expect(ratio(text, surface)).toBeGreaterThanOrEqual(4.5);
    });
    it.each(CONTROLS)(`%s can be seen on ${surface}`, (control) => {
      expect(ratio(control, surface)).toBeGreaterThanOrEqual(3);
    });
  }

  it.each(ACTIONS)('the words on %s can be read', (action) => {
    expect(ratio('on-action', action)).toBeGreaterThanOrEqual(4.5);
  });
});

it.each([
  ['paper', 'quiet'],
  ['quiet', 'raised'],
  ['paper', 'deep'],
  ['quiet', 'deep'],
])('in the dark, %s and %s can be told apart', (one, other) => {
  expect(contrast(colorOf(dark, one), colorOf(dark, other))).toBeGreaterThanOrEqual(1.2);
});
