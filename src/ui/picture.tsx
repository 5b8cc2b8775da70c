import {
  availableWidths,
  type Picture as PictureData,
  type PictureFormat,
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
        // Lazy pictures wait until the first one is there: `src/styles/lazy.css`.
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
      sizes={ON_PHONES + sizes}
      // Of another shape than the `<img>`: the space that is kept free is this one's.
      {...(media && { media, width: picture.width, height: picture.height })}
    />
  );
}

/**
 * Phones have two, three or four pixels a dot and would ask for as many, which costs four times the bytes of 640 in
 * all and looks the same in a photograph. On dense ones every picture passes for so narrow that they take that file.
 */
const ON_PHONES = '(max-width:40rem) and (min-resolution:1.5dppx) 200px, ';
