/** Calls `callback` after `ms`; returns a function that cancels it. */
type SetTimer = (callback: () => void, ms: number) => () => void;

/** Resolves with the promise's value, or `undefined` if it fails or takes longer than `ms`. */
export function inTime<T>(
  result: Promise<T>,
  ms: number,
  setTimer: SetTimer = browserTimer,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const stopTimer = setTimer(() => resolve(undefined), ms);
    result.then(resolve, () => resolve(undefined)).finally(stopTimer);
  });
}

const browserTimer: SetTimer = (callback, ms) => {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
};
