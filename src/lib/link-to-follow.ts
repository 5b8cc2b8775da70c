type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target'>;

/** The address that a click on an internal link leads to; undefined if the browser should handle the click itself. */
export function linkToFollow(click: Click, anchor: Anchor, origin: string): string | undefined {
  if (click.button !== 0 || click.metaKey || click.altKey || click.ctrlKey || click.shiftKey) {
    return undefined;
  }
  const url = new URL(anchor.href);
  if (anchor.target !== '' || url.origin !== origin) return undefined;
  return url.pathname + url.search + url.hash;
}
