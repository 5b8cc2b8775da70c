let work = new AbortController();

/**
 * Aborts everything this worker is fetching, so that a newer one can take over. Browsers wait up to five minutes for
 * the old worker's last response, and a picture on a hanging network has none. Later requests are still answered.
 */
export function abortWork(): void {
  work.abort();
  work = new AbortController();
}

/** Returns a signal that aborts when this worker has to stop its current work. */
export function workSignal(): AbortSignal {
  return work.signal;
}

/** Fetches until the page cancels or the worker has to stop. */
export function fetchUntilAborted(request: Request): Promise<Response> {
  // Safari before 17.4 and Chromium before 116 have no `AbortSignal.any`.
  const signal = AbortSignal.any?.([request.signal, workSignal()]) ?? workSignal();
  return fetch(request, { signal });
}
