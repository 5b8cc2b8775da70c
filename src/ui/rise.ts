const RISE_MS = 200;

/**
 * Lets the sheet around an element rise when it grows, so that what was touched doesn't jump away. A ref callback. Only
 * on phones: on wide screens a sheet is centred.
 */
export function rise(content: HTMLElement | null): (() => void) | undefined {
  const sheet = content?.closest<HTMLElement>('.sheet');
  if (!sheet) return undefined;
  let height = sheet.offsetHeight;
  const observer = new ResizeObserver(() => {
    const by = sheet.offsetHeight - height;
    height = sheet.offsetHeight;
    if (
      by <= 0 ||
      !matchMedia('(width < 52rem) and (prefers-reduced-motion: no-preference)').matches
    ) {
      return;
    }
    // Added to whatever else moves it.
    sheet.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration: RISE_MS,
      easing: 'ease-out',
      composite: 'add',
    });
  });
  observer.observe(sheet);
  return () => observer.disconnect();
}
