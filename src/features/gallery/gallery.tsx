import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide';
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import { isFrugal } from '../../device/frugal';
import type { Captioned, Picture as PictureData } from '../../domain/picture';
import { Tool } from '../../ui/button';
import { useOnceOpen } from '../../ui/dialog';
import { Picture } from '../../ui/picture';
import { Modal } from '../../ui/sheet';
import { type Movements, useMotion } from '../../ui/use-motion';
import { useTrack } from '../../ui/use-track';
import sheet from './gallery.css?inline';
import { fileOnPage, useStage } from './use-stage';
import type { Point } from './view';

type Props = {
  label: string;
  pictures: Captioned[];
  /** The picture to start with, if the gallery is open. */
  start: number | undefined;
  onClose: () => void;
};

/** Pictures in full screen. They come from the page, and return to it. */
export function Gallery({ label, pictures, start, onClose }: Props) {
  const isOpen = start !== undefined;
  const motion = useMotion(() => !isOpen);
  return (
    <Modal isOpen={isOpen} className="gallery" aria-label={label} onClose={onClose}>
      <style>{sheet}</style>
      {isOpen && <FullScreen {...{ label, pictures, start, motion, onClose }} />}
    </Modal>
  );
}

type FullScreenProps = {
  label: string;
  pictures: Captioned[];
  start: number;
  motion: Movements | undefined;
  onClose: () => void;
};

/** How far an arrow key moves an enlarged picture. */
const ARROW_PX = 80;
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
};
/** The factors by which keys scale a picture. 0 shows all of it: no picture becomes smaller than that. */
const FACTORS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5, '0': 0.01 };

/** The contents of the open gallery. */
function FullScreen({ label, pictures, start, motion, onClose }: FullScreenProps) {
  const { position, step, jumpTo, release, track } = useTrack(
    label,
    pictures.length,
    () => !stage.current?.canMoveTo(1),
  );
  const [hasScrolled, setHasScrolled] = useState(false);
  const [isAlone, setIsAlone] = useState(false);
  const slot = hasScrolled ? position : start;
  const current = slot % pictures.length;

  const { root, stage, isEnlarged, arrive, leave } = useStage({
    list: track.ref,
    slot,
    picture: pictures[current],
    motion,
    onTap: () => setIsAlone(!isAlone),
    onThrown: onClose,
  });
  const begin = () => {
    jumpTo(start);
    arrive();
  };
  useOnceOpen(!motion, begin);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    setIsAlone(false);
    const factor = FACTORS[event.key];
    const arrow = ARROWS[event.key];
    if (factor !== undefined) stage.current?.scaleBy(factor);
    else if (arrow && isEnlarged) stage.current?.moveBy(arrow.x, arrow.y);
    else if (arrow?.x) step(arrow.x < 0 ? 1 : -1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    const dialog = root.current?.closest('dialog');
    dialog?.addEventListener('keydown', listener);
    return () => dialog?.removeEventListener('keydown', listener);
  }, [root]);

  return (
    // Colours not on the dialog itself, because toasts appear in it, with the page’s.
    <div ref={root} className="gallery-stage on-deep" data-alone={isAlone || undefined}>
      {motion && <motion.Leaver onCome={begin} onLeave={leave} />}
      <div className="gallery-dark" data-dims />
      <ul
        {...track}
        className="carousel-track gallery-track"
        data-enlarged={isEnlarged || undefined}
        onScroll={() => {
          setHasScrolled(true);
          track.onScroll();
        }}
        onPointerDown={release}
      >
        {[...pictures, ...pictures.slice(0, 1)].map((picture, index) => (
          <li
            key={index < pictures.length ? picture.name : 'copy'}
            aria-hidden={index === pictures.length}
          >
            <FullPicture
              picture={picture}
              isNear={Math.abs(index - slot) <= 1}
              isEnlarged={isEnlarged && index === slot}
            />
          </li>
        ))}
      </ul>
      <div className="gallery-bar" data-dims>
        <p className="figures" aria-live="polite">
          {current + 1} / {pictures.length}
        </p>
        <div className="flex flex-none">
          {isEnlarged ? (
            <Tool drawing={ZoomOut} onClick={() => stage.current?.showAll()}>
              Show the whole picture
            </Tool>
          ) : (
            <Tool drawing={ZoomIn} onClick={() => stage.current?.toggle()}>
              Enlarge the picture
            </Tool>
          )}
          <Tool drawing={X} onClick={onClose}>
            Close
          </Tool>
        </div>
      </div>
      <div className="gallery-bar" data-dims>
        <p className="note gallery-caption">
          {pictures[current]?.caption ?? pictures[current]?.alt}
        </p>
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
  );
}

type FullPictureProps = {
  picture: PictureData;
  /** Whether it is shown, or next to the one that is. */
  isNear: boolean;
  isEnlarged: boolean;
};

/**
 * A picture in full screen. Until its file has arrived, it shows the page's, or says that it is loading. One that
 * failed is asked for again by `src/main/missing-pictures.ts`.
 */
function FullPicture({ picture, isNear, isEnlarged }: FullPictureProps) {
  const [isDrawn, setIsDrawn] = useState(isNear);
  if (isNear && !isDrawn) setIsDrawn(true);
  const [early] = useState(() => fileOnPage(picture) ?? picture.blur);
  const [isThere, setIsThere] = useState(false);
  // The largest file; where data is dear, not before somebody looks closely.
  const sizes = isFrugal() && !isEnlarged ? '200px' : '1600px';
  return (
    <div
      className="gallery-picture"
      style={{ ...shape(picture), backgroundColor: picture.color }}
      onLoadCapture={() => setIsThere(true)}
    >
      {isDrawn && <Picture picture={{ ...picture, blur: early }} sizes={sizes} />}
      {isDrawn && !early && !isThere && <p className="gallery-wait note">Loading the picture…</p>}
    </div>
  );
}

/** Read by the style sheet; React's types don't know custom properties. */
function shape({ width, height }: PictureData): CSSProperties {
  return { ['--shape' as string]: width / height };
}
