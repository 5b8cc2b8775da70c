/** What decides where a click on a link leads. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target'>;

/**
 * The address within the site that a click on a link asks for.
 * @returns nothing where the browser should do as it does: another tab, another site, a call
 */
export function linkToFollow(click: Click, anchor: Anchor, origin: string): string | undefined {
  if (click.button !== 0 || click.metaKey || click.altKey || click.ctrlKey || click.shiftKey) {
    return undefined;
  }
  const url = new URL(anchor.href);
  if (anchor.target !== '' || url.origin !== origin) return undefined;
  return url.pathname + url.search + url.hash;
}
