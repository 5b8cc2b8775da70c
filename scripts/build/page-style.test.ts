import { expect, it } from 'vitest';
import { pageStyle, withoutFonts, withoutLayers } from './page-style.ts';

const HTML =
  '<html><body><main class="wrap md:pt-2 [&amp;>p]:mt-4"><p class="note text-[2rem]">A</p></main></body></html>';

it.each([
  ['.note{color:red}', '.note{color:red}'],
  ['.toast{color:red}', ''],
  ['.note,.toast{color:red}', '.note{color:red}'],
  ['.wrap .toast{color:red}', ''],
  ['.md\\:pt-2{top:0}', '.md\\:pt-2{top:0}'],
  ['table{color:red}p{color:red}', 'p{color:red}'],
  ['.note:is(.a,.b){color:red}', ''],
  ['.note:is(.a:is([b],[c]),.wrap){top:0}', '.note:is(.a:is([b],[c]),.wrap){top:0}'],
  [':where(.a .note,table){top:0}:is(.wrap p){top:0}', ':is(.wrap p){top:0}'],
  [
    'p:not([a],:has(.gone),:is(.gone,table)){top:0}',
    'p:not([a],:has(.gone),:is(.gone,table)){top:0}',
  ],
  ['p[aria-current=page]{top:0}p[aria-current=step]{top:0}', 'p[aria-current=step]{top:0}'],
  ['p:not(.gone){color:red}', 'p:not(.gone){color:red}'],
  [':where(select:is([multiple],[size])) optgroup{top:0}', ''],
  ['@media (width<9px){.toast{top:0}.note{top:0}}', '@media (width<9px){.note{top:0}}'],
  ['@media print{.note{top:0}}@starting-style{.note{top:0}}', ''],
  ['.note:hover,.note:active{top:0}.note:focus{top:0}', '.note:focus{top:0}'],
  ['p[data-missing]{top:0}p[data-a]{top:0}', 'p[data-a]{top:0}'],
  ['[data-script] p{top:0}[data-script="failed"] p{top:0}', '[data-script="failed"] p{top:0}'],
  ['.text-\\[2rem\\]{top:0}.text-\\[3rem\\]{top:0}', '.text-\\[2rem\\]{top:0}'],
  ['@layer a,b;@layer a{.toast{top:0}}', '@layer a,b;'],
  ['@font-face{src:url("a;{b")}', '@font-face{src:url("a;{b")}'],
  ['@font-face{src:url(a);unicode-range:U+1EB8}', ''],
  ['main:has(.toast){top:0}main:has(.toast,.note){top:0}', 'main:has(.toast,.note){top:0}'],
  ['body:has(dialog[open]) p{top:0}body:has(p[open]) p{top:0}', 'body:has(p[open]) p{top:0}'],
  [
    ':root{--a:.2s}p{top:0;transition:top var(--a),left .1s;left:0;touch-action:none}',
    'p{top:0;left:0;}',
  ],
  ['@media (prefers-reduced-motion:no-preference){p{scroll-behavior:smooth}}', ''],
  [
    '@media (scripting:none){p{display:none}}@media (scripting){p{top:0}}',
    '@media (scripting){p{top:0}}',
  ],
  ['[hidden]:where(:not(p)){display:none}p{top:0}', 'p{top:0}'],
  [
    '@keyframes in{0%{top:0}to{top:1px}}@keyframes out{0%{top:0}}p{animation:.2s in}',
    '@keyframes in{0%{top:0}to{top:1px}}p{animation:.2s in}',
  ],
  ['::-webkit-datetime-edit{padding:0}::placeholder{top:0}', ''],
  ['::selection{top:0}*{top:0}', '*{top:0}'],
  [':root{--a:1px;--b:var(--a);--c:2px}p{top:var(--c)}', ':root{--c:2px}p{top:var(--c)}'],
  [':root{--a:1px}p{top:var(--a, 0)}', ':root{--a:1px}p{top:var(--a)}'],
  [
    '@media (height<9px){:root{--a:1px}}p{top:var(--a,0)}',
    '@media (height<9px){:root{--a:1px}}p{top:var(--a,0)}',
  ],
  ['p{--a:1px}p{top:var(--a, 0)}', 'p{--a:1px}p{top:var(--a, 0)}'],
  ['p{top:var(--a, 0)}', 'p{top:0}'],
  ['@property --tw-blur{syntax:"*"}.note{top:0}', '.note{top:0}'],
  ['@property --tw-b{syntax:"*";initial-value:solid}p{top:var(--tw-b)}', 'p{top:solid}'],
  [
    'p{--tw-b:b;top:var(--tw-b)}@property --tw-b{syntax:"*";initial-value:a}',
    'p{--tw-b:b;top:var(--tw-b)}@property --tw-b{syntax:"*";initial-value:a}',
  ],
  ['p{top:0;top:0;left:0}', 'p{top:0;left:0}'],
  ['p{-webkit-a:b;a:b;top:0}', 'p{-webkit-a:b;a:b;top:0}'],
])('the style inlined in a page of %s is %s', (sheet, kept) => {
  expect(pageStyle(sheet, HTML)).toBe(kept);
});

it('includes print styles in a page with a printed version', () => {
  const sheet = '@media print{.note{top:0}.toast{top:0}}';
  const html = HTML.replace('</main>', '<div class="print-contact"></div></main>');
  expect(pageStyle(sheet, html)).toBe('@media print{.note{top:0}}');
});

it('declares no font again in the whole sheet, except the letters of names', () => {
  const names = '@font-face{src:url(b);unicode-range:U+1EB8}';
  expect(withoutFonts(`@font-face{src:url(a)}${names}.note{top:0}`)).toBe(`${names}.note{top:0}`);
});

it('hides hidden elements from the first paint, in a page that has any', () => {
  const rule = '[hidden]:where(:not(p)){display:none}';
  expect(pageStyle(rule, HTML.replace('<p ', '<p hidden="" '))).toBe(rule);
});

it('marks the page of a link from the first paint, in a page that has such a link', () => {
  const rule = 'p[aria-current=page]{top:0}';
  expect(pageStyle(rule, HTML.replace('<p ', '<p aria-current="page" '))).toBe(rule);
});

it('has no layer in the whole sheet', () => {
  const old = '@supports (top:0){*{--tw-b:initial}}';
  expect(withoutLayers(`@layer properties{${old}}.note{top:0}`)).toBe(`${old}.note{top:0}`);
});
