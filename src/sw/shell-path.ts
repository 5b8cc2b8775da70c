/**
 * The shell's key for an address: `/about` is stored as `/about.html` and served for `/about/` as well. The query is
 * ignored.
 */
export function shellPath(pathname: string): string {
  return pathname.replace(/(\/index\.html|\.html|\/)$/, '') || '/';
}
