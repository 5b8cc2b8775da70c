/** Adds to the result of what was saved a way to learn that it is sent; false if that can't be learned. */
export function withSent<R extends { kind: string }>(result: R, isSent: () => Promise<boolean>): R {
  return result.kind === 'saved'
    ? { ...result, isSent: () => isSent().catch(() => false) }
    : result;
}
