const asked = new Set<string>();

/**
 * The build calls this before every `import()` (`scripts/build/lean-preload.ts`). It requests all files of the imported
 * module at once, which saves a round trip for each level of imports. If one is missing, it dispatches the event of
 * Vite's own helper, `vite:preloadError`, whose listeners may prevent the failure.
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
