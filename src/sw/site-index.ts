import type { SiteIndex } from '../protocol/site-index';
import { fromShell } from './shell';

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
