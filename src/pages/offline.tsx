import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { IndexedPage } from '../domain/site-index';
import { keptPages } from '../updates/library';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: 'Not on this phone yet | Meridian Estates',
  description: 'This page needs a connection.',
};

const offlinePath = '/offline';
/** How often it looks whether the page can be had, while somebody looks at it. */
const LOOK_EVERY_MS = 5_000;

/** Stands in, under its address, for a page that is not on the device: says so, lists what is, and makes way for it. */
export function Page() {
  const kept = useKeptPages();
  useReturn();
  return (
    <div className="wrap section">
      <h1 className="display">You’re offline, and this page isn’t on this phone yet</h1>
      <p className="lead mt-5 text-muted">
        It opens by itself as soon as there is a connection. Anything you have sent is safe and goes
        out then, too.
      </p>
      {kept.length > 0 && (
        <>
          <h2 className="title mt-12">On this phone</h2>
          <ul className="mt-5">
            {kept.map(({ path, title }) => (
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

function useKeptPages(): IndexedPage[] {
  const [kept, setKept] = useState<IndexedPage[]>([]);
  useEffect(() => {
    keptPages().then(setKept, () => undefined);
  }, []);
  return kept;
}

/** Loads the address again once its host answers. */
function useReturn() {
  const { pathname } = useLocation();
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
        if (ok && !stop.signal.aborted) location.reload();
      } catch {
        // Not yet.
      }
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('online', look, { signal: stop.signal });
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [pathname]);
}
