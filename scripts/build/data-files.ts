import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { branded } from './brand.ts';
import { camelCase } from './camel-case.ts';

const MANIFESTS = ['manifest.webmanifest', 'staff.webmanifest'];

/**
 * Fills in the brand in content, in the template of pages and in the manifests, and compiles content written in YAML to
 * modules. Pictures are named there like their files; a module imports its own.
 */
export function dataFiles(): Plugin {
  return {
    name: 'meridian:data-files',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/content\/.*\.(mdx|yaml)$/ },
      handler: (text, id) =>
        id.endsWith('.yaml')
          ? { code: moduleText(branded(text)), moduleType: 'js', map: null }
          : { code: branded(text), map: null },
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

/** The fields of a property that name a picture, or several. */
const PICTURE_FIELDS = ['pictures', 'picture', 'portrait', 'dusk', 'portraitAtDusk'];

/** The module of a list, or of a property, which stands one folder below the pictures' modules. */
export function moduleText(yaml: string): string {
  const imports = new Set<string>();
  const json = JSON.stringify(parse(yaml), (field, value: unknown) =>
    PICTURE_FIELDS.includes(field) ? asImports(value, imports) : value,
  );
  const code = `export default ${json.replace(/"import (\w+)"/g, '$1')};`;
  const lines = [...imports].map(
    (name) => `import { ${camelCase(name)} } from '../pictures/${name}.generated';\n`,
  );
  return lines.join('') + code;
}

function asImports(names: unknown, imports: Set<string>): unknown {
  if (Array.isArray(names)) return names.map((name: unknown) => asImports(name, imports));
  imports.add(String(names));
  return `import ${camelCase(String(names))}`;
}
