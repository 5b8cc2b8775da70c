const asked = new Set<string>();

/**
 * What the build calls before every `import()` (`scripts/build/lean-preload.ts`). It asks for all files of the imported
 * page at once, so that none is found out about a round trip late. When one can't be had it says so as Vite's own helper
 * does: with a `vite:preloadError`, whose listener may prevent the failure.
 */
export function preload<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module | undefined> {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href: `/${file}` }));
  }
  return load().catch((payload: unknown) => {
    const event = new Event('vite:preloadError', { cancelable: true });
    if (dispatchEvent(Object.assign(event, { payload }))) throw payload;
    return undefined;
  });
}
