import type { CSSProperties } from 'react';
import {
  availableWidths,
  JPEG_WIDTHS,
  PICTURE_WIDTHS,
  type Picture as PictureData,
  pictureUrl,
} from '../domain/picture';

type Props = {
  picture: PictureData;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** The first thing seen on the page: asked for at once, before everything else. */
  priority?: boolean;
  /** Another cut of the same picture for narrow screens. */
  narrow?: { picture: PictureData; media: string };
  className?: string;
};

/** A picture in the smallest file that serves: AVIF, else WebP, else JPEG, with its space kept free. */
export function Picture({ picture, sizes: shown, priority = false, narrow, className }: Props) {
  const sizes = frugal(shown);
  const first = narrow?.picture ?? picture;
  const placeholder: CSSProperties = {
    background: first.blur ? `${first.color} url(${first.blur}) center / cover` : first.color,
  };
  return (
    <picture className="contents">
      {narrow && (
        <>
          {source(narrow.picture, 'avif', sizes, narrow.media)}
          {source(narrow.picture, 'webp', sizes, narrow.media)}
        </>
      )}
      {source(picture, 'avif', sizes)}
      {source(picture, 'webp', sizes)}
      <img
        src={pictureUrl(picture, availableWidths(picture.width, JPEG_WIDTHS)[0] ?? 0, 'jpg')}
        srcSet={srcSet(picture, JPEG_WIDTHS, 'jpg')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        {...(priority && { fetchPriority: 'high' as const })}
        className={className}
        style={placeholder}
      />
    </picture>
  );
}

/**
 * Very dense phones would ask for three pixels a dot, which costs twice the bytes of two and looks the same in a
 * photograph: there the picture passes for narrower than it is, so that 390 px of screen get the 720 px file.
 */
function frugal(sizes: string): string {
  const onPhones = sizes.split(',').at(-1)?.trim();
  return `(min-resolution: 2.5dppx) and (max-width: 40rem) calc(${onPhones} * 0.6), ${sizes}`;
}

function source(picture: PictureData, format: 'avif' | 'webp', sizes: string, media?: string) {
  return (
    <source
      type={`image/${format}`}
      srcSet={srcSet(picture, PICTURE_WIDTHS, format)}
      sizes={sizes}
      media={media}
      width={picture.width}
      height={picture.height}
    />
  );
}

function srcSet(picture: PictureData, widths: number[], format: string): string {
  return availableWidths(picture.width, widths)
    .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
    .join(', ');
}
