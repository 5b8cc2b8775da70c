/** Calls `callback` once after `ms`, whatever happens to the device's clock. Returns a function that cancels it. */
export function setTimer(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/** A chat that takes longer than a second to open seems broken, and Safari no longer links it to the tap. */
export const CHAT_PATIENCE_MS = 1_000;

/** Resolves with the promise's value, or `undefined` if it fails or takes longer than `ms`. */
export function inTime<T>(
  result: Promise<T>,
  ms: number,
  startTimer = setTimer,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const stopTimer = startTimer(() => resolve(undefined), ms);
    result.then(resolve, () => resolve(undefined)).finally(stopTimer);
  });
}
