import { Children, type ReactNode, useState } from 'react';
import { Action } from './button';

type Props = {
  /** How many items to show at first, and how many to add with each tap. */
  size: number;
  className?: string;
  children: ReactNode;
};

/** A list that renders one part at a time, so that hundreds of rows don't slow the page down. */
export function PagedList({ size, className, children }: Props) {
  const [pages, setPages] = useState(1);
  const rows = Children.toArray(children);
  const hidden = rows.length - pages * size;
  return (
    <>
      <ul className={className} data-moving>
        {rows.slice(0, pages * size)}
      </ul>
      {hidden > 0 && (
        <Action onClick={() => setPages(pages + 1)}>
          {`Show ${Math.min(hidden, size)} more of ${hidden}`}
        </Action>
      )}
    </>
  );
}
