import { resolve } from 'node:path';
import { type InlineConfig, runnerImport } from 'vite';
import { dataFiles } from './data-files.ts';

/** Imports a module as a build would. */
export async function readModule<Module>(
  file: string,
  config: Pick<InlineConfig, 'envDir' | 'mode'> = {},
): Promise<Module> {
  return (await runnerImport<Module>(resolve(file), { plugins: [dataFiles()], ...config })).module;
}
