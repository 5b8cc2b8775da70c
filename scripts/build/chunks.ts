import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { leanRouter } from './lean-router.ts';
import { isStaffModule } from './module-kinds.ts';
import { preloadHelper, START } from './preload-helper.ts';

/**
 * What several of the visitors' pages and parts share is split by those that use it. Less source than this joins the file
 * whose users are nearest to its own. Measured: 2.5 KB make 118 files for visitors, whose hashes are too much for the worker, 3 KB 113
 * and 4 KB 105, with which the home page starts with 4 KB more; from 8 KB on files import each other in a circle.
 */
const MERGED_BYTES = 3_000;

/** The files that only the staff loads begin with it. */
export const STAFF = 'admin';

/** Where the graph begins: the entry, the module that imports all pages, and the staff's page that most of them open. */
const ENTRIES = {
  entry: resolve('index.html'),
  routes: resolve('src/routes.tsx'),
  dashboard: resolve('src/admin/admin-page.tsx'),
};

/**
 * Which modules share a file, by kind: what every page starts with (packages, and our own code), what some of the visitors'
 * pages and their parts share, and what the dashboard starts with. The bundler decides on the rest.
 *
 * Stops a build in which visitors would load a file of the staff, which no worker keeps for them, or in which files import
 * each other in a circle, so that a module could run before what it needs.
 */
export function chunks(): Plugin {
  const kinds = new Map<string, Kind>();
  let visitors = new Set<string>();
  const is = (kind: Kind) => (id: string) => kinds.get(id) === kind;
  return {
    name: 'meridian:chunks',
    apply: 'build',
    enforce: 'pre',
    load: preloadHelper,
    transform: leanRouter,
    config: ({ build }) => {
      if (build?.ssr) return;
      const groups: Rolldown.CodeSplittingGroup[] = [
        // Before our own code, which would take along the packages that it needs.
        { name: START.packages, test: (id) => isPackage(id) && is('start')(id), priority: 1 },
        { name: START.own, test: is('start') },
        {
          name: 'parts',
          test: is('parts'),
          minShareCount: 2,
          entriesAware: true,
          entriesAwareMergeThreshold: MERGED_BYTES,
        },
        { name: STAFF, test: is('staff') },
      ];
      const output = {
        chunkFileNames: (chunk: Rolldown.PreRenderedChunk) => fileName(chunk, visitors),
        codeSplitting: { groups },
      };
      return { build: { rolldownOptions: { output } } };
    },
    buildEnd(error) {
      if (error) return;
      const getModuleInfo = (id: string) => this.getModuleInfo(id);
      visitors = reachedByVisitors(ENTRIES.entry, getModuleInfo);
      const kindOf = kindsOfModules(ENTRIES, visitors, getModuleInfo);
      for (const id of this.getModuleIds()) {
        // What is loaded later is a file already, known by its module.
        if (this.getModuleInfo(id)?.dynamicImporters.length) continue;
        const kind = kindOf(id);
        if (kind) kinds.set(id, kind);
      }
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((output) => output.type === 'chunk');
      const stray = staffImports(files);
      if (stray.length > 0)
        this.error(`Visitors would load files of the staff: ${stray.join(', ')}.`);
      const circular = circularFiles(files);
      if (circular.length > 0)
        this.error(`Files import each other in a circle: ${circular.join(', ')}.`);
    },
  };
}

const isPackage = (id: string) => /[\\/]node_modules[\\/]/.test(id);

type Imports = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>;
type GetModuleInfo = (id: string) => Imports | null;
type Kind = 'start' | 'parts' | 'staff';

/**
 * The kind of a module, by the pages that need it: each needs what it imports, and so does whatever imports that, so no two
 * kinds import each other.
 */
export function kindsOfModules(
  { entry, routes, dashboard }: typeof ENTRIES,
  visitors: Set<string>,
  getModuleInfo: GetModuleInfo,
): (id: string) => Kind | undefined {
  const neededBy = (page: string) => {
    if (!getModuleInfo(page))
      throw new Error(`There is no ${page}, which tells what files are for.`);
    return reached(page, getModuleInfo, ({ importedIds }) => importedIds);
  };
  const start = neededBy(entry);
  const ofDashboard = neededBy(dashboard);
  const pages = getModuleInfo(routes)?.dynamicallyImportedIds ?? [];
  const ofPages = pages.filter((page) => !isStaffModule(page)).map(neededBy);
  return (id) => {
    const isShared = ofPages.filter((needed) => needed.has(id)).length > 1;
    if (start.has(id) || (isShared && ofDashboard.has(id))) return 'start';
    if (visitors.has(id)) return 'parts';
    return ofDashboard.has(id) ? 'staff' : undefined;
  };
}

/** The modules that the entry reaches other than through the dashboard. */
export function reachedByVisitors(entry: string, getModuleInfo: GetModuleInfo): Set<string> {
  return reached(entry, getModuleInfo, ({ importedIds, dynamicallyImportedIds }) =>
    [...importedIds, ...dynamicallyImportedIds].filter((id) => !isStaffModule(id)),
  );
}

function reached(
  entry: string,
  getModuleInfo: GetModuleInfo,
  next: (module: Imports) => string[],
): Set<string> {
  const found = new Set([entry]);
  // A set's loop also visits what is added during it.
  for (const id of found) {
    const module = getModuleInfo(id);
    for (const imported of module ? next(module) : []) found.add(imported);
  }
  return found;
}

/** Visitors' devices do not store what only the staff needs; its name marks it. */
function fileName({ name, moduleIds }: Rolldown.PreRenderedChunk, visitors: Set<string>): string {
  // The bundler lists all the parts that a file is for; the first tells them apart.
  const [kind = '', ...parts] = name.replace('.generated', '').split('~');
  // The bundler's own code, whose ids begin with a zero, is for everybody.
  const isStaffs = !moduleIds.some((id) => visitors.has(id) || id.startsWith('\0'));
  const names = [...(isStaffs && kind !== STAFF ? [STAFF] : []), kind, ...parts.slice(0, 1)];
  return `assets/${names.join('-')}-[hash:7].js`;
}

type BuiltFile = Pick<Rolldown.OutputChunk, 'fileName' | 'imports'>;

/** The imports of the staff's files by all others. */
export function staffImports(files: BuiltFile[]): string[] {
  const isStaffs = (file: string) => file.startsWith(`assets/${STAFF}-`);
  return files
    .filter(({ fileName }) => !isStaffs(fileName))
    .flatMap(({ fileName, imports }) =>
      imports.filter(isStaffs).map((file) => `${file} (${fileName})`),
    );
}

/** The files that import themselves, through others. */
export function circularFiles(files: BuiltFile[]): string[] {
  const importsOf = new Map(files.map(({ fileName, imports }) => [fileName, imports]));
  return [...importsOf.keys()].filter((file) => {
    const reached = new Set<string>();
    const waiting = [...(importsOf.get(file) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...(importsOf.get(next) ?? []));
    }
    return reached.has(file);
  });
}
