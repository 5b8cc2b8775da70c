import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../hooks/use-outbox';
import { ErrorScreen } from './error-screen';
import { PageMissing } from './pages';

function Page({ path, broken }: { path: string; broken: string[] }) {
  if (path === '/missing') throw new PageMissing('Load it again.');
  if (broken.includes(path)) throw new Error(`${path} is broken`);
  return <p>This is {path}</p>;
}

const siteAt = (path: string, ...broken: string[]) => (
  <OutboxProvider outbox={null}>
    <MemoryRouter>
      <ErrorScreen page={path}>
        <Page path={path} broken={broken} />
      </ErrorScreen>
    </MemoryRouter>
  </OutboxProvider>
);

it('reports a page that crashed, and still shows the next one', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await render(siteAt('/a'));
  await screen.rerender(siteAt('/b', '/b', '/c'));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Unexpected Application Error!/b is broken');
  await screen.rerender(siteAt('/c', '/b', '/c'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('/c is broken');
  await screen.rerender(siteAt('/missing'));
  const title = screen.getByRole('heading', { name: 'This page could not be loaded' });
  await expect.element(title).toBeVisible();
  await screen.rerender(siteAt('/a', '/b', '/c'));
  await expect.element(screen.getByText('This is /a')).toBeVisible();
  expect(reported).toHaveBeenCalledWith(
    'Unexpected application error',
    expect.any(Error),
    expect.any(String),
  );
  reported.mockRestore();
});
