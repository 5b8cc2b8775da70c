import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { EFFECTS, leanRouter, withoutEffects } from './lean-router.ts';

it('leaves a router that is written differently unchanged', () => {
  const code = 'const A = memo(B);\nObject.assign(A, { displayName: "A" });';
  expect(withoutEffects(code)).toBe(code);
});

it('finds every pattern in the router of a build, and makes it a third shorter', async () => {
  const [whole, lean] = await Promise.all([
    routerOf([]),
    routerOf([{ name: 'own', transform: leanRouter }]),
  ]);
  const source = readFileSync(whole.file, 'utf8');
  for (const { name, pattern } of EFFECTS) expect(source.match(pattern), name).not.toBeNull();
  expect(withoutEffects(source)).not.toMatch(/^\w+\.(displayName|contextType) = /m);
  expect(lean.length).toBeLessThan((whole.length * 2) / 3);
});

/** The router's large file in the build of a site that uses as much of it as ours, and how much of it is left. */
async function routerOf(plugins: Plugin[]): Promise<{ file: string; length: number }> {
  const site: Plugin = {
    name: 'site',
    resolveId: (id) => (id === 'site.js' ? '\0site.js' : undefined),
    load: (id) =>
      id === '\0site.js'
        ? `import { Router, UNSAFE_createBrowserHistory, useHref, useLinkClickHandler, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
           console.log(Router, UNSAFE_createBrowserHistory, useHref, useLinkClickHandler, useLocation, useNavigate, useNavigationType, useSearchParams);`
        : undefined,
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [site, ...plugins],
    build: { write: false, rollupOptions: { input: 'site.js', external: /^react(-dom)?$/ } },
  });
  if (!('output' in built)) throw new Error('There is one build, and nobody watches it.');
  const modules = built.output.flatMap((chunk) =>
    chunk.type === 'chunk' ? Object.entries(chunk.modules) : [],
  );
  const [largest] = modules
    .filter(([id]) => id.includes('/node_modules/react-router/'))
    .map(([file, { code }]) => ({ file, length: code?.length ?? 0 }))
    .sort((a, b) => b.length - a.length);
  if (!largest) throw new Error('The build has no router.');
  return largest;
}
