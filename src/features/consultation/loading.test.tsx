import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Loading } from './loading';

it.each(['loading', 'again'] as const)(
  'a part that is on its way says so, after a failure, too: %s',
  async (state) => {
    const part = { request: { kind: 'appointment' }, retry: () => undefined } as const;
    const screen = await render(<Loading {...part} state={state} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the calendar…');
  },
);
