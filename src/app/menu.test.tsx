import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../hooks/use-outbox';
import { silentOutbox } from '../remote/doubles/silent-outbox';
import { SESSION_KEY } from '../remote/staff-key';
import { Menu } from './menu';

/** Notes which pages could take the focus as soon as they stood. */
function Page({ focused }: { focused: string[] }) {
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus();
    if (document.activeElement === heading.current) focused.push(pathname);
  }, [pathname, focused]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {pathname}
    </h1>
  );
}

const shown = (page?: ReactNode) => (
  <MemoryRouter>
    <OutboxProvider outbox={silentOutbox()}>
      <Menu readMeta={() => undefined} />
      {page}
    </OutboxProvider>
  </MemoryRouter>
);

it.each([
  ['a visitor', null, 0],
  ['somebody who has signed in', '{}', 1],
])('leads %s to the dashboard, or not', async (_, session, links) => {
  if (session) localStorage.setItem(SESSION_KEY, session);
  onTestFinished(() => localStorage.removeItem(SESSION_KEY));
  const screen = await render(shown());
  await screen.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect.element(screen.getByRole('link', { name: 'Shortlist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard' }).elements()).toHaveLength(links);
});

it('returns the focus when it is closed, and is closed by a link before the next page takes it', async () => {
  const focused: string[] = [];
  const screen = await render(shown(<Page focused={focused} />));
  const opener = screen.getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  await screen.getByRole('button', { name: 'Close menu' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await screen.getByRole('dialog').getByRole('link', { name: 'Services' }).click();
  await expect.element(screen.getByRole('heading', { name: '/services' })).toBeVisible();
  expect(focused).toEqual(['/', '/services']);
});
