import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { loadKeys } from './scripts/backend/keys.ts';
import { setting } from './scripts/backend/setting.ts';
import { articles, articleTexts } from './scripts/build/articles.ts';
import { brandTexts } from './scripts/build/brand.ts';
import { changes } from './scripts/build/changes.ts';
import { chunks } from './scripts/build/chunks.ts';
import { dataFiles } from './scripts/build/data-files.ts';
import { databaseUrl } from './scripts/build/database-url.ts';
import { embeddedBackend } from './scripts/build/embedded-backend.ts';
import { hostFiles } from './scripts/build/host-files.ts';
import { killSwitch } from './scripts/build/kill-switch.ts';
import { filesToFetch, leanPreload } from './scripts/build/lean-preload.ts';
import { leanRouter } from './scripts/build/lean-router.ts';
import { listings } from './scripts/build/listings.ts';
import { hasSideEffects } from './scripts/build/module-kinds.ts';
import { oneWorkerFile } from './scripts/build/one-worker-file.ts';
import { pictures } from './scripts/build/pictures.ts';
import { precompress } from './scripts/build/precompress.ts';
import { prerender } from './scripts/build/prerender.ts';
import { production } from './scripts/build/production.ts';
import { publicSettings } from './scripts/build/public-settings.ts';
import { qrCodes } from './scripts/build/qr-codes.ts';
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
const plugins = () => [brandTexts(), articleTexts(), dataFiles(), react(), tailwindcss()];

export default defineConfig({
  plugins: [
    ...plugins(),
    production(),
    leanRouter(),
    leanPreload(),
    chunks(),
    pictures(),
    qrCodes(),
    changes(),
    articles(),
    listings(),
    prerender({ plugins }),
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
          '**/admin-*',
          'assets/{movements,unsubscribe}-*',
          'fonts/*-names.woff2',
        ],
        manifestTransforms: [withIntegrity(outDir)],
        rollupOptions: {
          treeshake: { moduleSideEffects: (id: string) => hasSideEffects(id) },
        },
      },
    }),
    killSwitch(),
    hostFiles(),
    precompress(),
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
