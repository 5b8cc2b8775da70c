/** Of cases that repeat one test, the first runs with each change and the others every night. */
export function afterFirst(n: number): string[] {
  return n > 0 ? ['@nightly'] : [];
}
