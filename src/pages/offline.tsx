import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dashboardFile, type IndexedPage, indexedPage } from '../domain/site-index';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { keptPages, siteIndex } from '../updates/library';
import { offlineWords } from './offline-words';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: 'Not on this phone yet | Meridian Estates',
  description: 'This page needs a connection.',
};

const offlinePath = '/offline';
/** How often it looks whether the page can be had, while somebody looks at it. */
const LOOK_EVERY_MS = 5_000;

/**
 * Stands in, under its address, for a page that is not on the device: says so, lists what is, and makes way for it. That
 * there is no such page is for the host to say: an address that this release does not know may be a newer one's.
 */
export function Page() {
  const { pathname } = useLocation();
  // Within the app nothing but an unknown address comes here. A document that stands in is compared with the prerendered one.
  const isHydrated = useIsHydrated();
  const [isFollowed] = useState(isHydrated);
  const [site, setSite] = useState<{ kept: IndexedPage[]; isUnknown: boolean }>({
    kept: [],
    isUnknown: isFollowed,
  });
  const isLooking = useReturn(isFollowed);

  useEffect(() => {
    lookAt(pathname).then(setSite, () => undefined);
  }, [pathname]);

  const { title, text } = offlineWords(isHydrated ? pathname : offlinePath, site.isUnknown);

  if (isLooking) return <p className="wrap section note">Looking for this page…</p>;
  return (
    <div className="wrap section">
      <h1 className="display">{title}</h1>
      <p className="lead mt-5 text-muted">{text}</p>
      {site.kept.length > 0 && (
        <>
          <h2 className="title mt-12">On this phone</h2>
          <ul className="mt-5">
            {site.kept.map(({ path, title }) => (
              <li key={path} className="border-t border-line">
                <a className="flex min-h-12 items-center py-2 underline" href={path}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

async function lookAt(pathname: string) {
  const index = await siteIndex();
  const isKnown = indexedPage(index, pathname) ?? dashboardFile(index, pathname);
  return { kept: await keptPages(), isUnknown: !isKnown && pathname !== offlinePath };
}

/**
 * Loads the address again once its host answers.
 * @param isFollowed a link led here: the host has not been asked yet
 * @returns whether it is being asked for the first time
 */
function useReturn(isFollowed: boolean): boolean {
  const { pathname } = useLocation();
  const [isLooking, setIsLooking] = useState(isFollowed);
  useEffect(() => {
    // Opened under its own address it stands in for nothing.
    if (pathname === offlinePath) return;
    const stop = new AbortController();
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const { ok } = await fetch('/robots.txt', {
          method: 'HEAD',
          cache: 'no-store',
          signal: AbortSignal.timeout(LOOK_EVERY_MS),
        });
        if (ok && !stop.signal.aborted) return location.reload();
      } catch {
        // Not yet.
      }
      setIsLooking(false);
    };
    if (isFollowed) void look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('online', look, { signal: stop.signal });
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [pathname, isFollowed]);
  return isLooking;
}
