import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OpenNow } from './open-now';

it('whether an office answers now is said by our host’s clock, not by the phone’s', async () => {
  // A Tuesday at 10:00 in Lagos.
  const headers = { Date: 'Tue, 02 Mar 2027 09:00:00 GMT' };
  vi.stubGlobal('fetch', async () => new Response('This site is online.', { headers }));
  const screen = await render(<OpenNow office="lagos" />);
  await expect.element(screen.getByText(/^Open now/)).toBeVisible();
  vi.unstubAllGlobals();
});
