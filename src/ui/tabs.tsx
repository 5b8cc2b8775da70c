import type { IconNode } from 'lucide';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Icon } from './icon';

type TabItem<Id extends string> = {
  id: Id;
  label: string;
  drawing?: IconNode;
  /** A badge for new items behind the tab: "3", "new". Where space is tight only the count shows. */
  news?: { count: string; word: string } | undefined;
};

type Props<Id extends string> = {
  /** Prefix for the ids of the tabs and panels; must be unique on the page. */
  name: string;
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id, by: 'pointer' | 'key') => void;
  className?: string;
};

/** A tab list: one tab stop, with arrow keys to move between tabs. */
export function TabList<Id extends string>(props: Props<Id>) {
  const { name, label, tabs, selected, onSelect, className = 'tabs' } = props;
  const list = useRef<HTMLDivElement>(null);

  const before = useRef(selected);
  // What led to another tab, such as a figure, is hidden with its own.
  useEffect(() => {
    if (before.current === selected) return;
    before.current = selected;
    const at = document.activeElement;
    if (at !== document.body && !at?.closest('[hidden]')) return;
    const tab = list.current?.querySelector<HTMLElement>(`#${name}-tab-${selected}`);
    tab?.focus({ preventScroll: true });
  }, [name, selected]);

  // Where the tabs don't fit side by side, their list scrolls.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#${name}-tab-${selected}`);
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [name, selected]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id, 'key');
    list.current?.querySelector<HTMLElement>(`#${name}-tab-${tab.id}`)?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={className} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: text, drawing, news }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${name}-tab-${id}`}
          aria-controls={`${name}-panel-${id}`}
          aria-selected={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id, 'pointer')}
        >
          {drawing && <Icon drawing={drawing} />}
          <span>{text}</span>
          {news && (
            <span className="count-mark figures">
              {news.count}
              <span className="max-md:sr-only"> {news.word}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

type PanelProps = { name: string; id: string; isShown: boolean; children: ReactNode };

/** A tab's content. While hidden it stays mounted and keeps its state. */
export function TabPanel({ name, id, isShown, children }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${name}-panel-${id}`}
      aria-labelledby={`${name}-tab-${id}`}
      hidden={!isShown}
    >
      {children}
    </div>
  );
}

/** The tab that a key moves to, if it moves at all. */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  const moves: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return moves[key];
}
