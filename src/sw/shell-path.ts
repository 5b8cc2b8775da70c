/**
 * The address under which the shell has a page or file: `/about` is `/about.html` and `/about/`. A page is the same page
 * whatever filter or campaign its address carries.
 */
export function shellPath(pathname: string): string {
  return pathname.replace(/(\/index\.html|\.html|\/)$/, '') || '/';
}
