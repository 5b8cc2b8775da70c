import { SettingFault } from '../backend/setting.ts';

/** What a system error at the start means to an operator; undefined if it is something else, a fault of ours for instance. */
export function startFault(error: unknown): string | undefined {
  if (error instanceof SettingFault) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code, path, port } = error as NodeJS.ErrnoException & { port?: number };
  if (/ENOSPC|No space left/.test(`${code} ${error.message}`)) {
    return 'The disk is full: make room and start again.';
  }
  // The driver's words, whatever is wrong with its files.
  if (/PGlite failed to initialize/.test(error.message)) {
    return 'The database in DATA_DIR is damaged, or is not a database: restore a backup into another DATA_DIR (docs/deploy.md).';
  }
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return error.message;
    case 'EADDRINUSE':
      return `Port ${port} is in use. Stop what uses it, or set PORT to another.`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return 'HOST is not an address of this machine.';
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is not a directory. Set DATA_DIR to one.`;
    case 'EISDIR':
      return `${path ?? '.env, or the file that was named,'} is a directory, not a file.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return path
        ? `This user may not use ${path}: it belongs to somebody else, or is read-only.`
        : `Port ${port} is reserved for administrators. Set PORT to one above 1023.`;
    default:
      return undefined;
  }
}

/** Runs what starts a server, and ends the process with one sentence if an operator can mend what is wrong. */
export async function startOrSay(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const fault = startFault(error);
    if (!fault) throw error;
    console.error(fault);
    process.exit(1);
  }
}
