/** Whether the visitor asks for reduced motion. Asked each time, because the setting may change while the page is open. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
