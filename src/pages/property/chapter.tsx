import type { ReactNode } from 'react';
import type { Property } from '../../domain/property';
import { StoryPicture } from './story-picture';

type Props = { id: string; title: string; children: ReactNode };

/** A chapter of a property's page. Its pictures come first, across a phone. */
export function Chapter({ pictures, ...props }: Props & { pictures?: Property['story'] }) {
  const { id, title, children } = props;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="chapter">
      {pictures && pictures.length > 0 && (
        <div className="mosaic no-print">
          {pictures.map((one) => (
            <StoryPicture key={one.picture.name} {...one} />
          ))}
        </div>
      )}
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
