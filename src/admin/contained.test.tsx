import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Contained } from './contained';

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
