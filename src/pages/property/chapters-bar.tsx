import { useEffect, useRef, useState } from 'react';
import { Link } from '../../ui/link';

const CHAPTERS = [
  ['units', 'Units'],
  ['pictures', 'Pictures'],
  ['place', 'Place'],
  ['payment', 'Payment'],
  ['papers', 'Papers'],
  ['questions', 'Questions'],
] as const;

/** The chapters of a property's page, within reach on every screen of it. Without a script they are links. */
export function ChaptersBar() {
  const bar = useRef<HTMLElement>(null);
  const current = useCurrentChapter(bar);
  return (
    <nav ref={bar} aria-label="Chapters" className="chapters no-print">
      {CHAPTERS.map(([id, label]) => (
        <Link key={id} to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The last chapter that begins above the middle of the screen; none once the visit does, which the bar below leads to. */
function useCurrentChapter(bar: { current: HTMLElement | null }): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    let frame = 0;
    const read = () => {
      frame = 0;
      // The part that only the build renders may come late.
      setCurrent(
        [...CHAPTERS.map(([id]) => id), 'visit'].findLast((id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top;
          return top !== undefined && top < innerHeight / 2;
        }),
      );
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, []);
  useEffect(() => {
    // Only the row scrolls: `scrollIntoView` would interrupt the page.
    const link = bar.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    if (link) bar.current?.scrollTo({ left: link.offsetLeft - bar.current.clientWidth / 3 });
  }, [bar, current]);
  return current;
}
