import type { ReactNode } from 'react';
import { largestUrl, withoutPreview } from '../../domain/picture';
import type { Property } from '../../domain/property';
import { unbroken } from '../../lib/english';
import { Picture } from '../../ui/picture';

type Props = { id: string; title: string; children: ReactNode };

/** A chapter of a property's page. Its pictures come first, across a phone. */
export function Chapter({ pictures, ...props }: Props & { pictures?: Property['story'] }) {
  const { id, title, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="chapter">
      {pictures && pictures.length > 0 && <Mosaic pictures={pictures} />}
      <div className="wrap">
        <h2 id={`${id}-title`} className="title">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}

/** A part of which only the title is shown until it is opened; `isPrinted`: on paper it is open. */
export function FoldedPart({
  id,
  title,
  isPrinted = false,
  children,
}: Props & { isPrinted?: boolean }) {
  return (
    <details id={id} className="folded-part" data-printed={isPrinted || undefined}>
      <summary>
        <h3 className="inline font-sans font-semibold tracking-normal">{title}</h3>
      </summary>
      {children}
    </details>
  );
}

export const Mosaic = ({ pictures }: { pictures: Property['story'] }) => (
  <div className="mosaic no-print">
    {pictures.map((one) => (
      <StoryPicture key={one.picture.name} {...one} />
    ))}
  </div>
);

type StoryPictureProps = Pick<Property['story'][number], 'picture' | 'caption'>;

/**
 * A picture of the story with its caption. It is a link to its largest file; with a script it opens full screen
 * (`page-gallery.tsx`).
 */
function StoryPicture({ picture, caption }: StoryPictureProps) {
  return (
    <figure className="story-picture no-print">
      <a href={largestUrl(picture)} data-picture={picture.name}>
        <Picture picture={withoutPreview(picture)} sizes="(min-width: 68rem) 44rem, 100vw" />
      </a>
      <figcaption className="note">{`${unbroken(caption)} · Artist’s impression`}</figcaption>
    </figure>
  );
}
