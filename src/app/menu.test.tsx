import { useLayoutEffect, useRef } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../hooks/use-outbox';
import { silentOutbox } from '../remote/doubles/silent-outbox';
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

it('returns the focus when it is closed, and is closed by a link before the next page takes it', async () => {
  const focused: string[] = [];
  const outbox = silentOutbox();
  const screen = await render(
    <MemoryRouter>
      <OutboxProvider outbox={outbox}>
        <Menu readMeta={() => undefined} />
        <Page focused={focused} />
      </OutboxProvider>
    </MemoryRouter>,
  );
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
