import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { titled } from '../content/brand';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { keptPages, siteIndex } from '../library/library';
import { dashboardFile, indexedPage } from '../protocol/site-index';
import { probe } from '../remote/probe';
import { offlineWords } from './offline-words';
import type { PageMeta } from './page-module';

export * as notFound from './not-found';

export const meta: PageMeta = {
  title: titled('Not on this device yet'),
  description: 'This page needs a connection.',
};

const offlinePath = '/offline';
/** How often to check whether the page is reachable, while this one is visible. */
const PROBE_EVERY_MS = 5_000;

/**
 * Shown, under the requested address, for a page that is not on the device. Says so, lists the pages that are, and
 * reloads when the page becomes reachable. It doesn't claim that a page doesn't exist: an address unknown to this
 * release may belong to a newer one, and only the host can tell.
 */
export function Page() {
  const { pathname } = useLocation();
  // Within the app only unknown addresses lead here. A document served in place of a page has to match the prerendered
  // one first.
  const isHydrated = useIsHydrated();
  const [isFollowed] = useState(isHydrated);
  const [site, setSite] = useState<Site>({ kept: [], isUnknown: isFollowed });
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
          <h2 className="title mt-12">On this device</h2>
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

type Site = Awaited<ReturnType<typeof lookAt>>;

async function lookAt(pathname: string) {
  const index = await siteIndex();
  const isKnown = indexedPage(index, pathname) ?? dashboardFile(index, pathname);
  return { kept: await keptPages(), isUnknown: !isKnown && pathname !== offlinePath };
}

/** Reloads once the host answers. If a link led here, it is asked first; returns whether that is still running. */
function useReturn(isFollowed: boolean): boolean {
  const { pathname } = useLocation();
  const [isProbing, setIsLooking] = useState(isFollowed);
  useEffect(() => {
    // Opened under its own address, it replaces no other page.
    if (pathname === offlinePath) return;
    const stop = new AbortController();
    const probeHost = async () => {
      if (document.visibilityState !== 'visible') return;
      const isBack = await probe(fetch);
      if (isBack && !stop.signal.aborted) location.reload();
      else setIsLooking(false);
    };
    if (isFollowed) void probeHost();
    const timer = setInterval(probeHost, PROBE_EVERY_MS);
    addEventListener('online', probeHost, { signal: stop.signal });
    document.addEventListener('visibilitychange', probeHost, { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [pathname, isFollowed]);
  return isProbing;
}
