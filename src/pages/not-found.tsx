import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { titled } from '../content/brand';
import { Link } from '../ui/link';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: titled('Page not found'),
  description: 'This page does not exist.',
};

export function Page() {
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
