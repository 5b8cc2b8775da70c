import { afterEach, beforeEach, expect, it } from 'vitest';
import { wantsMotion } from '../../tests/support/wants-motion';
import { prepareMotion } from './use-motion';

let list: HTMLElement;
const item = (letter: string) =>
  [...list.children].find((one) => one.textContent === letter) as HTMLElement;
const topOf = (letter: string) => Math.round(item(letter).getBoundingClientRect().top);
const opacityOf = (letter: string) => getComputedStyle(item(letter)).opacity;

/** Shows these letters in this order, and lets the list see that before a frame passes. */
async function show(letters: string): Promise<void> {
  const items = [...letters].map((letter) => {
    const known = [...list.children].find(
      (one) => one.textContent === letter && !(one as HTMLElement).inert,
    );
    if (known) return known;
    const added = document.createElement('li');
    added.textContent = letter;
    added.style.height = '40px';
    return added;
  });
  list.replaceChildren(...items);
  await Promise.resolve();
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

const isResting = () => expect.poll(() => document.getAnimations().length).toBe(0);

beforeEach(async () => {
  await wantsMotion('no-preference');
  await prepareMotion();
  list = document.createElement('ul');
  list.dataset['moving'] = '';
  document.body.append(list);
  await show('ABCD');
  // By then its places are known.
  await frames(3);
  await isResting();
});

afterEach(() => list.remove());

it('what stays in a list moves from where it was, and what is removed fades in its place', async () => {
  const [a, b, d] = [topOf('A'), topOf('B'), topOf('D')];
  await show('BD');
  expect([topOf('B'), topOf('D')]).toEqual([b, d]);
  expect(topOf('A')).toBe(a);
  expect(item('A').inert).toBe(true);
  await isResting();
  expect([topOf('B'), topOf('D')]).toEqual([a, b]);
  expect(list.textContent).toBe('BD');
});

it('what is sorted changes places, and what is new appears', async () => {
  const [a, d] = [topOf('A'), topOf('D')];
  await show('DBCAE');
  expect([topOf('A'), topOf('D')]).toEqual([a, d]);
  expect(opacityOf('E')).toBe('0');
  await isResting();
  expect([topOf('A'), topOf('D')]).toEqual([d, a]);
  expect(opacityOf('E')).toBe('1');
});

it('a second change begins where the first one has come to', async () => {
  await show('BCD');
  await frames(4);
  const onItsWay = topOf('D');
  await show('CD');
  expect(Math.abs(topOf('D') - onItsWay)).toBeLessThan(5);
  await isResting();
  expect(list.textContent).toBe('CD');
});

it('nothing moves once the visitor asks for reduced motion', async () => {
  const a = topOf('A');
  await wantsMotion('reduce');
  await show('BD');
  expect(topOf('B')).toBe(a);
  expect(list.textContent).toBe('BD');
});
