/** A rule of a style sheet: what stands before its braces and between them; a statement has no braces. */
type Rule = { prelude: string; body: string | undefined };

/** At-rules that only hold other rules. */
const GROUP = /^@(layer|media|supports|container)\b/;

/** What opens in a page with a movement: the whole sheet is there by then. */
const LATER = /^@(starting-style\b|media \(prefers-reduced-motion:\s?no-preference\))/;
/** How things move, and what fingers do: the sheet is asked for with the first touch. */
const LATER_DECLARATION =
  /(?<=[{;])(transition|touch-action|overscroll-behavior(-[xy])?):[^;}]*;?/g;
/** What it looks like on paper: only a page that is made for it may be printed before the whole sheet is there. */
const PRINT = /^@media print\b/;
const MADE_FOR_PRINT = / class="print-/;

/** States that a pointer or the script brings, and details that differ little from what browsers do by themselves. */
const LATER_STATE =
  /(?<!\\):(hover|active|:selection|-moz-)|\[(aria-(disabled|invalid)|data-missing)/;

/** Parts of fields and what an attribute asks for, and how to tell from a page whether it has any. */
const PARTS: [part: RegExp, has: RegExp][] = [
  [
    /^::(-webkit-(date|calendar|search|inner|outer)|file-selector)/,
    /type="(date|time|datetime-local|month|search|number|file)"/,
  ],
  [/^::placeholder/, / placeholder="/],
  [/^\[hidden\]/, / hidden[=\s>]/],
];

/**
 * The part of a (minified) style sheet that a page's first view takes, so that its HTML carries no other page's rules:
 * what names a class or an element that the page does not have is left out, and so is what comes with a touch. The whole
 * sheet follows with the script.
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

/** A variable that the root sets needs no second choice, and one that nothing sets has only that. */
function withoutChoices(css: string): string {
  const ofRoot = new Set(
    [...css.matchAll(/:root(?:,:host)?\{([^}]*)\}/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
    ),
  );
  return (
    css
      .replace(/var\((--[\w-]+),([^()]*)\)/g, (use, name: string, fallback: string) => {
        if (ofRoot.has(name)) return `var(${name})`;
        return css.includes(`${name}:`) ? use : fallback.trim();
      })
      // What comes several times for old browsers' sake is the same for this one.
      .replace(/(?<![\w-])([\w-]+:[^;{}]*;)\1+/g, '$1')
  );
}

/** Tailwind registers variables for their first value. The value itself is shorter, where nothing sets another one. */
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

/** Variables of rules that are not there any more, and Tailwind's registrations for them. */
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
  // A variable may have been used by one that is gone now.
  return rest === css ? css : withoutUnusedVariables(rest, html);
}

function withoutEmptyRules(css: string): string {
  const rest = css.replace(/(?<=^|[;{}])[^;{}]+\{\}/g, '');
  return rest === css ? css : withoutEmptyRules(rest);
}

/** The sheet without the layer that Tailwind puts its values for old browsers into: see `src/styles/index.css`. */
export function withoutLayers(sheet: string): string {
  return sheet.replace(/@layer properties\{(@supports .*?\}\})\}/s, '$1');
}

/**
 * The sheet without the fonts that the pages carry: named a second time, a font would be loaded a second time, and its text
 * jump.
 */
export function withoutFonts(sheet: string): string {
  return sheet.replace(/@font-face\s*\{[^}]*\}/g, (face) => (isForFewLetters(face) ? face : ''));
}

/** A font for letters that none of our own texts has: it is needed where people's names are shown, which is the script's doing. */
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

/** Splits at the commas that stand in no brackets. */
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

function mayMatch(selector: string, classes: Set<string>, elements: Set<string>): boolean {
  const inside = [...selector.matchAll(/:has\(([^()]*)\)/g)].map(([, list = '']) => list);
  const mayHave = (list: string) =>
    splitList(list).some((part) => mayMatch(part, classes, elements));
  if (!inside.every(mayHave)) return false;
  // What stands in `:not(…)` or `:is(…)` is no condition, or one of several: those rules stay.
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
