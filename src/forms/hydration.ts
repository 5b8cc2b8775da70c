/** Marks prerendered parts that are not hydrated yet. The loader knows it as well. */
export const NOT_HYDRATED = 'data-not-hydrated';

/** An event on the window: React has given up hydration, and rendered the page or a part of it anew. */
export const RENDERED_ANEW = 'renderedanew';
