import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** What holds one of a few words of ours. Others, such as a key or a tag, have words of browsers and libraries. */
const HOLDERS = new Set(
  'kind state status outcome why code note reason step action source view role'.split(' '),
);

/** What browsers, libraries and the embedded database call things. */
const FOREIGN = ['SUP', 'otp_expired', 'redundant', 'success', 'unverified', 'SUBSCRIBED', 'POP'];

/** The words with which something is compared, but that nothing is called in our programs and the database. */
export function unknownWords(): string[] {
  const files = ['src', 'supabase/functions'].flatMap(codeIn).map(wordsIn);
  const inDatabase = codeIn('supabase/schemas').flatMap(
    (sql) => sql.match(/(?<=')\w+(?=')/g) ?? [],
  );
  const known = new Set([...files.flatMap(({ named }) => named), ...inDatabase, ...FOREIGN]);
  return files.flatMap(({ compared }) => compared).filter((word) => !known.has(word));
}

const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|sql)$/.test(name) && !/\.test\.|doubles/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

/**
 * Returns the words with which a file compares what something is, and all that it names otherwise. Compared with a plain string, the
 * compiler takes any word: also one that nothing is ever called.
 */
export function wordsIn(code: string): { compared: string[]; named: string[] } {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const compared: string[] = [];
  const named: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const holder = holderOf(node);
      if (holder === undefined) named.push(node.text);
      else if (HOLDERS.has(holder)) compared.push(node.text);
    }
    if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) {
      named.push(node.name.getText(file));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { compared, named };
}

/** The name of what a text is compared with; '' if it has none, nothing if the text is not compared. */
function holderOf(text: ts.StringLiteralLike): string | undefined {
  const { parent } = text;
  if (ts.isCaseClause(parent)) return nameOf(parent.parent.parent.expression);
  if (!ts.isBinaryExpression(parent) || !EQUALITY.has(parent.operatorToken.kind)) return undefined;
  return nameOf(parent.left === text ? parent.right : parent.left);
}

const EQUALITY = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

function nameOf(value: ts.Expression): string {
  if (ts.isPropertyAccessExpression(value)) return value.name.text;
  return ts.isIdentifier(value) ? value.text : '';
}
