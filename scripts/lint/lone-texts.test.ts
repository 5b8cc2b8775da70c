import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { textsBesideOthers } from './lone-texts';

it.each([
  ["<p>{isLate ? 'late' : 'on time'}, since {day}</p>", ["{isLate ? 'late' : 'on time'}"]],
  ["<p><Icon />{isOpen && 'Open'}</p>", ["{isOpen && 'Open'}"]],
  ['<p><b />{name ? `for {it}` : <i />}</p>', ['{name ? `for {it}` : <i />}']],
  ["<p>Sent {word || (isOld ? when : 'now')}</p>", ["{word || (isOld ? when : 'now')}"]],
  ["const a = <>{isOpen ? 'Open' : 'Closed'}</>;", ["{isOpen ? 'Open' : 'Closed'}"]],
  ["<p>\n  {isOpen ? 'Open' : 'Closed'}\n  {/* why */}\n</p>", []],
  ["<p><Icon /><span>{isOpen ? 'Open' : 'Closed'}</span></p>", []],
  ["<p>{isOpen && <b>Open</b>}{' '}{name}</p>", []],
])('texts beside others in %s', (code, found) => {
  expect(textsBesideOthers(code)).toEqual(found);
});

it('no text that comes and goes stands beside another or an element', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .flatMap((name) =>
      textsBesideOthers(readFileSync(join('src', name), 'utf8')).map((text) => `${name}: ${text}`),
    );
  expect(found).toEqual([]);
});
