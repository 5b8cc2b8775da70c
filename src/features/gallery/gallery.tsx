import { ChevronLeft, ChevronRight, X } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import type { Picture as PictureData } from '../../domain/picture';
import { Modal } from '../../ui/modal';
import { Picture } from '../../ui/picture';
import { Tool } from '../../ui/tool';
import { useTrack } from '../../ui/use-track';

type Props = {
  label: string;
  pictures: PictureData[];
  /** The picture to start with, if the gallery is open. */
  start: number | undefined;
  onClose: () => void;
};

export function Gallery({ label, pictures, start, onClose }: Props) {
  const { current, step, jumpTo, release, track } = useTrack(label, pictures.length);
  const begin = useEffectEvent(jumpTo);

  // Runs once the dialog is open; before that, there is nothing to scroll.
  useEffect(() => {
    if (start !== undefined) begin(start);
  }, [start]);

  return (
    <Modal
      isOpen={start !== undefined}
      movement="gallery"
      className="gallery"
      aria-label={label}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        event.preventDefault();
        step(event.key === 'ArrowRight' ? 1 : -1);
      }}
    >
      {/* Not on the dialog itself, because toasts appear in it, with the page’s colours. */}
      <div className="on-deep contents">
        <div className="flex min-h-16 items-center justify-between gap-4 py-2 pr-2 pl-5">
          <p className="figures" aria-live="polite">
            {current + 1} / {pictures.length}
          </p>
          <Tool drawing={X} onClick={onClose}>
            Close
          </Tool>
        </div>
        <ul
          {...track}
          className="carousel-track min-h-0 [touch-action:pan-x_pinch-zoom]"
          onPointerDown={release}
        >
          {[...pictures, ...pictures.slice(0, 1)].map((picture, index) => (
            <li
              key={index < pictures.length ? picture.name : 'copy'}
              aria-hidden={index === pictures.length}
              className="flex items-center justify-center"
            >
              <Picture
                picture={picture}
                sizes="100vw"
                className="w-[min(100vw,(100dvh-10rem)*1.6)]"
              />
            </li>
          ))}
        </ul>
        <div className="flex min-h-16 items-center justify-between gap-4 py-2 pr-2 pl-5">
          <p className="note max-w-160 leading-[1.4]">{pictures[current]?.alt}</p>
          <div className="flex flex-none">
            <Tool drawing={ChevronLeft} onClick={() => step(-1)}>
              Previous picture
            </Tool>
            <Tool drawing={ChevronRight} onClick={() => step(1)}>
              Next picture
            </Tool>
          </div>
        </div>
      </div>
    </Modal>
  );
}
