import { StrictMode } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { putTextsBack } from './put-texts-back';

beforeAll(putTextsBack);

const wrapped = (text: Text) => {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(text.data);
  return font;
};

/** What translators do to a text; each of them may come later than React. */
const TRANSLATORS: [string, (text: Text) => void][] = [
  ['replaces it', (text) => text.replaceWith(wrapped(text))],
  [
    'puts an element before it, then removes it',
    (text) => {
      text.before(wrapped(text));
      text.remove();
    },
  ],
  [
    'puts an element after it, then removes it',
    (text) => {
      text.after(wrapped(text));
      text.remove();
    },
  ],
  [
    'moves it into an element',
    (text) => {
      const font = document.createElement('font');
      text.before(font);
      font.append(text);
    },
  ],
  [
    'replaces it, and puts another text there when it is turned off',
    (text) => {
      const font = wrapped(text);
      text.replaceWith(font);
      font.replaceWith(text.data);
    },
  ],
];

function translate(root: Node, by: (text: Text) => void): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && !currentNode.parentElement?.closest('font'))
      texts.push(currentNode);
  }
  texts.forEach(by);
}

type Props = { count: number; isNew?: boolean; own?: string; order?: string[] };

/** Every way in which React writes, removes or inserts beside a text. */
const Part = ({ count, isNew, own, order = [] }: Props) => (
  <div>
    <h2>{own}</h2>
    <p>
      {isNew && <b>New: </b>}
      {count} of 7{own && ` for ${own}`}, {isNew ? 'today' : <i>later</i>}
      {isNew && '!'} <small>{count}</small>
    </p>
    {order.map((name) => (
      <span key={name}>
        {name} {count}
      </span>
    ))}
    {isNew ? null : 'Nothing'}
  </div>
);

const STEPS: Props[] = [
  { count: 1, order: ['a', 'b'] },
  { count: 2, isNew: true, order: ['b', 'a', 'c'] },
  { count: 3, own: 'Ada', order: ['c'] },
  { count: 3, isNew: true, own: 'Bisi' },
  { count: 4 },
];

it.each(TRANSLATORS)('a translator that %s changes nothing but words', async (_, by) => {
  const own = await render(<Part {...STEPS[0]} count={1} />, { wrapper: StrictMode });
  const other = await render(<Part {...STEPS[0]} count={1} />, { wrapper: StrictMode });
  for (const step of STEPS) {
    await own.rerender(<Part {...step} />);
    await other.rerender(<Part {...step} />);
    expect(other.container.textContent).toBe(own.container.textContent);
    translate(other.container, by);
    expect(other.container.textContent).toBe(own.container.textContent);
  }
});

/** As extensions do to a card that they add something to. */
const wrap = (one: Element) => {
  const wrapper = document.createElement('div');
  one.replaceWith(wrapper);
  wrapper.append(one);
};

it.each([
  ['removed', ['a', 'c']],
  ['inserted before', ['a', 'd', 'b', 'c']],
])('an element that an extension has wrapped can be %s', async (_, order) => {
  const screen = await render(<Part count={1} order={['a', 'b', 'c']} />);
  const shown = () => [...screen.container.querySelectorAll('span')].map((one) => one.textContent);
  screen.container.querySelectorAll('span').forEach(wrap);
  await screen.rerender(<Part count={1} order={order} />);
  expect(shown()).toEqual(order.map((name) => `${name} 1`));
});
