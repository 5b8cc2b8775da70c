const MODULES: Record<string, string> = {
  '/': 'src/pages/home/home.tsx',
  '/properties': 'src/pages/properties/properties.tsx',
  '/auth': 'src/admin/auth-page.tsx',
  '/admin': 'src/admin/admin-page.tsx',
  '/404': 'src/pages/not-found.tsx',
};

/** The modules that a page is made of, as the build's manifest names them: `src/pages<path>.tsx`, if nothing else is said. */
export function modulesOf(path: string): string[] {
  if (path.startsWith('/properties/')) {
    return ['src/pages/property/property-page.tsx', `src/content${path}.ts`];
  }
  if (path.startsWith('/blog/')) return ['src/pages/article/article-page.tsx'];
  return [MODULES[path] ?? `src/pages${path}.tsx`];
}
