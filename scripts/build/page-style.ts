/** A rule of a style sheet: the text before its braces and between them; a statement has no braces. */
type Rule = { prelude: string; body: string | undefined };

/** At-rules that only group other rules. */
const GROUP = /^@(layer|media|supports|container)\b/;

/** Opening animations, and what pages without scripts show: the whole sheet is loaded by then. */
const LATER =
  /^@(starting-style\b|media \((prefers-reduced-motion:\s?no-preference|scripting:\s?none)\))/;
/** Transitions and touch behaviour: the sheet is requested on the first touch. */
const LATER_DECLARATION =
  /(?<=[{;])(transition|touch-action|overscroll-behavior(-[xy])?):[^;}]*;?/g;
/** Print styles: only a page with a printed version may be printed before the whole sheet is loaded. */
const PRINT = /^@media print\b/;
const MADE_FOR_PRINT = / class="print-/;

/** States caused by a pointer or the script, and details that differ little from browsers' defaults, such as a date field's parts. */
const LATER_STATE =
  /(?<!\\):(hover|active|:selection|-moz-)|^::(-webkit-|file-selector)|\[(aria-(disabled|invalid|pressed)|data-missing|data-script\])/;

/** Parts of fields and styles for attributes, each with how to tell from a page's HTML whether it has any. */
const PARTS: [part: RegExp, has: RegExp][] = [
  [/^::placeholder/, / placeholder="/],
  [/^\[hidden\]/, / hidden[=\s>]/],
  [/\[aria-current=page\]/, / aria-current="page"/],
];

/**
 * Extracts the rules that a page's first view needs from a (minified) style sheet, so that its HTML contains no other
 * page's rules: those for classes or elements that the page does not have are left out, and so are those that only a
 * touch needs. The whole sheet follows with the script.
 */
export function pageStyle(sheet: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) =>
      decode(names).split(/\s+/),
    ),
  );
  const elements = new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name));
  const missing = PARTS.filter(([, has]) => !has.test(html)).map(([part]) => part);
  const later = MADE_FOR_PRINT.test(html) ? [LATER] : [LATER, PRINT];
  const kept = keep(
    sheet,
    later,
    (selector) =>
      mayMatch(selector, classes, elements) &&
      !LATER_STATE.test(selector) &&
      !missing.some((part) => part.test(selector)),
  );
  return withoutUnusedMovements(
    withoutEmptyRules(
      withoutUnusedVariables(
        withoutChoices(withoutRegistrations(kept.replace(LATER_DECLARATION, ''))),
        html,
      ),
    ),
  );
}

function withoutUnusedMovements(css: string): string {
  return css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    new RegExp(`(?<!@keyframes |[\\w-])${name}(?![\\w-])`).test(css) ? rule : '',
  );
}

/** Drops the fallbacks of variables that the root sets, and replaces variables that nothing sets by their fallback. */
function withoutChoices(css: string): string {
  const ofRoot = new Set(
    rootBodies(css).flatMap((body) => [...body.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  );
  return (
    css
      .replace(/var\((--[\w-]+),([^()]*)\)/g, (use, name: string, fallback: string) => {
        if (ofRoot.has(name)) return `var(${name})`;
        return css.includes(`${name}:`) ? use : fallback.trim();
      })
      // Repetitions for old browsers have become identical here.
      .replace(/(?<![\w-])([\w-]+:[^;{}]*;)\1+/g, '$1')
  );
}

/** What the root sets always: what it sets on some screens alone leaves a variable without a value on all others. */
function rootBodies(css: string): string[] {
  return rulesOf(css).flatMap(({ prelude, body = '' }) => {
    if (prelude.startsWith('@layer')) return rootBodies(body);
    return /^:root(,:host)?$/.test(prelude) ? [body] : [];
  });
}

/**
 * Tailwind registers variables for their initial value. If nothing sets them otherwise, the value itself is shorter.
 */
function withoutRegistrations(css: string): string {
  const registered = /@property (--[\w-]+)\{[^}]*?initial-value:([^;}]*)[^}]*\}/g;
  const forOldBrowsers = /@supports [^{]*\{\*,:before,:after,::backdrop\{[^}]*\}\}/;
  const rules = css.replace(registered, '').replace(forOldBrowsers, '');
  const variables = [...css.matchAll(registered)];
  if (variables.some(([, name]) => rules.includes(`${name}:`))) return css;
  return variables.reduce(
    (text, [, name, value = '']) => text.replaceAll(`var(${name})`, value),
    rules,
  );
}

/** Removes unused variables, and Tailwind's registrations for them. */
function withoutUnusedVariables(css: string, html: string): string {
  const isUsed = (name: string) => {
    const use = new RegExp(`var\\(\\s*${name}[\\s,)]`);
    return use.test(css) || use.test(html);
  };
  const rest = css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isUsed(name) ? rule : ''))
    .replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name: string) =>
      isUsed(name) ? declaration : '',
    );
  // A variable may have been used only by one that has just been removed.
  return rest === css ? css : withoutUnusedVariables(rest, html);
}

function withoutEmptyRules(css: string): string {
  const rest = css.replace(/(?<=^|[;{}])[^;{}]+\{\}/g, '');
  return rest === css ? css : withoutEmptyRules(rest);
}

/** The sheet without the layer for Tailwind's values for old browsers: see `src/styles/index.css`. */
export function withoutLayers(sheet: string): string {
  return sheet.replace(/@layer properties\{(@supports .*?\}\})\}/s, '$1');
}

/**
 * The sheet without the fonts that the pages already declare: a second declaration would load the font again, and make
 * its text jump.
 */
export function withoutFonts(sheet: string): string {
  return sheet.replace(/@font-face\s*\{[^}]*\}/g, (face) => (isForFewLetters(face) ? face : ''));
}

/** A font for letters that our own texts lack: it is needed only for people's names, which the script shows. */
function isForFewLetters(face: string): boolean {
  return face.includes('unicode-range:');
}

function keep(css: string, later: RegExp[], isWanted: (selector: string) => boolean): string {
  return rulesOf(css)
    .map(({ prelude, body }) => {
      if (body === undefined) return `${prelude};`;
      if (later.some((rule) => rule.test(prelude))) return '';
      if (GROUP.test(prelude)) {
        const inner = keep(body, later, isWanted);
        return inner === '' ? '' : `${prelude}{${inner}}`;
      }
      if (prelude.startsWith('@')) return isForFewLetters(body) ? '' : `${prelude}{${body}}`;
      const selectors = splitList(prelude).filter(isWanted);
      return selectors.length === 0 ? '' : `${selectors.join(',')}{${body}}`;
    })
    .join('');
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '');
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '"') index = text.indexOf('"', index + 1);
    else if (character === '{' && depth++ === 0) open = index;
    else if (character === '}' && --depth === 0) {
      rules.push({ prelude: text.slice(start, open).trim(), body: text.slice(open + 1, index) });
      start = index + 1;
    } else if (character === ';' && depth === 0) {
      rules.push({ prelude: text.slice(start, index).trim(), body: undefined });
      start = index + 1;
    }
  }
  return rules;
}

/** Splits at commas outside brackets. */
function splitList(selectors: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of selectors) {
    if (character === '(' || character === '[') depth++;
    if (character === ')' || character === ']') depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop() + character);
  }
  return parts;
}

/** Lists that a selector excludes, and those of which at least one part has to match. */
const NONE_OF = /(?<!\\):not\((?:[^()]|\([^()]*\))*\)/g;
const ONE_OF = /(?<!\\):(?:has|is|where)\(((?:[^()]|\([^()]*\))*)\)/g;

function mayMatch(whole: string, classes: Set<string>, elements: Set<string>): boolean {
  const selector = whole.replace(NONE_OF, '');
  const mayHave = (list: string) =>
    splitList(list).some((part) => mayMatch(part, classes, elements));
  if (![...selector.matchAll(ONE_OF)].every(([, list = '']) => mayHave(list))) return false;
  const plain = selector
    .replace(/(?<!\\)\[[^\]]*\]/g, '')
    .replace(/(?<!\\):[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');
  const named = [...plain.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name);
  if (named.some((name) => !classes.has(name.replace(/\\(.)/g, '$1')))) return false;
  const tags = [...plain.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/g)].map(([, name = '']) => name);
  return tags.every((name) => elements.has(name));
}

function decode(attribute: string): string {
  return attribute.replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
}
