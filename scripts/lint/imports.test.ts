import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/**
 * The files that are run, not only imported: the page's entry, its loader, the worker, and the settings of a library.
 */
const RUN = ['src/main.tsx', 'src/main/loader.ts', 'src/sw/sw.ts', 'src/lib/zod-settings.ts'];

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file));

/** What a module does at the top level besides declaring: the lines of such statements. */
function workOnImport(source: string): number[] {
  const file = ts.createSourceFile('module.tsx', source, ts.ScriptTarget.Latest, true);
  return file.statements
    .filter((statement) => !isDeclaration(statement))
    .map((statement) => file.getLineAndCharacterOfPosition(statement.getStart()).line + 1);
}

function isDeclaration(statement: ts.Statement): boolean {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.every(
      ({ initializer }) =>
        !initializer || !(ts.isAwaitExpression(initializer) || ts.isVoidExpression(initializer)),
    );
  }
  return (
    ts.isImportDeclaration(statement) ||
    ts.isExportDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isModuleDeclaration(statement)
  );
}

it.each([
  ["addEventListener('online', () => undefined);", [1]],
  ['const a = 1;\nif (a) localStorage.clear();', [2]],
  ["export const a = await fetch('/a');", [1]],
  ["import { a } from './a';\nexport const b = (): void => a();\nexport type B = typeof b;", []],
])('work on import is found: %j', (source, lines) => {
  expect(workOnImport(source)).toEqual(lines);
});

it('no module does work when it is imported', () => {
  const found = modules
    .filter((file) => !RUN.includes(file))
    .flatMap((file) => workOnImport(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
  expect(found).toEqual([]);
});
