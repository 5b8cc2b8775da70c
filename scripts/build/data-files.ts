import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { camelCase } from './camel-case.ts';

/** Compiles content written in YAML to modules. Pictures are named there like their files; a module imports its own. */
export function dataFiles(): Plugin {
  return {
    name: 'meridian:data-files',
    transform: {
      filter: { id: /\/src\/content\/.*\.yaml$/ },
      handler: (text) => ({ code: moduleText(text), moduleType: 'js', map: null }),
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
  if (imports.size === 0) return code;
  return `import { ${[...imports].join(', ')} } from '../pictures.generated';\n${code}`;
}

function asImports(names: unknown, imports: Set<string>): unknown {
  if (Array.isArray(names)) return names.map((name: unknown) => asImports(name, imports));
  const name = camelCase(String(names));
  imports.add(name);
  return `import ${name}`;
}
