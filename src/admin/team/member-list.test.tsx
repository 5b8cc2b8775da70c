import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Member } from '../people/use-team';
import { UNDO_MS } from '../toasts';
import { MemberList } from './member-list';
import '../admin.css';

// A removal waits on a clock that only tests advance.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

const ada: Member = { user_id: 'a1', email: 'ada@example.com', role: 'admin' };
const obi: Member = { user_id: 'o1', email: 'obi@example.com', role: 'admin' };
const eve: Member = { user_id: 'e1', email: 'eve@example.com', role: 'agent' };

async function listed(members: Member[]) {
  const [onRole, onRemove] = [vi.fn(), vi.fn()];
  const list = <MemberList members={members} self="a1" onRole={onRole} onRemove={onRemove} />;
  const screen = await render(list);
  return { screen, onRole, onRemove };
}

type Screen = Awaited<ReturnType<typeof listed>>['screen'];

/** A list in which eve is being removed. */
async function removing() {
  const shown = await listed([ada, eve]);
  await shown.screen.getByRole('button', { name: 'Remove eve@example.com' }).click();
  await expect.element(shown.screen.getByText('Removed.')).toBeInTheDocument();
  return shown;
}

it('the last administrator has no controls, and is told why', async () => {
  const { screen } = await listed([ada, eve]);
  const own = screen.getByRole('listitem').filter({ hasText: 'ada@example.com (you)' });
  await expect
    .element(own)
    .toHaveTextContent('To change that, make somebody else an administrator first.');
  await expect.element(own.getByRole('button')).not.toBeInTheDocument();
  await expect.element(own.getByRole('combobox')).not.toBeInTheDocument();
});

it('whoever is being removed is said to come back only by an invitation', async () => {
  const { screen } = await removing();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('To bring them back later, invite them again.');
});

it('neither of two administrators is left without the other', async () => {
  const { screen, onRemove } = await listed([ada, obi]);
  await screen.getByRole('button', { name: 'Remove obi@example.com' }).click();
  // While obi is being removed, ada is the only one left.
  await expect.element(screen.getByText('To change that, make somebody else')).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo the removal of obi@example.com' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Remove ada@example.com' }))
    .toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(onRemove).not.toHaveBeenCalled();
});

it('a role is chosen in one step', async () => {
  const { screen, onRole } = await listed([ada, eve]);
  await screen.getByLabelText('Role of eve@example.com').selectOptions('admin');
  expect(onRole).toHaveBeenCalledWith(eve, 'admin');
});

it('a removal is done once it can’t be undone any more', async () => {
  const { screen, onRemove } = await removing();
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(onRemove).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('eve@example.com');
  await screen.unmount();
  expect(onRemove).toHaveBeenCalledOnce();
});

it.each<[string, (screen: Screen) => unknown]>([
  ['the list is left', (screen) => screen.unmount()],
  ['the page is closed', () => dispatchEvent(new PageTransitionEvent('pagehide'))],
])('a removal is done at once, and only once, when %s', async (_, leave) => {
  const { screen, onRemove } = await removing();
  expect(onRemove).not.toHaveBeenCalled();
  await leave(screen);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith('eve@example.com');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(onRemove).toHaveBeenCalledOnce();
});
