const ROUTER = /\/node_modules\/react-router\/dist\/.+\.mjs$/;

/**
 * Lets the build drop the parts of the router that the site does not use: forms, fetchers, data routes, scroll
 * restoration.
 *
 * The router's one large file contains `X.displayName = '…'` and `React.memo(X)` at its top level. Bundlers treat both
 * as side effects, so each X stays with everything it needs, used or not. The names only serve React's developer tools.
 *
 * If the router is written differently, it stays unchanged: that costs 7 KB, and the test fails.
 */
export const leanRouter = {
  filter: { id: ROUTER },
  handler: (code: string) => ({ code: withoutEffects(code), map: null }),
};

/** Statements that only look like side effects at a module's top level, and how to write them without. */
export const EFFECTS = [
  {
    name: 'a name for developers',
    pattern: /^\w+\.displayName = "[^"]*";$/gm,
    without: '',
  },
  {
    name: 'a component or context that React makes',
    pattern: /^(var \w+ = )(React\d*\.(?:memo|forwardRef|createContext)\()/gm,
    without: '$1/* @__PURE__ */ $2',
  },
  {
    // The same static property, declared inside its class.
    name: 'the context of a class',
    pattern:
      /^(var (\w+) = class extends React\d*\.Component \{)$([\s\S]*?)^\2\.contextType = (\w+);$/gm,
    without: '$1\n  static contextType = $4;$3',
  },
];

/** Rewrites a module without the statements that only look like side effects at its top level. */
export function withoutEffects(code: string): string {
  return EFFECTS.reduce((rest, { pattern, without }) => rest.replace(pattern, without), code);
}
