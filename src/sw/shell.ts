import type { IndexedFile } from '../domain/site-index';
import { fetchFiles, forgetOthers, keptFile } from './kept-files';
import type { Route } from './router';
import { shellPath } from './shell-path';

declare const self: ServiceWorkerGlobalScope & {
  /** The build puts the list of files here. */
  __WB_MANIFEST: { url: string; integrity: string }[];
};

const SHELL = 'shell';

/** What every visit needs: scripts, style, fonts and the few pages that must open on any device, by their address. */
const files = new Map<string, IndexedFile>(
  self.__WB_MANIFEST.map(({ url, integrity }) => {
    const path = shellPath(`/${url}`);
    return [path, { path, integrity }];
  }),
);

/**
 * Fetches what is missing of the shell.
 * @throws when it can't be had whole; the next try goes on with what came
 */
export function installShell(): Promise<void> {
  return fetchFiles(SHELL, [...files.values()]);
}

/** Forgets the files of other releases. */
export function forgetOldShell(): Promise<void> {
  return forgetOthers(SHELL, [...files.values()]);
}

/** What the shell has for an address. */
export async function fromShell(pathname: string): Promise<Response | undefined> {
  const file = files.get(shellPath(pathname));
  return file && keptFile(SHELL, file);
}

/** A file of the shell; what the browser has lost of it is for the routes after this one. */
export const shellRoute: Route = {
  matches: ({ url }) => files.has(shellPath(url.pathname)),
  answer: ({ url }) => fromShell(url.pathname),
};
