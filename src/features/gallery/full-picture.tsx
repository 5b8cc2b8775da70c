import { type CSSProperties, useState } from 'react';
import { isFrugal } from '../../device/frugal';
import type { Picture as PictureData } from '../../domain/picture';
import { Picture } from '../../ui/picture';
import { fileOnPage } from './page-picture';

type Props = {
  picture: PictureData;
  /** Whether it is shown, or next to the one that is. */
  isNear: boolean;
  isEnlarged: boolean;
};

/**
 * A picture in full screen. Until its file has arrived, it shows the page's, or says that it is loading. One that
 * failed is asked for again by `src/main/missing-pictures.ts`.
 */
export function FullPicture({ picture, isNear, isEnlarged }: Props) {
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
