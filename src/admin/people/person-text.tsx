import type { ReactNode } from 'react';
import { addressParts } from './address-parts';

/**
 * What somebody else has written, kept from steering the direction of the text around it. An e-mail address that is too
 * long for its line breaks where its parts meet.
 */
export function PersonText({ children }: { children: string }) {
  const [first, ...rest] = addressParts(children);
  return <bdi>{rest.reduce<ReactNode>(withBreak, first)}</bdi>;
}

function withBreak(before: ReactNode, part: string) {
  return (
    <>
      {before}
      <wbr />
      {part}
    </>
  );
}
