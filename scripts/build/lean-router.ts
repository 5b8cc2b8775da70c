import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.+\.mjs$/;

/**
 * Lets the build leave out what the site does not use of the router: forms, fetchers, data routes, scroll restoration.
 *
 * The router's one large file says `X.displayName = '…'` and `React.memo(X)` at its top level. To a bundler both are
 * effects, so that each X stays with all it needs, used or not. The names serve React's developer tools alone.
 *
 * A router that says it otherwise is left as it is: that costs 8 KB, and the test says so.
 */
export function leanRouter(): Plugin {
  return {
    name: 'meridian:lean-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({ code: withoutEffects(code), map: null }),
    },
  };
}

/** What only looks like an effect at a module's top level, and how it reads without. */
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
    // The same static, said inside its class.
    name: 'the context of a class',
    pattern:
      /^(var (\w+) = class extends React\d*\.Component \{)$([\s\S]*?)^\2\.contextType = (\w+);$/gm,
    without: '$1\n  static contextType = $4;$3',
  },
];

/** A module without what only looks like an effect at its top level. */
export function withoutEffects(code: string): string {
  return EFFECTS.reduce((rest, { pattern, without }) => rest.replace(pattern, without), code);
}
