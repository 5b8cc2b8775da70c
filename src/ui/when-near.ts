/** About a screen of a phone: enough to load a part before it is seen. */
const AHEAD = '800px';

/** Resolves once the element with this id is near the visible part of the page; at once if there is no such element. */
export function whenNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    const element = document.getElementById(id);
    if (element) observer.observe(element);
    else resolve();
  });
}
