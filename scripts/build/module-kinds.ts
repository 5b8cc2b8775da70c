import { relative } from 'node:path';
import { normalizePath } from 'vite';

// By paths within this tree: it may be checked out below any folder, also one named `src`.
const pathOf = (id: string, root: string) => normalizePath(relative(root, id));

/** Whether only the staff's pages need a module. */
export function isStaffModule(id: string, root = process.cwd()): boolean {
  return /^src\/admin\/|(^|\/)node_modules\/(@supabase|@tanstack)\//.test(pathOf(id, root));
}

/**
 * Whether importing a module does work. Of ours, only the worker's entry and zod's settings do, so the worker's build can
 * drop what it does not use of the others.
 */
export function hasSideEffects(id: string, root = process.cwd()): boolean {
  return !/^src\/(?!sw\/|lib\/zod-settings\.ts$)/.test(pathOf(id, root));
}
