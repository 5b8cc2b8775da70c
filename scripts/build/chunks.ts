import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { isStaffModule } from './module-kinds.ts';

/** Source of fewer bytes is not worth a request of its own: it joins the file whose pages are nearest to its own. */
const MERGED_BYTES = 2_500;

const STAFF = 'admin';

/**
 * Which modules share a file, by kind: the packages that every page starts with, our own code that every page starts
 * with, what several of the visitors' pages share, and what only the dashboard needs. The bundler splits the last two by
 * the pages that use them, and decides on the rest.
 *
 * Stops a build in which visitors would load a file of the staff, which no worker keeps for them, or in which files import
 * each other in a circle, so that a module could run before what it needs.
 */
export function chunks(): Plugin {
  const shared = new Set<string>();
  const staff = new Set<string>();
  const byPages = { entriesAware: true, entriesAwareMergeThreshold: MERGED_BYTES };
  return {
    name: 'meridian:chunks',
    apply: 'build',
    config: ({ build }) => {
      if (build?.ssr) return;
      const groups: Rolldown.CodeSplittingGroup[] = [
        { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
        { name: 'index', tags: ['$initial'] },
        { name: 'shared', test: (id) => shared.has(id), minShareCount: 2, ...byPages },
        { name: STAFF, test: (id) => staff.has(id), ...byPages },
      ];
      const output = { chunkFileNames: fileName, codeSplitting: { groups } };
      return { build: { rolldownOptions: { output } } };
    },
    buildEnd() {
      const visitors = reachedByVisitors(resolve('index.html'), (id) => this.getModuleInfo(id));
      for (const id of this.getModuleIds()) {
        // What is loaded later is a file already, known by its module.
        if (this.getModuleInfo(id)?.dynamicImporters.length) continue;
        (visitors.has(id) ? shared : staff).add(id);
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

type Imports = Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'>;

/** The modules that the entry reaches other than through the dashboard. */
export function reachedByVisitors(
  entry: string,
  getModuleInfo: (id: string) => Imports | null,
): Set<string> {
  const reached = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || isStaffModule(id)) continue;
    reached.add(id);
    const info = getModuleInfo(id);
    waiting.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []));
  }
  return reached;
}

/** Visitors' devices do not store what only the staff needs; its name marks it. */
function fileName({ name, facadeModuleId }: Rolldown.PreRenderedChunk): string {
  // The bundler lists all the pages that a file is for; the first tells them apart.
  const [kind = '', ...pages] = name.replace('.generated', '').split('~');
  const isStaffs = kind !== STAFF && facadeModuleId && isStaffModule(facadeModuleId);
  const names = [...(isStaffs ? [STAFF] : []), kind, ...pages.slice(0, 1)];
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
