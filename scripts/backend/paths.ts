const PREFIXES = ['/rest/v1', '/auth/v1', '/functions/v1'];

/** Whether a request's target belongs to the embedded backend and not to the site. */
export function isBackendPath(target: string): boolean {
  const path = target.split('?', 1)[0] ?? '';
  return PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
