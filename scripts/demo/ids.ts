/** The example rows' ids, by which alone they are told from everybody else's. */
export const exampleId = (n: number): string =>
  `de300000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** All of them, and more than there ever were. */
export const EXAMPLE_IDS = Array.from({ length: 100 }, (_, n) => exampleId(n));
