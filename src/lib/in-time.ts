/** Calls `callback` once after `ms`, whatever happens to the device's clock. Returns a function that cancels it. */
export function setTimer(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

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
