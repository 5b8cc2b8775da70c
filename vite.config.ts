import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { loadKeys } from './scripts/backend/keys.ts';
import { setting } from './scripts/backend/setting.ts';
import { articleTexts } from './scripts/build/articles.ts';
import { chunks, STAFF } from './scripts/build/chunks.ts';
import { content } from './scripts/build/content.ts';
import { dataFiles } from './scripts/build/data-files.ts';
import { databaseUrl } from './scripts/build/database-url.ts';
import { embeddedBackend } from './scripts/build/embedded-backend.ts';
import { finish } from './scripts/build/finish.ts';
import { oneWorkerFile } from './scripts/build/one-worker-file.ts';
import { filesToFetch } from './scripts/build/preload-helper.ts';
import { publicSettings } from './scripts/build/public-settings.ts';
import { site } from './scripts/build/site.ts';
import { withIntegrity } from './scripts/build/worker-manifest.ts';

// Always set: a build that does not observe contains no code for it.
process.env['VITE_OBSERVE'] = setting('VITE_OBSERVE') ?? 'off';
// Hosted: SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY are set. Embedded: the page's own origin and a generated key, which
// no other database would accept.
const database = publicSettings({
  url: databaseUrl(),
  key:
    process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] ??
    process.env['SUPABASE_PUBLISHABLE_KEY'] ??
    (databaseUrl() ? '' : loadKeys().publishableKey),
});
process.env['VITE_SUPABASE_URL'] = database.url;
process.env['VITE_SUPABASE_PUBLISHABLE_KEY'] = database.key;

/** Another folder for a second build: the tests of updates need two releases. */
const outDir = process.env['OUT_DIR'] || 'dist';

/** The plugins that the page's build and the prerenderer's share. */
const plugins = () => [dataFiles(), articleTexts(), react(), tailwindcss()];

export default defineConfig({
  plugins: [
    ...plugins(),
    content(),
    chunks(),
    site({ plugins }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      integration: { configureCustomSWViteBuild: oneWorkerFile },
      manifest: false,
      injectManifest: {
        // The shell: what must open on any device after the first visit, also where data is dear, with the estates at which
        // people stand without a signal. The other pages are kept when they are seen, or in the background
        // (src/library/library.ts).
        globPatterns: [
          '{index,offline,outbox,capture}.html',
          'properties/{citadel-views,bloom-towers,capital-gardens}.html',
          'assets/*.{js,css}',
          'fonts/*.woff2',
          'icons/*.svg',
          '{manifest.webmanifest,site.json}',
        ],
        // Unsubscribing needs a network, so neither that page nor its script is stored. Animations are not needed offline.
        globIgnores: [
          'sw.js',
          `**/${STAFF}-*`,
          'assets/{movements,unsubscribe}-*',
          'fonts/*-names.woff2',
        ],
        manifestTransforms: [withIntegrity(outDir)],
      },
    }),
    finish(),
    embeddedBackend(),
  ],
  // Its default build is written for browsers of ten years ago, and twice as long.
  resolve: { alias: { 'workbox-window': 'workbox-window/build/workbox-window.prod.mjs' } },
  build: {
    outDir,
    manifest: true,
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      resolveDependencies: filesToFetch,
    },
    target: ['chrome107', 'safari16', 'firefox104'],
    rolldownOptions: {
      output: {
        // A folder of its own, so that hosts can answer 404 for what is missing in it. The worker and the entry list every
        // file; seven characters of hash are the fewest that the bundler takes for this many. Hex digits: names never differ by
        // case alone, and take a third less of what lists them.
        hashCharacters: 'hex',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  server: { port: 5173 },
});
