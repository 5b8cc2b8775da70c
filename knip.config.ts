import type { KnipConfig } from 'knip';
import { moduleText } from './scripts/build/data-files.ts';

export default {
  entry: [
    'src/prerender/index.tsx',
    'src/main/{loader,preload}.ts',
    'scripts/*.ts',
    'supabase/functions/*/index.ts',
    // Loaded by `--import`.
    'tests/servers/edge-runtime.ts',
    'src/content/properties/*.yaml',
    // Found by a glob with a base, which it does not follow.
    'src/content/property-heads/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css,mdx,yaml}',
    'scripts/**/*.ts',
    'supabase/functions/**/*.ts',
    'tests/**/*.ts',
  ],
  ignore: ['src/remote/database.generated.ts'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreBinaries: ['mount', 'umount'],
  // Content in YAML names the pictures that its module imports.
  compilers: { yaml: moduleText },
} satisfies KnipConfig;
