import type { ReactNode } from 'react';

const ADDRESS = /^\S+@\S+$/;

/** The parts of an e-mail address, each after the first beginning with its `@` or dot; any other text is one part. */
export function addressParts(text: string): string[] {
  return ADDRESS.test(text) ? text.split(/(?=[@.])/) : [text];
}

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
