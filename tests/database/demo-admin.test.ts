import { expect, test } from 'vitest';
import { ensureDemoAdmin } from '../../scripts/backend/demo-admin';
import { createMail } from '../../scripts/backend/mail';
import { openTestBackend, PASSWORD } from './support/backend';

const backend = await openTestBackend();

test('a demo administrator for whom no message arrives is not started with, without a password', async () => {
  const { email } = await backend.signUp();
  // Nothing arrives here: the backend has a mailbox of its own.
  const mailbox = createMail(backend.access.siteUrl);
  await expect(
    ensureDemoAdmin(backend.access, { email, password: PASSWORD }, mailbox),
  ).rejects.toThrow('has no password');
});
