import { useLayoutEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Contained, PagePart } from './contained';

function Row({ name }: { name: string }) {
  if (name.startsWith('broken')) throw new RangeError('Invalid time value');
  return <>{name}</>;
}

const list = (...names: string[]) => (
  <ul>
    {names.map((name, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row that changes stays in its place
      <li key={n}>
        <Contained of={name} fallback="This one can’t be shown.">
          <Row name={name} />
        </Contained>
      </li>
    ))}
  </ul>
);

it('a row that can’t be shown leaves the others, and is shown once it has changed', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await render(list('Ada', 'broken', 'Bisi'));
  const shown = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Ada', 'This one can’t be shown.', 'Bisi']);
  await screen.rerender(list('Ada', 'broken again', 'Bisi'));
  expect(shown()).toEqual(['Ada', 'This one can’t be shown.', 'Bisi']);
  await screen.rerender(list('Ada', 'Chidi', 'Bisi'));
  expect(shown()).toEqual(['Ada', 'Chidi', 'Bisi']);
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

/** Fails with some of its taps, as where somebody else has changed the document. */
function Counter({ failing }: { failing: (count: number) => boolean }) {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    if (failing(count)) throw new Error('Not a child of this node');
  });
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} taps`}
    </button>
  );
}

it.each([
  ['once is rendered anew', (count: number) => count === 1, '0 taps'],
  ['always says so', () => true, 'This part can’t be shown. Please reload the page.'],
])('a part of a page that fails %s, and the page stays', async (_, failing, shown) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await render(
    <main>
      <h1>Calculator</h1>
      <PagePart>
        <Counter failing={failing} />
      </PagePart>
    </main>,
  );
  const button = screen.getByRole('button').query();
  if (button instanceof HTMLElement) button.click();
  await expect.element(screen.getByRole('main')).toHaveTextContent(`Calculator${shown}`);
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

it('a part that fails now and then is rendered anew each time, and nothing is announced', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'] });
  const screen = await render(
    <main>
      <PagePart>
        <Counter failing={(count) => count === 1} />
      </PagePart>
    </main>,
  );
  const added: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const one of addedNodes) added.push(one.nodeName);
  });
  observer.observe(screen.container, { childList: true, subtree: true });
  for (const _ of Array(5)) {
    vi.setSystemTime(Date.now() + 60_000);
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('button')).toHaveTextContent('0 taps');
  }
  observer.disconnect();
  expect(added).toEqual(Array(5).fill('BUTTON'));
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});
