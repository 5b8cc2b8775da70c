/**
 * Lets the sheet around an element rise when it grows, rather than jump with what was touched in it. A ref callback.
 */
export function rise(content: HTMLElement | null): (() => void) | undefined {
  const sheet = content?.closest<HTMLElement>('.sheet');
  if (!sheet || !('ResizeObserver' in window)) return undefined;
  // Unlike its rectangle, its offset is where it belongs while something else moves it.
  let top = sheet.offsetTop;
  const observer = new ResizeObserver(() => {
    const by = top - sheet.offsetTop;
    top = sheet.offsetTop;
    if (by <= 0) return;
    // As long as other changes of state; none with reduced motion.
    const seconds = Number.parseFloat(getComputedStyle(sheet).getPropertyValue('--brief'));
    // Added to whatever else moves it.
    sheet.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration: seconds * 1_000,
      easing: 'ease-out',
      composite: 'add',
    });
  });
  observer.observe(sheet);
  return () => observer.disconnect();
}
