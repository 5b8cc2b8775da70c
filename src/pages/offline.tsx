import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { titled } from '../content/brand';
import { useIsHydrated } from '../hooks/use-is-hydrated';
import { keptPages, siteIndex } from '../library/library';
import { dashboardFile, indexedPage } from '../protocol/site-index';
import { probe } from '../remote/probe';
import { Link } from '../ui/link';
import type { PageMeta, PageModule } from './page-module';

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

type OfflineWords = { title: string; text: string };

/** The address in the newsletter's links: the only page whose action bypasses the outbox. */
const NEWSLETTER_LINK = /^\/unsubscribe\/?$/;

/** The message for a page that is not on this phone, or that this release doesn't know. */
export function offlineWords(pathname: string, isUnknown: boolean): OfflineWords {
  if (NEWSLETTER_LINK.test(pathname)) {
    return {
      title: 'Your newsletter can’t be changed without a connection',
      text: 'Unless this page confirmed the change, assume that nothing has changed yet. It will open by itself as soon as there is a connection; then tap the button again. Or open the link in our email later.',
    };
  }
  const text =
    'It will open by itself as soon as there is a connection. Anything you have sent is safe and will go out then, too.';
  return isUnknown
    ? {
        title: 'This address can’t be checked without a connection',
        text: `It may be a newer page than this phone has. ${text}`,
      }
    : { title: 'You’re offline, and this page isn’t on this phone yet', text };
}

/** The page of an address that there is not, in the same file: a page that is not here is shown by either. */
export const notFound: PageModule = {
  meta: { title: titled('Page not found'), description: 'This page does not exist.' },
  Page: NotFound,
};

function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.error(`Nothing was found at ${pathname}`);
  }, [pathname]);

  return (
    <div className="wrap section">
      <h1 className="display text-balance">Oops! Page not found</h1>
      <p className="lead mt-5 text-muted">
        There is no page at this address. It may have been mistyped, or the page may have moved.
      </p>
      <p className="mt-8">
        <Link className="button button-primary" to="/">
          Return to Home
        </Link>
      </p>
    </div>
  );
}
