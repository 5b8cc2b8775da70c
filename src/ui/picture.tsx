import { type ComponentProps, Fragment } from 'react';
import { isFrugal } from '../device/frugal';
import {
  availableWidths,
  IMPRESSION,
  type Picture as PictureData,
  type PictureFormat,
  pictureUrl,
} from '../domain/picture';
import type { PictureFile } from '../domain/property-head';

type Props = {
  picture: PictureData;
  sizes: string;
  /** The largest picture above the fold: requested with high priority. */
  priority?: boolean;
  /** Requested at once: something other than scrolling is about to bring it into view. */
  isDue?: boolean;
  /** The same in other shapes, each for some screens; the first that matches is shown. */
  others?: { picture: PictureFile; media: string }[];
  className?: string;
};

/** A responsive picture (AVIF, WebP or JPEG) that reserves its space. */
export function Picture(props: Props) {
  const { picture, sizes, priority = false, isDue = false, others = [], className } = props;
  const { color } = others[0]?.picture ?? picture;
  const [jpgWidth = picture.width] = availableWidths(picture.width, 'jpg');
  return (
    <picture className="contents">
      {others.map(({ picture: other, media }) => (
        <Fragment key={media}>
          {source(other, 'avif', sizes, media)}
          {source(other, 'webp', sizes, media)}
        </Fragment>
      ))}
      {source(picture, 'avif', sizes)}
      {source(picture, 'webp', sizes)}
      <img
        // Lazy pictures wait until the priority one has loaded: see `src/styles/lazy.css`.
        {...(priority ? FIRST : { ...LATER, loading: isDue ? 'eager' : 'lazy' })}
        src={pictureUrl(picture, jpgWidth, 'jpg')}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        className={className}
        style={{
          background: picture.blur
            ? `${color} url(${picture.blur}) center / cover no-repeat`
            : color,
        }}
      />
    </picture>
  );
}

const FIRST = { fetchPriority: 'high' } as const;
const LATER = { decoding: 'async' } as const;

function source(picture: PictureFile, format: PictureFormat, sizes: string, media?: string) {
  return (
    <source
      type={`image/${format}`}
      srcSet={availableWidths(picture.width, format)
        .map((width) => `${pictureUrl(picture, width, format)} ${width}w`)
        .join(', ')}
      sizes={onScreen(sizes)}
      // The crop has its own aspect ratio, so reserve its space rather than that of the `<img>`.
      {...(media && { media, width: picture.width, height: picture.height })}
    />
  );
}

/**
 * Dense phones take 1080 px for a picture as wide as their screen: the next size has twice the bytes, with no visible
 * difference. Where data is dear they take what phones with low density do, as the loader does with prerendered pictures.
 */
function onScreen(sizes: string): string {
  if (!sizes.endsWith('100vw')) return sizes;
  if (!import.meta.env.SSR && isFrugal()) return '200px';
  return `(max-width:40rem) and (min-resolution:2.1dppx) 270px, ${sizes}`;
}

type FigureProps = ComponentProps<typeof Picture> & { caption?: string | undefined };

/** A picture with a caption; as wide as the screen on phones. */
export function Figure({ caption = IMPRESSION, ...picture }: FigureProps) {
  return (
    <figure className="max-md:-mx-(--gutter)">
      <Picture {...picture} />
      <figcaption className="note pt-2 max-md:px-(--gutter)">{caption}</figcaption>
    </figure>
  );
}
