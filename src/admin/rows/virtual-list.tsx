import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Contained } from '../../ui/contained';

type Props<Row> = {
  /** The measurements from when it was last shown, which restore its height and scroll position. */
  measured: { current: VirtualItem[] };
  label: string;
  rows: readonly Row[];
  /** The total number of rows, if known. */
  total: number | undefined;
  /** Called near the end of the loaded rows. */
  onEnd: () => void;
  /** Renders a row; passing another function renders all of them again. */
  children: (row: Row) => ReactNode;
};

/** A row's height in pixels on a phone, with a line of a note; used until it is measured. */
const ROW_HEIGHT = 157;
/** How many rows are rendered beyond the screen, above and below. */
const OVERSCAN = 8;
/** How many rows before the end the next page is requested, so that it has loaded by the time somebody gets there. */
const AHEAD = 20;

/**
 * A list of any length that renders only what is on the screen. It scrolls with the page. The focused row stays in the
 * document wherever the page scrolls, so that keyboard navigation continues from there.
 */
export function VirtualList<Row extends { id: string }>(props: Props<Row>) {
  const { measured, label, rows, total, onEnd, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string>(undefined);
  const top = useTop(list, children);
  // Scrolling only moves rows: React skips elements that are identical.
  const drawn = useMemo(() => createDrawing(children), [children]);

  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range);
      const kept = rows.findIndex(({ id }) => id === focused.current);
      if (kept < 0 || shown.includes(kept)) return shown;
      return [...shown, kept].sort((one, other) => one - other);
    },
    [rows],
  );
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => rows[index]?.id ?? index, [rows]),
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor,
    // React can't render synchronously from within an effect.
    useFlushSync: false,
    initialMeasurementsCache: measured.current,
  });
  const items = virtualizer.getVirtualItems();
  const last = virtualizer.range?.endIndex ?? 0;

  useLayoutEffect(
    () => () => {
      measured.current = virtualizer.takeSnapshot();
    },
    [measured, virtualizer],
  );

  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (last >= rows.length - AHEAD) end();
  }, [last, rows.length]);

  return (
    <ul
      ref={list}
      aria-label={label}
      // What had the focus may leave the list: see `focusRow`.
      tabIndex={-1}
      className="rows"
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={({ target }) => {
        focused.current = target.closest('li')?.dataset['id'];
      }}
      onBlur={() => {
        focused.current = undefined;
      }}
    >
      {items.map(({ index, key, start }) => {
        const row = rows[index];
        return (
          row && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              data-id={row.id}
              aria-posinset={index + 1}
              aria-setsize={total ?? -1}
              className="row absolute inset-x-0 top-0 border-b border-line [contain:layout_style]"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {drawn(row)}
            </li>
          )
        );
      })}
    </ul>
  );
}

function createDrawing<Row extends object>(draw: (row: Row) => ReactNode) {
  const nodes = new WeakMap<Row, ReactNode>();
  return (row: Row): ReactNode => {
    if (!nodes.has(row)) {
      nodes.set(
        row,
        <Contained of={row} fallback={<p className="py-4">This row can’t be shown.</p>}>
          <Drawn draw={draw} row={row} />
        </Contained>,
      );
    }
    return nodes.get(row);
  };
}

/** A component, so that whatever a row's drawing throws stays within it. */
function Drawn<Row>({ draw, row }: { draw: (row: Row) => ReactNode; row: Row }) {
  return draw(row);
}

/** Returns where on the page the list begins. What is above it can change whenever its panel renders. */
function useTop(list: { current: HTMLElement | null }, cause: unknown): number {
  const [top, setTop] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cause is the reason, not a value that is used
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY));
    };
    measure();
    // A late font may wrap lines above differently.
    void document.fonts.ready.then(measure);
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [list, cause]);
  return top;
}
