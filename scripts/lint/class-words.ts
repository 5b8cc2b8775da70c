import ts from 'typescript';

/** Returns the classes that a component's code names: in `className`, and in props and properties whose names end in it. */
export function classWordsIn(code: string): string[] {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const words: string[] = [];
  const visit = (node: ts.Node, isClass: boolean): void => {
    if (isClass && isText(node)) words.push(...node.text.split(/\s+/).filter(Boolean));
    const isNamed =
      (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) &&
      /class(name)?$/i.test(node.name.getText());
    ts.forEachChild(node, (child) => visit(child, isClass || isNamed));
  };
  visit(file, false);
  return words;
}

/** Whether it is a text, or a part of one in a template. */
const isText = (node: ts.Node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);
