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

/** The module of a list, or of a property, which stands one folder below the pictures' modules. */
export function moduleText(yaml: string): string {
  const content: { pictures?: string[] } | unknown[] = parse(yaml);
  const { pictures = [], ...fields } = Array.isArray(content) ? {} : content;
  if (pictures.length === 0) return `export default ${JSON.stringify(content)};`;
  const names = pictures.map(camelCase).join(', ');
  return [
    `import { ${names} } from '../pictures.generated';`,
    `export default { ...${JSON.stringify(fields)}, pictures: [${names}] };`,
  ].join('\n');
}
