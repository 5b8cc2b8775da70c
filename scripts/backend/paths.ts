const PREFIXES = ['/rest/v1', '/auth/v1', '/functions/v1'];

/** Whether a request is for the embedded backend rather than the site. */
export function isBackendPath(target: string): boolean {
  const path = target.split('?', 1)[0] ?? '';
  return PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
