import { availableWidths, pictureUrl, withoutPreview } from '../../domain/picture';
import type { Property } from '../../domain/property';
import { unbroken } from '../../lib/unbroken';
import { Picture } from '../../ui/picture';

type Props = Pick<Property['story'][number], 'picture' | 'caption'>;

/**
 * A picture of the story with its caption. It is a link to its largest file; with a script it opens full screen
 * (`gallery-pictures.ts`).
 */
export function StoryPicture({ picture, caption }: Props) {
  const [largest = picture.width] = availableWidths(picture.width, 'webp').slice(-1);
  return (
    <figure className="story-picture no-print">
      <a href={pictureUrl(picture, largest, 'webp')} data-picture={picture.name}>
        <Picture picture={withoutPreview(picture)} sizes="(min-width: 68rem) 44rem, 100vw" />
      </a>
      <figcaption className="note">{`${unbroken(caption)} · Artist’s impression`}</figcaption>
    </figure>
  );
}
