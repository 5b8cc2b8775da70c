/** About a screen of a phone: enough to load a part before it is seen. */
const AHEAD = '800px';

/** Resolves once the element is near the visible part of the page; at once where browsers can't tell. */
export function whenNear(element: Element): Promise<void> {
  if (!('IntersectionObserver' in globalThis)) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
  });
}
