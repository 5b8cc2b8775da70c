import { expect, it } from 'vitest';
import { hostsIn } from './push-hosts';

it.each([
  [undefined, []],
  ['', []],
  ['push.example.com', ['push.example.com']],
  [' a.example, b.example\n c.example,', ['a.example', 'b.example', 'c.example']],
])('the operator’s list %j names the push services %j', (list, hosts) => {
  expect(hostsIn(list)).toEqual(hosts);
});
