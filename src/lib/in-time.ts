/** Calls back after so many milliseconds; returns what ends that. */
type SetTimer = (callback: () => void, ms: number) => () => void;

/** What a promise comes to, or `undefined` if it fails, or comes to nothing within `ms`. */
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
