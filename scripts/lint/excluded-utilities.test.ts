import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { classWordsIn } from './class-words';

const sheet = readFileSync('src/styles/index.css', 'utf8');
/** The words that the site's sheet makes no utilities of. */
const excluded = [...sheet.matchAll(/@source not inline\("\{?([^"}]+)\}?"\)/g)].flatMap(
  ([, words = '']) => words.split(','),
);

it.each([
  ['<table className="table mt-2" />', ['table', 'mt-2']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code of a component
  ['<p className={`blur ${isOpen ? "static" : name} md:block`} />', ['blur', 'static', 'md:block']],
  ['<Part rowClassName="resize" className={isOpen ? "visible" : ""} />', ['resize', 'visible']],
  ["const button = { className: 'transition', title: 'table' };", ['transition']],
  ['<p title="table" className={name} />', []],
])('the classes of %s', (code, words) => {
  expect(classWordsIn(code)).toEqual(words);
});

it('no component has a class that the site’s sheet excludes: it would do nothing there', () => {
  expect(excluded).toContain('table');
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(app|features|pages|ui)[\\/].*\.tsx$/.test(name))
    .flatMap((name) =>
      classWordsIn(readFileSync(join('src', name), 'utf8'))
        .filter((word) => excluded.includes(word))
        .map((word) => `${name}: ${word}`),
    );
  expect(found).toEqual([]);
});
