import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brand, brandColours } from '../../src/content/brand.ts';

const VALUES: Record<string, string> = {
  COMPANY: brand.name,
  COMPANY_SHORT: brand.shortName,
  PAPER: brandColours.light.paper,
  PAPER_DARK: brandColours.dark.paper,
};

/** Fills in the brand's names and colours where a text has their placeholders. */
export const branded = (text: string) =>
  text.replace(/%([A-Z_]+)%/g, (whole, name: string) => VALUES[name] ?? whole);

const MANIFESTS = ['manifest.webmanifest', 'staff.webmanifest'];

/** Fills in the brand in content, in the template of pages and in the manifests. */
export function brandTexts(): Plugin {
  return {
    name: 'meridian:brand',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/.*\.(mdx|yaml)$/ },
      handler: (text) => ({ code: branded(text), map: null }),
    },
    transformIndexHtml: { order: 'pre', handler: branded },
    configureServer({ middlewares, config }) {
      for (const name of MANIFESTS) {
        middlewares.use(`/${name}`, async (_request, response) => {
          response.setHeader('content-type', 'application/manifest+json');
          response.end(branded(await readFile(join(config.publicDir, name), 'utf8')));
        });
      }
    },
    async writeBundle({ dir = 'dist' }) {
      if (this.environment.config.build.ssr) return;
      for (const name of MANIFESTS) {
        const file = join(dir, name);
        await writeFile(file, branded(await readFile(file, 'utf8')));
      }
    },
  };
}
