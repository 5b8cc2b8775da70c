let duty = new AbortController();

/**
 * Gives up what this worker has on its way, so that a newer one can take over: browsers wait for the older one's last
 * answer, five minutes if need be, and a picture on a network that hangs has none. What is asked of it later it does.
 */
export function standDown(): void {
  duty.abort();
  duty = new AbortController();
}

/** Ends with what this worker does now. */
export function onDuty(): AbortSignal {
  return duty.signal;
}

/** Asks the network for as long as the page wants it and this worker is on duty. */
export function fetchOnDuty(request: Request): Promise<Response> {
  // Safari before 17.4 and Chromium before 116 can't join two signals.
  const signal = AbortSignal.any?.([request.signal, onDuty()]) ?? onDuty();
  return fetch(request, { signal });
}
