/**
 * Lets the sheet around an element rise when it grows, rather than jump with what was touched in it. A ref callback. In
 * the middle of a wide screen it grows both ways.
 */
export function rise(content: HTMLElement | null): (() => void) | undefined {
  const sheet = content?.closest<HTMLElement>('.sheet');
  if (!sheet) return undefined;
  let height = sheet.offsetHeight;
  const observer = new ResizeObserver(() => {
    const by = sheet.offsetHeight - height;
    height = sheet.offsetHeight;
    if (by <= 0 || sheet.getBoundingClientRect().bottom < innerHeight) return;
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
