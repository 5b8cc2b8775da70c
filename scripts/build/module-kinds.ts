import { relative } from 'node:path';
import { normalizePath } from 'vite';

// By paths within this tree: it may be checked out below any folder, also one named `src`.
const pathOf = (id: string, root: string) => normalizePath(relative(root, id));

/** Whether only the staff's pages need a module. */
export function isStaffModule(id: string, root = process.cwd()): boolean {
  return /^src\/(admin|offline\/changes)\/|(^|\/)node_modules\/(@supabase|@tanstack)\//.test(
    pathOf(id, root),
  );
}
