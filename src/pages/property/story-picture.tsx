import { largestUrl, withoutPreview } from '../../domain/picture';
import type { Property } from '../../domain/property';
import { unbroken } from '../../lib/unbroken';
import { Picture } from '../../ui/picture';

type Props = Pick<Property['story'][number], 'picture' | 'caption'>;

/**
 * A picture of the story with its caption. It is a link to its largest file; with a script it opens full screen
 * (`page-gallery.tsx`).
 */
export function StoryPicture({ picture, caption }: Props) {
  return (
    <figure className="story-picture no-print">
      <a href={largestUrl(picture)} data-picture={picture.name}>
        <Picture picture={withoutPreview(picture)} sizes="(min-width: 68rem) 44rem, 100vw" />
      </a>
      <figcaption className="note">{`${unbroken(caption)} · Artist’s impression`}</figcaption>
    </figure>
  );
}
