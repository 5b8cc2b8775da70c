import {
  Children,
  type ComponentProps,
  createContext,
  type ElementType,
  type ReactNode,
  use,
  useRef,
  useState,
} from 'react';
import { Action } from './button';
import { useMotion } from './use-motion';

type Props = {
  /** How many items to show at first, and how many to add with each tap. */
  size: number;
  className?: string;
  children: ReactNode;
};

type RowProps = Pick<ComponentProps<'li'>, 'aria-labelledby' | 'children' | 'className'>;

const RowContext = createContext<ElementType<RowProps>>('li');

/** An item of a paged list; when it is removed, the others close the gap. */
export function Row(attributes: RowProps) {
  const Element = use(RowContext);
  return <Element {...attributes} />;
}

/** A list that renders one part at a time, so that hundreds of rows don't slow the page down. */
export function PagedList({ size, className, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // Not while somebody is in it, or in a sheet that gives the focus back to one of its buttons.
  const motion = useMotion(
    () => !list.current?.querySelector('form, :focus') && !document.querySelector('dialog[open]'),
  );
  const [pages, setPages] = useState(1);
  const rows = Children.toArray(children);
  const hidden = rows.length - pages * size;
  const shown = rows.slice(0, pages * size);
  return (
    <>
      <ul ref={list} className={className}>
        {motion ? (
          <RowContext value={motion.Row}>
            <motion.Presence isList>{shown}</motion.Presence>
          </RowContext>
        ) : (
          shown
        )}
      </ul>
      {hidden > 0 && (
        <Action onClick={() => setPages(pages + 1)}>
          Show {Math.min(hidden, size)} more of {hidden}
        </Action>
      )}
    </>
  );
}
