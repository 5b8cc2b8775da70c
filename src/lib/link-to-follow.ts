type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;
/** A link, also one in a drawing. */
type Anchor =
  | Pick<HTMLAnchorElement, 'href' | 'target'>
  | { href: { baseVal: string }; target: { baseVal: string } };

const textOf = (value: string | { baseVal: string }) =>
  typeof value === 'string' ? value : value.baseVal;

/**
 * The address that a click on an internal link leads to; undefined if the browser should handle the click itself.
 * @param page the address of the page that it is on
 */
export function linkToFollow(click: Click, anchor: Anchor, page: string): string | undefined {
  if (click.button !== 0 || click.metaKey || click.altKey || click.ctrlKey || click.shiftKey) {
    return undefined;
  }
  const address = textOf(anchor.href);
  // A unit that is sold is still an anchor: it must not lead to the page that it is on.
  if (address === '') return undefined;
  // In a drawing, addresses are as they are written.
  const url = new URL(address, page);
  if (textOf(anchor.target) !== '' || url.origin !== new URL(page).origin) return undefined;
  return url.pathname + url.search + url.hash;
}
