/**
 * A ref for what stands somewhere only until something else does, such as that it is being loaded, or could not be. If it
 * has the focus then, what comes in its place gets it: keyboards and screen readers go on there.
 */
export function passFocusOn(box: HTMLElement | null): () => void {
  return () => {
    if (!box?.contains(document.activeElement)) return;
    const { parentElement: place, previousElementSibling: before } = box;
    // React is still changing the page.
    queueMicrotask(() => {
      const came = before ? before.nextElementSibling : place?.firstElementChild;
      if (!(came instanceof HTMLElement) || document.activeElement !== document.body) return;
      if (came.tabIndex < 0) came.tabIndex = -1;
      // Nothing moves under a thumb.
      came.focus({ preventScroll: true });
    });
  };
}
