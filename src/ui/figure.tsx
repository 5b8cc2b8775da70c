import type { ComponentProps } from 'react';
import { IMPRESSION } from '../domain/picture';
import { Picture } from './picture';

type Props = ComponentProps<typeof Picture> & { caption?: string | undefined };

/** A picture with a caption; as wide as the screen on phones. */
export function Figure({ caption = IMPRESSION, ...picture }: Props) {
  return (
    <figure className="max-md:-mx-(--gutter)">
      <Picture {...picture} />
      <figcaption className="note pt-2 max-md:px-(--gutter)">{caption}</figcaption>
    </figure>
  );
}
