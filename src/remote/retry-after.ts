/**
 * How long the server asks to wait, in milliseconds: from `retry_after=<seconds>` in the error's details, since
 * browsers hide the header of another origin, or from the header. What is no time is ignored.
 */
export function retryAfter(header: string | null, details: string, now: number) {
  const seconds = /\bretry_after=(\d+)/.exec(details)?.[1] ?? header?.trim();
  if (!seconds) return undefined;
  if (/^\d+$/.test(seconds)) return Number(seconds) * 1000;
  const date = Date.parse(seconds);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
