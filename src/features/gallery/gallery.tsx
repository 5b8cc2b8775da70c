import { ChevronLeft, ChevronRight, X } from 'lucide';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Picture as PictureData } from '../../domain/picture';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { useTrack } from '../../ui/use-track';

type Props = {
  label: string;
  pictures: PictureData[];
  /** The picture to start with. */
  start: number;
  onClose: () => void;
};

const KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Full-screen pictures in a native dialog, which traps the focus, closes on Escape or the back gesture, and returns the
 * focus.
 */
export function Gallery({ label, pictures, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const {
    current,
    position,
    step,
    leaveCopy,
    jumpTo: begin,
    ...swiping
  } = useTrack(track, pictures.length);
  const first = pictures.slice(0, 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, at the requested picture
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    begin(start);
    return () => opened?.close();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };

  return (
    <dialog
      ref={dialog}
      className="gallery on-deep"
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div className="gallery-bar">
        <p className="figures" aria-live="polite">
          {current + 1} / {pictures.length}
        </p>
        <button type="button" className="tool" onClick={onClose}>
          <Icon drawing={X} size={24} />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <ul
        ref={track}
        className="carousel-track gallery-track"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
        tabIndex={0}
        aria-label={`${label}, swipe or use the arrow keys`}
        onPointerDown={leaveCopy}
        {...swiping}
      >
        {pictures.map((picture) => (
          <li key={picture.name}>
            <Picture picture={picture} sizes="100vw" />
          </li>
        ))}
        {first.map((picture) => (
          <li key="copy" aria-hidden="true">
            <Picture picture={picture} sizes="100vw" />
          </li>
        ))}
      </ul>
      <div className="gallery-bar">
        <p className="gallery-caption">{pictures[current]?.alt}</p>
        <div className="flex flex-none">
          <button type="button" className="tool" onClick={() => step(-1)}>
            <Icon drawing={ChevronLeft} size={24} />
            <span className="sr-only">Previous picture</span>
          </button>
          <button type="button" className="tool" onClick={() => step(1)}>
            <Icon drawing={ChevronRight} size={24} />
            <span className="sr-only">Next picture</span>
          </button>
        </div>
      </div>
    </dialog>
  );
}
