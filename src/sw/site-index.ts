import { isSiteIndex, type SiteIndex } from '../protocol/site-index';
import { fromShell } from './shell';

const EMPTY: SiteIndex = {
  pages: [],
  bundle: { path: '', integrity: '', bytes: 0 },
  dashboard: [],
  pictures: {},
};
let index: Promise<SiteIndex> | undefined;

/** This release's index, stored with the shell. */
export function siteIndex(): Promise<SiteIndex> {
  index ??= readIndex();
  index.catch(() => {
    index = undefined;
  });
  return index;
}

async function readIndex(): Promise<SiteIndex> {
  const stored: unknown = await (await fromShell('/site.json'))?.json();
  return isSiteIndex(stored) ? stored : EMPTY;
}
