const MODULES: Record<string, string> = {
  '/': 'src/pages/home/home.tsx',
  '/properties': 'src/pages/properties/properties.tsx',
  '/auth': 'src/admin/auth-page.tsx',
  '/admin': 'src/admin/admin-page.tsx',
  '/404': 'src/pages/not-found.tsx',
};

/** The modules of a page, as named in the build's manifest: `src/pages<path>.tsx`, unless listed here. */
export function modulesOf(path: string): string[] {
  if (path.startsWith('/properties/')) {
    return ['src/pages/property/property-page.tsx', `src/content${path}.yaml`];
  }
  if (path.startsWith('/blog/')) return ['src/pages/article/article-page.tsx'];
  return [MODULES[path] ?? `src/pages${path}.tsx`];
}
