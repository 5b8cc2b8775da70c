import { pageSeen } from '../../library/pages-seen';
import { loadShortlist } from '../../shortlist/load-shortlist';
import { changed, type ShortlistChange, shortlistState } from '../../shortlist/shortlist-state';
import { showToast } from '../../ui/toast';

/** Keeps properties, in this order. */
export function keepProperties(slugs: readonly string[]): void {
  const now = Date.now();
  changeShortlist({ put: slugs.map((slug, n) => ({ slug, at: now + n })) });
}

/** Changes the shortlist. It shows at once; if it can't be stored, a message says so. */
export function changeShortlist(change: ShortlistChange): void {
  // The code that stores may have to be fetched first.
  shortlistState.setState(({ kept }) => ({ kept: changed(kept, change) }));
  const storing = loadShortlist().then((shortlist) => shortlist.change(change));
  storing
    .catch(() => false)
    .then((isStored) => {
      if (!isStored) return showToast(NOT_STORED);
      // A list is wanted without a signal too.
      for (const path of ['/shortlist', '/compare']) pageSeen(path);
      return undefined;
    });
}

const NOT_STORED = {
  kind: 'error',
  title: 'Not saved on this phone',
  description:
    'Your shortlist could not be saved. It stays as it is until you close or reload this page.',
} as const;
