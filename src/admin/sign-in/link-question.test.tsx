import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { OutboxProvider } from '../../hooks/use-outbox';
import { emptyStorage } from '../../offline/doubles/storage';
import { silentOutbox } from '../../remote/doubles/silent-outbox';
import type { LinkQuestion as Question } from '../session/follow-link';
import { LinkQuestion } from './link-question';

beforeEach(emptyStorage);

const ada = { id: 'a1', email: 'ada@example.com' };
const mallory = { id: 'm1', email: 'mallory@example.com' };

it.each<[string, Partial<Question>, title: string, does: string, signsOut?: boolean]>([
  [
    'of an invitation',
    { isInvitation: true },
    `Join the Meridian Estates team as ${ada.email}?`,
    `invites ${ada.email} to the Meridian Estates team.`,
  ],
  ['that confirms an address', {}, 'Confirm your address?', `signs you in as ${ada.email}.`],
  [
    'that only signs in',
    { purpose: 'sign-in' },
    'Sign in with this link?',
    `signs you in as ${ada.email}.`,
  ],
  [
    'for a new password',
    { purpose: 'recovery' },
    'Choose a new password?',
    `sets a new password for ${ada.email}.`,
  ],
  [
    'of nobody known',
    { purpose: 'sign-in', who: undefined },
    'Sign in with this link?',
    'signs you in to an account.',
    true,
  ],
  [
    'of somebody else',
    { isChecked: true, who: mallory },
    'Is this your link?',
    `signs you in as ${mallory.email}.`,
    true,
  ],
])(
  'a link %s says what it does, and whether who is signed in stays so',
  async (_, asked, title, does, signsOut) => {
    const yes = signsOut ? 'Sign out and continue' : 'Yes, continue';
    const question: Question = {
      kind: 'asking',
      isChecked: false,
      who: ada,
      purpose: 'verify',
      isInvitation: false,
      forgets: false,
      accept: () => undefined,
      decline: () => undefined,
      ...asked,
    };
    const screen = await render(
      <OutboxProvider outbox={silentOutbox()}>
        <LinkQuestion question={question} present={ada} />
      </OutboxProvider>,
    );
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(screen.getByText(`The link you opened ${does}`)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: yes })).toBeVisible();
  },
);
