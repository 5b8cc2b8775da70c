import ts from 'typescript';

/**
 * Finds conditional texts that stand beside something else in JSX. React inserts and removes these as nodes of their own, and translators, which work
 * by node, translate half sentences. Such a text is one template string, or in an element of its own.
 */
export function textsBesideOthers(code: string): string[] {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isShown);
      // A fragment leaves its texts among what is beside it.
      if (children.length > 1 || ts.isJsxFragment(node)) {
        found.push(...children.filter(isConditionalText).map((child) => child.getText(file)));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isShown = (child: ts.JsxChild) =>
  ts.isJsxText(child)
    ? !child.containsOnlyTriviaWhiteSpaces
    : !ts.isJsxExpression(child) || child.expression !== undefined;

const isConditionalText = (child: ts.JsxChild) =>
  ts.isJsxExpression(child) &&
  child.expression !== undefined &&
  outcomesOf(child.expression).length > 1 &&
  outcomesOf(child.expression).some(isText);

/** What an expression may come to. */
function outcomesOf(expression: ts.Expression): ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return outcomesOf(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [expression.whenTrue, expression.whenFalse].flatMap(outcomesOf);
  }
  if (ts.isBinaryExpression(expression) && LOGICAL.has(expression.operatorToken.kind)) {
    return [expression.left, ...outcomesOf(expression.right)];
  }
  return [expression];
}

const LOGICAL = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const isText = (expression: ts.Expression) =>
  ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression);
