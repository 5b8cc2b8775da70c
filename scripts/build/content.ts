import sirv from 'sirv';
import type { Plugin } from 'vite';
import { buildArticles } from '../articles.ts';
import { buildPictures, PICTURES_DIR } from '../images.ts';
import type * as listingsModule from './listings.ts';
import { overdueReviews } from './overdue-reviews.ts';
import { checkProduction } from './production.ts';
import { readModule } from './read-module.ts';

/**
 * Validates the content, and generates the modules that the site reads instead of it: pictures, articles, and what lists
 * show of properties. Stops a build with a fault in it, or that is not fit for the public, before anything is written.
 */
export function content(): Plugin {
  let root = process.cwd();
  let mode = 'production';
  const warnings: string[] = [];
  return {
    name: 'meridian:content',
    apply: (_, env) => env.mode !== 'test',
    async configResolved(config) {
      ({ root, mode } = config);
      if (config.command === 'build') warnings.push(...(await checkProduction(root, mode)));
      await buildPictures();
      warnings.push(
        ...overdueReviews(await buildArticles(), new Date().toISOString().slice(0, 10)),
      );
      // It reads the pictures' modules.
      const { buildHolidays, buildListings } = await readModule<typeof listingsModule>(
        'scripts/build/listings.ts',
      );
      warnings.push(...(await buildListings()), ...(await buildHolidays()));
    },
    buildStart() {
      for (const warning of warnings.splice(0)) this.warn(warning);
    },
    configureServer(server) {
      server.middlewares.use('/media', sirv(PICTURES_DIR, { dev: true }));
    },
  };
}
