import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { DAY_MS } from '../../lib/durations';
import type { LiveChange } from '../../offline/change-entry';
import { changeSample } from '../../offline/doubles/change-samples';
import { AsStaff, showTo, someStaff } from '../doubles/as-staff';
import { someLead } from '../doubles/rows';
import type { InboxRow } from '../rows/row';
import { Confirming, useConfirming } from '../upcoming/use-confirming';
import type { QueueEntry } from './entries';
import { PersonPane } from './person';
import { QueuePart } from './queue-part';
import { QueueRow } from './queue-row';
import { useAnswers } from './use-answers';

const since = '2026-11-21T09:00:00Z';
const appointment_at = new Date(Date.now() + DAY_MS).toISOString();
const asked = { kind: 'consultation', appointment_at, appointment_state: 'asked' };
const waits = { found_in: 'leads', reason: 'asked', since, promised_at: since } as const;

it.each([
  ['parked', 'Needs a decision'],
  ['waiting', 'To confirm'],
] as const)('with a change that is %s, somebody’s chip says “%s”', async (pending, words) => {
  const props = { entry: { ...waits, row: someLead() }, now: 0, isCurrent: false, pending };
  const { container } = await render(<QueueRow {...props} onOpen={() => {}} />);
  expect(container.querySelector('.queue-chip')?.textContent).toBe(words);
});

/** Ada and Bisi, who have asked for a time, and what is done by a press. */
async function showAsked(isOnline: boolean) {
  const people = [someLead(asked), someLead({ ...asked, id: 'bisi', name: 'Bisi Ade' })];
  const counts = { all: 2, mine: 0, new: 0, asked: 2, due: 0 };
  const queue = { counts, rows: people.map((row) => ({ ...waits, row })) };
  const team = [{ user_id: 'chidi', email: 'chidi@example.com', role: 'agent' }];
  const staff = someStaff(() => Response.json(team), { role: 'agent' });
  const onChange = vi.fn();
  const part = (
    <Confirming>
      <div role="tabpanel">
        <QueuePart queue={queue} isShown />
      </div>
    </Confirming>
  );
  const screen = await showTo(staff, part, { onChange, isOnline });
  return { screen, onChange, id: people[0]?.id };
}

it('of two times that are confirmed at once, each visitor can be told', async () => {
  const { screen } = await showAsked(true);
  for (const name of [/^Confirm: Ada/, /^Confirm: Bisi/]) {
    (screen.getByRole('button', { name }).element() as HTMLElement).click();
  }
  for (const hello of ['Hello Ada', 'Hello Bisi']) {
    await expect.element(screen.getByRole('dialog')).toHaveTextContent(hello);
    await screen.getByRole('button', { name: 'Close' }).click();
  }
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it.each(['tap', 'swipe'])('one %s confirms a time and leads on, also to a host', async (way) => {
  const isOnline = way === 'tap';
  const { screen, onChange, id } = await showAsked(isOnline);
  const confirm = screen.getByRole('button', { name: /^Confirm: Ada/ }).element() as HTMLElement;
  if (isOnline) for (const tapped of [confirm, confirm]) tapped.click();
  else {
    dispatchEvent(new Event('touchstart'));
    await expect.poll(() => document.querySelector('.row-swipe')).not.toBeNull();
    const steps = ['down 60', 'move 80', 'move 380', 'up 380'];
    for (const [step, at] of steps.map((one) => one.split(' '))) {
      const finger = { bubbles: true, pointerType: 'touch', isPrimary: true, clientX: Number(at) };
      confirm.dispatchEvent(new PointerEvent(`pointer${step}`, finger));
    }
  }
  await expect.element(screen.getByRole('dialog')).toHaveTextContent(/confirmed/i);
  await screen.getByRole('button', { name: 'chidi' }).click();
  // An agent chooses no other host of what is a colleague's. What is not sent yet may be refused, and gives nothing away.
  const chosen = screen.getByText(isOnline ? /^Host and owner: chidi$/ : /^Host: chidi.*sent yet/);
  await expect.element(chosen).toHaveFocus();
  const values = [
    { kind: 'confirmation', appointment_at, host: 'ada' },
    { kind: 'host', appointment_at, host: 'chidi' },
    ...(isOnline ? [{ kind: 'assignment', assignee: 'chidi' }] : []),
  ];
  const done = values.map((value) => [{ row_id: id, value }]);
  await expect.poll(() => onChange.mock.calls).toMatchObject(done);
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByRole('button', { name: /^Bisi/ })).toHaveFocus();
});

/** What answers these entries, and what a row of a list offers. */
async function answersTo(entries: QueueEntry[], changes: LiveChange[] = []) {
  const staff = someStaff(() => Response.json([]), { lists: { leads: { find: () => undefined } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AsStaff {...{ staff, changes }}>
      <div className="dashboard">{children}</div>
    </AsStaff>
  );
  const of = () => ({ ...useAnswers(entries), listed: useConfirming().wayOf });
  return (await renderHook(of, { wrapper })).result.current;
}

it.each(['new', 'asked'] as const)(
  'who is %s is not answered by one press or swipe while a change needs a decision',
  async (reason) => {
    const entry = { ...waits, reason, row: someLead(reason === 'asked' ? asked : {}) };
    const offered = async (changes: LiveChange[]) => {
      const { wayOf, doneOf, buttonOf, listed } = await answersTo([entry], changes);
      const press = doneOf(entry) ?? buttonOf('leads', entry.row);
      return [wayOf(entry.row.id), listed('leads', entry.row), press !== undefined];
    };
    const way = reason === 'asked' ? 'confirm' : 'contacted';
    expect(await offered([])).toEqual([way, way, true]);
    const parked = { kind: 'parked', why: 'Bola was first.', isConflict: true, at: 1 } as const;
    const changes = [changeSample(1, { row_id: entry.row.id }, parked)];
    expect(await offered(changes)).toEqual([undefined, undefined, false]);
  },
);

/** Somebody beside the queue. */
function Pane({ entry }: { entry: QueueEntry }) {
  const { buttonOf } = useAnswers([entry]);
  const confirmOf = (row: InboxRow, keys?: string) => buttonOf('leads', row, keys);
  const done = { words: 'Step done', onDone() {} };
  return <PersonPane {...{ entry, confirmOf, done }} next={undefined} onClose={() => {}} />;
}

it('beside the queue one button confirms a time, and the key does what answers', async () => {
  const leads = { row: () => ({ queryKey: ['row'] }), find: () => undefined };
  const { lists } = someStaff(() => Response.json([]));
  const staff = someStaff(() => Response.json([]), { lists: { ...lists, leads } });
  const screen = await showTo(staff, <Pane entry={{ ...waits, row: someLead(asked) }} />);
  await expect.element(screen.getByRole('button', { name: /^Reschedule/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Confirm/ }).elements()).toHaveLength(1);
  const keyed = [...screen.container.querySelectorAll('[aria-keyshortcuts~="e"]')];
  expect(keyed.map((button) => button.textContent)).toEqual(['Step done']);
});

it('a step that is done can be undone', async () => {
  const step = { ...waits, reason: 'due', row: someLead({ follow_up_on: '2026-11-21' }) } as const;
  (await answersTo([step])).doneOf(step)?.run();
  const toast = page.getByRole('listitem').filter({ hasText: 'Next Step Done' });
  await expect.element(toast.getByRole('button', { name: 'Undo' })).toBeVisible();
});
