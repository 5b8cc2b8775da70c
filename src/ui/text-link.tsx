import type { ComponentProps } from 'react';
import { Link } from './link';

/** A link in a Markdown text: the router follows one within the site, any other opens a tab. */
export function TextLink({ href = '', children }: ComponentProps<'a'>) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
