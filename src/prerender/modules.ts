const MODULES: Record<string, string> = {
  '/': 'src/pages/home/home.tsx',
  '/properties': 'src/pages/properties/properties.tsx',
  '/compare': 'src/pages/shortlist.tsx',
  '/auth': 'src/admin/auth-page.tsx',
  '/admin': 'src/admin/admin-page.tsx',
  '/tour/brum-height-7': 'src/pages/home-tour.tsx',
  '/404': 'src/pages/offline.tsx',
};

/** The modules of a page, as named in the build's manifest: `src/pages<path>.tsx`, unless listed here. */
export function modulesOf(path: string): string[] {
  if (path.startsWith('/properties/')) {
    return [
      'src/pages/property/property-page.tsx',
      `src/content/property-heads/${path.slice('/properties/'.length)}.generated.ts`,
    ];
  }
  // Pages of text stand finished in their document: the entry has all that they need.
  if (/^\/(blog\/|guides|verify$|privacy$|terms$|risk$)/.test(path)) return [];
  return [MODULES[path] ?? `src/pages${path}.tsx`];
}
