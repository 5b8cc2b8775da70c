import { isFrugal } from '../device/frugal';
import {
  availableWidths,
  type Picture as PictureData,
  type PictureFormat,
  pictureUrl,
} from '../domain/picture';

type Props = {
  picture: PictureData;
  sizes: string;
  /** The largest picture above the fold: requested with high priority. */
  priority?: boolean;
  /** A different crop for narrow screens. */
  narrow?: { picture: PictureData; media: string };
  className?: string;
};

/** A responsive picture (AVIF, WebP or JPEG) that reserves its space. */
export function Picture({ picture, sizes, priority = false, narrow, className }: Props) {
  const { blur, color } = narrow?.picture ?? picture;
  const [jpgWidth = picture.width] = availableWidths(picture.width, 'jpg');
  return (
    <picture className="contents">
      {narrow && source(narrow.picture, 'avif', sizes, narrow.media)}
      {narrow && source(narrow.picture, 'webp', sizes, narrow.media)}
      {source(picture, 'avif', sizes)}
      {source(picture, 'webp', sizes)}
      <img
        // Lazy pictures wait until the priority one has loaded: see `src/styles/lazy.css`.
        {...(priority ? FIRST : LATER)}
        src={pictureUrl(picture, jpgWidth, 'jpg')}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        className={className}
        style={{ background: blur ? `${color} url(${blur}) center / cover no-repeat` : color }}
      />
    </picture>
  );
}

const FIRST = { fetchPriority: 'high' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

function source(picture: PictureData, format: PictureFormat, sizes: string, media?: string) {
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
