import { ChevronLeft, ChevronRight, Maximize2, Pause, Play } from 'lucide';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import type { Picture as PictureData } from '../domain/picture';
import { Tool } from './button';
import { Picture } from './picture';
import { useTrack } from './use-track';

/** How long a slide is shown; from the specification. */
const SLIDE_MS = 4000;

type Props = {
  label: string;
  /** The slides, each with a key. Their pictures are `SlidePicture`s. */
  children: ReactElement[];
  /** Shown beside the slide number. */
  note?: string;
  intervalMs?: number;
  /** What a slide is called in the buttons' accessible names. */
  noun?: string;
  /** Opens a larger view of a slide, if there is one. */
  onOpen?: (index: number) => void;
};

const SlideContext = createContext({ isDrawn: true, isFirst: false, isDue: false });

/** While a page is prerendered: told which pictures its slides show later, because the document doesn't name them. */
export const LaterPictures = /* @__PURE__ */ createContext((_: PictureData): void => undefined);

/** A picture on a slide. Only its colour is shown until the slide is about to appear. */
export function SlidePicture({ priority = false, ...picture }: ComponentProps<typeof Picture>) {
  const { isDrawn, isFirst, isDue } = use(SlideContext);
  if (import.meta.env.SSR && !isDrawn) use(LaterPictures)(picture.picture);
  if (isDrawn) return <Picture {...picture} priority={priority && isFirst} isDue={isDue} />;
  return <div className={picture.className} style={{ backgroundColor: picture.picture.color }} />;
}

/**
 * A looping carousel based on CSS scroll snap. It plays by itself until touched, can be paused, and never starts by
 * itself under reduced motion; it turns to a picture only once that has come. Until touched, it renders pictures only
 * shortly before they are shown, so that a page loads no others; from then on the browser loads what comes near.
 * Its controls take the room of a finger, but what is drawn of them is no higher than a line of the caption.
 */
export function Carousel(props: Props) {
  const { label, children, note, intervalMs = SLIDE_MS, noun = 'picture', onOpen } = props;
  const section = useRef<HTMLElement>(null);
  const { current, position, step, release, track } = useTrack(label, children.length);
  const [isPlaying, setIsPlaying] = useState(false);
  const [drawn, setDrawn] = useState(1);
  const pause = () => setIsPlaying(false);

  // If the track was scrolled before hydration, leave control to the visitor.
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setIsPlaying(!isStill && !track.ref.current?.scrollLeft);
  }, [track.ref]);

  /** The next slide's turn has come; on a slow network its picture may take longer than a slide is shown. */
  const turn = useEffectEvent(async (isOver: () => boolean) => {
    const next = track.ref.current?.children[current + 1];
    const isSeen = await hasDecoded(next?.querySelector('img'));
    if (isSeen && !isOver() && isWatched(section.current)) step(1);
  });
  useEffect(() => {
    if (!isPlaying) return;
    let isOver = false;
    let timer = setTimeout(tick, intervalMs);
    async function tick() {
      await turn(() => isOver);
      if (!isOver) timer = setTimeout(tick, intervalMs);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isPlaying, intervalMs]);

  // Preload the next picture while this one is shown, but not immediately: the page itself needs the bandwidth first.
  useEffect(() => {
    if (!isPlaying && position === 0) return;
    const timer = setTimeout(
      () => setDrawn((count) => Math.max(count, position + 2)),
      position === 0 ? intervalMs / 2 : 0,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, position, intervalMs]);

  /** Stops playing and renders every picture: the visitor is in control from here on. */
  const takeOver = () => {
    pause();
    setDrawn(children.length + 1);
  };
  const stepByHand = (by: 1 | -1) => {
    takeOver();
    step(by);
  };

  return (
    <section
      ref={section}
      aria-roledescription="carousel"
      aria-label={label}
      // On the wrapper rather than the slides, so that the arrow keys work from the buttons as well.
      onKeyDown={(event) => {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        stepByHand(event.key === 'ArrowRight' ? 1 : -1);
      }}
    >
      <div className="relative">
        <ul
          {...track}
          onFocus={pause}
          onPointerDown={() => {
            takeOver();
            release();
          }}
          onWheel={({ deltaX, deltaY }) => {
            if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
            pause();
            release();
          }}
        >
          {children.map((slide, index) => (
            <li
              key={slide.key}
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${children.length}`}
            >
              <SlideContext
                value={{
                  isDrawn: index < drawn,
                  isFirst: index === 0,
                  isDue: index > 0 && index <= position + 1,
                }}
              >
                {slide}
              </SlideContext>
              {onOpen && (
                // For touch only; keyboard and screen reader users have the button below.
                <button
                  type="button"
                  className="absolute inset-0 w-full cursor-zoom-in"
                  tabIndex={-1}
                  aria-hidden="true"
                  // Keep the focus where it is: it returns there when the larger picture closes.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onOpen(index)}
                />
              )}
            </li>
          ))}
          <li aria-hidden="true" inert>
            <SlideContext
              value={{
                isDrawn: children.length < drawn,
                isFirst: false,
                isDue: children.length <= position + 1,
              }}
            >
              {children[0]}
            </SlideContext>
          </li>
        </ul>
        {onOpen && (
          <Tool
            drawing={Maximize2}
            size={16}
            className="carousel-full no-print absolute bottom-0"
            onClick={() => {
              pause();
              onOpen(current);
            }}
          >
            Full screen
          </Tool>
        )}
      </div>
      <div className="carousel-bar no-print wrap flex flex-wrap items-center justify-between gap-x-4 py-1">
        <p className="note figures">
          {`${current + 1} / ${children.length}`}
          {note && <span className="pl-3">{note}</span>}
        </p>
        <div className="-mr-3 flex">
          <Tool
            drawing={isPlaying ? Pause : Play}
            size={16}
            onClick={() => setIsPlaying(!isPlaying)}
          >
            {`${isPlaying ? 'Pause' : 'Play'} the ${noun}s`}
          </Tool>
          <Tool drawing={ChevronLeft} size={16} onClick={() => stepByHand(-1)}>
            {`Previous ${noun}`}
          </Tool>
          <Tool drawing={ChevronRight} size={16} onClick={() => stepByHand(1)}>
            {`Next ${noun}`}
          </Tool>
        </div>
      </div>
    </section>
  );
}

/** Resolves once a picture can be shown whole: with false if it can't be, for instance because its file didn't come. */
async function hasDecoded(picture: HTMLImageElement | null | undefined): Promise<boolean> {
  try {
    await picture?.decode();
    return true;
  } catch {
    return false;
  }
}

/** Whether at least half of it is on a visible screen, without the mouse resting on it. */
function isWatched(section: HTMLElement | null): boolean {
  if (!section || document.visibilityState !== 'visible') return false;
  // A touch screen's last tap counts as hovering.
  if (section.matches(':hover') && matchMedia('(hover: hover)').matches) return false;
  const { top, bottom, height } = section.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= height / 2;
}
