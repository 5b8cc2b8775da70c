import { fetchFiles, forgetOthers, keptFile } from '../protocol/kept-files';
import { KEPT_DASHBOARD } from '../protocol/names';
import { dashboardFile, type IndexedFile, pagePath, type SiteIndex } from '../protocol/site-index';
import type { WorkerRoute } from './router';

declare const self: ServiceWorkerGlobalScope & {
  /** The file list, injected by the build. */
  __WB_MANIFEST: { url: string; integrity: string }[];
};

const SHELL = 'shell';

/** What every visit needs, by address: scripts, styles, fonts and the few pages that must open on any device. */
const files = new Map<string, IndexedFile>(
  self.__WB_MANIFEST.map(({ url, integrity }) => {
    const path = pagePath(`/${url}`);
    return [path, { path, integrity }];
  }),
);

/**
 * Fetches the missing files of the shell.
 * @throws if one fails; the next attempt continues with those that succeeded
 */
export function installShell(): Promise<void> {
  return fetchFiles(SHELL, [...files.values()]);
}

export function forgetOldShell(): Promise<void> {
  return forgetOthers(SHELL, [...files.values()]);
}

export async function fromShell(pathname: string): Promise<Response | undefined> {
  const file = files.get(pagePath(pathname));
  return file && keptFile(SHELL, file);
}

/** Serves the shell. If the browser has lost a file, the next routes try. */
export const shellRoute: WorkerRoute = {
  matches: ({ url }) => files.has(pagePath(url.pathname)),
  answer: ({ url }) => fromShell(url.pathname),
};

const EMPTY: SiteIndex = {
  pages: [],
  bundle: { path: '', integrity: '', bytes: 0 },
  dashboard: [],
  pictures: {},
};
let index: SiteIndex | undefined;

/** Returns this release's index from the shell. Its hash was checked when stored, so its shape needs no check. */
export async function siteIndex(): Promise<SiteIndex> {
  index ??= await (await fromShell('/site.json'))?.json();
  return index ?? EMPTY;
}

/** Serves the dashboard's scripts from the device if they are stored there (`src/admin/keep-dashboard.ts`). */
export const dashboardRoute: WorkerRoute = {
  matches: ({ url }) => url.pathname.startsWith('/assets/admin-'),
  async answer({ url }) {
    const file = dashboardFile(await siteIndex(), url.pathname);
    return file && keptFile(KEPT_DASHBOARD, file);
  },
};

/**
 * If the previous release's dashboard is stored, fetches this release's.
 * @throws if any part is missing, because an update must not take the offline dashboard away from an administrator
 */
export async function carryDashboardOver(): Promise<void> {
  if (!(await caches.has(KEPT_DASHBOARD))) return;
  await fetchFiles(KEPT_DASHBOARD, (await siteIndex()).dashboard);
}

export async function forgetOldDashboard(): Promise<void> {
  if (!(await caches.has(KEPT_DASHBOARD))) return;
  await forgetOthers(KEPT_DASHBOARD, (await siteIndex()).dashboard);
}
