import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useAutoplay } from './use-autoplay';

type Props = {
  label: string;
  slides: { name: string; render: (isFirst: boolean) => ReactNode; placeholder: ReactNode }[];
  /** Stands beside the number of the slide. */
  note?: string;
  /** How long a slide stays, in milliseconds. */
  intervalMs: number;
};

/**
 * Pictures to swipe through, by CSS scroll snap. It moves on by itself until it is touched, and can be stopped; with
 * reduced motion it never starts. Slides are drawn one ahead, so that a page costs the picture that is seen.
 */
export function Carousel({ label, slides, note, intervalMs }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [drawn, setDrawn] = useState(1);
  const { isPlaying, play, pause } = useAutoplay(track, intervalMs, () => show(current + 1));

  const show = (index: number) => {
    const wrapped = (index + slides.length) % slides.length;
    setDrawn((count) => Math.max(count, wrapped + 1));
    track.current?.scrollTo({ left: track.current.clientWidth * wrapped });
  };

  // The next picture is fetched while this one is looked at.
  useEffect(() => {
    if (isPlaying || current > 0) setDrawn((count) => Math.max(count, current + 2));
  }, [isPlaying, current]);

  const onScroll = () => {
    const list = track.current;
    if (list) setCurrent(Math.round(list.scrollLeft / list.clientWidth));
  };
  const step = (by: number) => {
    pause();
    show(current + by);
  };

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={track}
        className="carousel-track"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-label={`${label}, swipe or use the arrow keys`}
        onScroll={onScroll}
        onPointerDown={() => {
          pause();
          setDrawn(slides.length);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
          event.preventDefault();
          step(event.key === 'ArrowRight' ? 1 : -1);
        }}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.name}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
          >
            {index < drawn ? slide.render(index === 0) : slide.placeholder}
          </li>
        ))}
      </ul>
      <div className="wrap flex items-center justify-between gap-4 py-1">
        <p className="note figures">
          {current + 1} / {slides.length}
          {note && <span className="pl-3">{note}</span>}
        </p>
        <div className="-mr-3 flex">
          <button type="button" className="tool" onClick={isPlaying ? pause : play}>
            {isPlaying ? (
              <Pause size={20} strokeWidth={1.5} />
            ) : (
              <Play size={20} strokeWidth={1.5} />
            )}
            <span className="sr-only">{isPlaying ? 'Pause' : 'Play'} the pictures</span>
          </button>
          <button type="button" className="tool" onClick={() => step(-1)}>
            <ChevronLeft size={24} strokeWidth={1.5} />
            <span className="sr-only">Previous picture</span>
          </button>
          <button type="button" className="tool" onClick={() => step(1)}>
            <ChevronRight size={24} strokeWidth={1.5} />
            <span className="sr-only">Next picture</span>
          </button>
        </div>
      </div>
    </section>
  );
}
