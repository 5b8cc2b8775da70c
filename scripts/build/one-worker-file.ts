import type { InlineConfig } from 'vite';

/**
 * Keeps the worker in one file. vite-plugin-pwa does so by an option of Rollup's that Vite has renamed, and of which each
 * build would warn.
 */
export function oneWorkerFile({ build }: InlineConfig): void {
  const output = build?.rollupOptions?.output;
  if (!output || Array.isArray(output)) return;
  delete output.inlineDynamicImports;
  output.codeSplitting = false;
}
