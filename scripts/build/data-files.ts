import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { camelCase } from './camel-case.ts';

/** Compiles content written in YAML to modules. Pictures are named there like their files; a module imports its own. */
export function dataFiles(): Plugin {
  return {
    name: 'meridian:data-files',
    transform: {
      filter: { id: /\/src\/content\/.*\.yaml$/ },
      handler: (text) => ({ code: moduleText(parse(text)), moduleType: 'js', map: null }),
    },
  };
}

/** The module of a file's content: lists, or the fields of a property. */
export function moduleText(content: { pictures?: string[] } | unknown[]): string {
  if (Array.isArray(content) || !content.pictures)
    return `export default ${JSON.stringify(content)};`;
  const { pictures, ...fields } = content;
  const names = pictures.map(camelCase).join(', ');
  return [
    `import { ${names} } from '/src/content/pictures.generated.ts';`,
    `export default { ...${JSON.stringify(fields)}, pictures: [${names}] };`,
  ].join('\n');
}
