import type { Plugin } from 'vite';
import type { ChunkGroup } from './chunk-groups/chunk-group.ts';
import { sharedGroups } from './chunk-groups/shared.ts';
import { staffGroups } from './chunk-groups/staff.ts';
import { startGroups } from './chunk-groups/start.ts';

/**
 * The files whose contents are chosen by hand; the bundler splits everything else by which pages use it.
 *
 * Without a group, a module shared by several pages gets its own file. Each costs a request, compresses badly, and adds
 * some 60 bytes to the first script, which requests it, and to the worker, which lists it with its hash. With only the
 * first two groups, the home page starts with 93 KB and the worker stores 66 files.
 *
 * A module that belongs to two groups is in the first.
 */
export const chunkGroups: ChunkGroup[] = [...startGroups, ...sharedGroups, ...staffGroups];

/** The groups in the bundler's format. */
export const codeSplitting = {
  groups: chunkGroups.map(({ name, paths }) => ({
    name,
    test: (id: string) => paths.some((path) => isAt(path, id)),
  })),
};

/**
 * Stops a build in which a path of a group takes no module: what is said of that group would no longer be true. Also one in
 * which visitors would load a file of the staff, which no worker keeps for them.
 */
export function checkChunkGroups(): Plugin {
  return {
    name: 'meridian:check-chunk-groups',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const stray = staffImports(chunks);
      if (stray.length > 0)
        this.error(`Visitors would load files of the staff: ${stray.join(', ')}.`);
      const idle = idlePaths(chunks);
      if (idle.length > 0) this.error(`Chunk groups without a module: ${idle.join(', ')}.`);
    },
  };
}

/** The imports of the staff's files by all others. */
export function staffImports(chunks: { fileName: string; imports: string[] }[]): string[] {
  const isStaffs = (file: string) => file.startsWith('assets/admin-');
  return chunks
    .filter(({ fileName }) => !isStaffs(fileName))
    .flatMap(({ fileName, imports }) =>
      imports.filter(isStaffs).map((file) => `${file} (${fileName})`),
    );
}

/** The paths of groups whose file contains nothing of them. */
export function idlePaths(
  chunks: { name: string; moduleIds: string[] }[],
  groups: ChunkGroup[] = chunkGroups,
): string[] {
  return groups.flatMap(({ name, paths }) => {
    const modules = chunks.filter((one) => one.name === name).flatMap((one) => one.moduleIds);
    return paths
      .filter((path) => !modules.some((id) => isAt(path, id)))
      .map((path) => `${path} (${name})`);
  });
}

function isAt(path: string, id: string): boolean {
  return path.endsWith('/') ? id.includes(`/${path}`) : id.endsWith(`/${path}`);
}
