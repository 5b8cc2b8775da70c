/** The name of the error of a file that its host does not have, unlike one that a bad line lost. */
export const MISSING_SCRIPT = 'MissingScript';

/** An event on the window: all files that were missing are here after all. */
export const SCRIPTS_COMPLETE = 'scripts-complete';

/** The files requested so far, each until it fails. */
const requested: Record<string, Promise<void>> = {};
/** Those that their host did not have when they were last requested. */
const missing = new Set<string>();

/**
 * The build calls this before every `import()` (`scripts/build/preload-helper.ts`). It fetches the imported module and all
 * files that it needs, and imports them only once they are here: browsers remember a failed import for as long as the
 * page is open (HTML, "module map"; Chromium 150 and Firefox do), so it could never be tried again. If a file is
 * missing, it dispatches the event of Vite's own helper, `vite:preloadError`, whose listeners may prevent the failure.
 */
export async function preload<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module | undefined> {
  try {
    await Promise.all(files.map(request));
    return await load();
  } catch (payload) {
    const event = new Event('vite:preloadError', { cancelable: true });
    if (dispatchEvent(Object.assign(event, { payload }))) throw payload;
    return undefined;
  }
}

function request(file: string): Promise<void> {
  requested[file] ??= fetchWhole(`/${file}`).then(
    () => {
      if (missing.delete(file) && missing.size === 0) dispatchEvent(new Event(SCRIPTS_COMPLETE));
    },
    (error: unknown) => {
      delete requested[file];
      if (error instanceof Error && error.name === MISSING_SCRIPT) missing.add(file);
      throw error;
    },
  );
  return requested[file];
}

/** Afterwards the file is in the browser's cache, where the import finds it. */
async function fetchWhole(url: string): Promise<void> {
  // The page started with it (`src/main/loader.ts`).
  if (document.querySelector(`[href="${url}"]`)) return;
  const response = await fetch(url);
  const { status, headers } = response;
  if (status >= 500) throw new TypeError(`${url} answered ${status}`);
  // Neither a hotspot's own page, which answers with 200, nor an error's is a script.
  if (status >= 400 || !headers.get('content-type')?.includes('javascript')) {
    throw Object.assign(new TypeError(`No script at ${url}`), { name: MISSING_SCRIPT });
  }
  await response.text();
}
