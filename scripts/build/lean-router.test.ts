import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutEffects } from './lean-router.ts';

it('leaves out names for developers', () => {
  expect(withoutEffects('var A = f();\nA.displayName = "A";\nB();')).toBe('var A = f();\n\nB();');
});

it('marks what React makes as free of effects', () => {
  const code = 'var A = React3.memo(B);\nvar C = React.createContext(null);\nrun(React.memo(B));';
  expect(withoutEffects(code)).toBe(
    'var A = /* @__PURE__ */ React3.memo(B);\nvar C = /* @__PURE__ */ React.createContext(null);\nrun(React.memo(B));',
  );
});

it('says a class’s context inside the class', () => {
  const code =
    'var A = class extends React2.Component {\n  render() {}\n};\nA.contextType = Context;';
  expect(withoutEffects(code)).toBe(
    'var A = class extends React2.Component {\n  static contextType = Context;\n  render() {}\n};\n',
  );
});

it('finds all of them in the router that is installed', () => {
  const folder = 'node_modules/react-router/dist/production';
  for (const file of readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name))) {
    const lean = withoutEffects(readFileSync(`${folder}/${file}`, 'utf8'));
    expect(lean, file).not.toMatch(/^\w+\.(displayName|contextType) = /m);
  }
});
