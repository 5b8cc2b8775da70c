import { dirname } from 'node:path';

const FOLDER = '.cache/server';

/** What `scripts/serve.ts` runs, in JavaScript: from TypeScript a start takes the processor twice as long. */
export const SERVER = `${FOLDER}/serve.js`;

/** Writes {@link SERVER} and its database's thread; packages stay where they are. */
export async function bundleServer(): Promise<void> {
  // Only here: each process of the tests reads the name of the file, and loading Vite takes half a second.
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        // Where a module lies, files are read: migrations, templates of letters.
        name: 'meridian:places-of-modules',
        transform: (code, id) =>
          code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
      },
    ],
    build: {
      ssr: true,
      outDir: FOLDER,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node20',
      rolldownOptions: {
        input: {
          serve: 'scripts/serve.ts',
          'database-thread': 'scripts/backend/database-thread.ts',
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}
