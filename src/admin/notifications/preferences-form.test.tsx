import { expect, it, vi } from 'vitest';
import { deviceZone } from '../../lib/time-words';
import { showTo, someStaff } from '../doubles/as-staff';
import { type Preferences, PreferencesForm } from './preferences-form';

const NIGHT: Preferences = {
  scope: 'all',
  quiet_from: '21:00:00',
  quiet_until: '07:00:00',
  zone: 'America/New_York',
};

/** The form, what the database was told, and how to answer it. */
async function opened() {
  const told: Record<string, string>[] = [];
  const answers: ((status: number) => void)[] = [];
  const staff = someStaff(async (_, { body }) => {
    told.push(JSON.parse(String(body)));
    const status = await new Promise<number>((resolve) => answers.push(resolve));
    return new Response(null, { status });
  });
  const screen = await showTo(staff, <PreferencesForm stored={NIGHT} />);
  const answer = async (status = 204) => {
    await vi.waitFor(() => expect(answers).not.toHaveLength(0));
    answers.shift()?.(status);
  };
  return { screen, told, answers, answer, status: screen.getByRole('status') };
}

it('names the clock of the quiet hours, which is this device’s once they are chosen here', async () => {
  const { screen, told } = await opened();
  await expect.element(screen.getByText(/By the clock of New York/)).toBeVisible();
  await screen.getByLabelText('From').fill('22:00');
  const own = { quiet_from: '22:00', quiet_until: '07:00:00', zone: deviceZone() };
  await vi.waitFor(() => expect(told).toMatchObject([own]));
  await expect.element(screen.getByText(/By the clock of New York/)).not.toBeInTheDocument();
});

it('says that two equal times are not saved, although another choice was', async () => {
  const { screen, told, answer, status } = await opened();
  await screen.getByLabelText('Nothing').click();
  await answer();
  await expect.element(status).toHaveTextContent('Saved, for all your devices.');
  await screen.getByLabelText('From').fill('07:00');
  await expect.element(status).toHaveTextContent('Not saved: please choose two different times.');
  expect(told).toHaveLength(1);
});

it('sends choices one after the other, so that the last one stands', async () => {
  const { screen, told, answers, answer, status } = await opened();
  await screen.getByLabelText('Only what is assigned to me').click();
  await screen.getByLabelText('Nothing').click();
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await expect.element(status).toHaveTextContent('Saving...');
  await answer();
  await answer();
  await expect.element(status).toHaveTextContent('Saved, for all your devices.');
  expect(told.map(({ scope }) => scope)).toEqual(['mine', 'none']);
});

it('shows the last saved choice again when one is refused', async () => {
  const { screen, told, answer, status } = await opened();
  await screen.getByLabelText('Only what is assigned to me').click();
  await answer();
  await expect.element(status).toHaveTextContent('Saved, for all your devices.');
  await screen.getByLabelText('Nothing').click();
  await answer(403);
  await expect.element(screen.getByLabelText('Only what is assigned to me')).toBeChecked();
  await expect.element(screen.getByText('Not Saved')).toBeVisible();
  expect(told.map(({ scope }) => scope)).toEqual(['mine', 'none']);
});
