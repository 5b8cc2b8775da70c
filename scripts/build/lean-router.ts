import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.+\.mjs$/;

/**
 * Lets the build leave out what the site does not use of the router: forms, fetchers, data routes, scroll restoration.
 *
 * The router's one large file says `X.displayName = '…'` and `React.memo(X)` at its top level. To a bundler both are
 * effects, so that each X stays with all it needs, used or not. The names serve React's developer tools alone.
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

/** A module without what only looks like an effect at its top level. */
export function withoutEffects(code: string): string {
  return (
    code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(
        /^(var \w+ = )(React\d*\.(?:memo|forwardRef|createContext)\()/gm,
        '$1/* @__PURE__ */ $2',
      )
      // The same static, said inside its class.
      .replace(
        /^(var (\w+) = class extends React\d*\.Component \{)$([\s\S]*?)^\2\.contextType = (\w+);$/gm,
        '$1\n  static contextType = $4;$3',
      )
  );
}
