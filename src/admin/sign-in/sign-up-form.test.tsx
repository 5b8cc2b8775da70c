import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AuthAnswer } from '../session/auth-answer';
import { SignUpForm } from './sign-up-form';

const isIn = async () => true;

async function form(answer: AuthAnswer) {
  const ask = vi.fn(async () => answer);
  const accounts = { ask, savePassword: ask, saveName: isIn, isLetIn: isIn };
  const screen = await render(<SignUpForm accounts={accounts} />);
  return { ask, screen, button: screen.getByRole('button', { name: 'Sign Up' }) };
}

it('shows what is missing at its field, and sends nothing', async () => {
  const { ask, screen, button } = await form({ kind: 'done' });
  await userEvent.fill(screen.getByLabelText('Full Name'), 'Ada Obi');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'short');
  await button.click();
  await expect.element(screen.getByLabelText('Email')).toHaveFocus();
  await expect.element(screen.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText('Please choose at least 12 characters.')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

it('keeps what was typed if the server refuses it, and says why beside the form', async () => {
  const { ask, screen, button } = await form({ kind: 'refused', message: 'Already registered' });
  await userEvent.fill(screen.getByLabelText('Full Name'), 'Ada Obi');
  await userEvent.fill(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'long enough now');
  await button.click();
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'Already' }))
    .toHaveTextContent('Sign Up Failed: Already registered');
  expect(ask).toHaveBeenCalledOnce();
  await expect.element(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});
