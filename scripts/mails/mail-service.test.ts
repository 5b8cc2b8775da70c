import { expect, it } from 'vitest';
import { createMailService } from './mail-service';

const MAIL = { to: 'ada@example.com', subject: 'Tour', text: 'Saturday', headers: {} };

/** Sends an e-mail with a service that answers 409 with this name. */
const sendTo = (name: string) =>
  createMailService({
    url: 'https://mail.example/emails',
    key: 'k',
    from: 'hello@example.com',
    fetch: async () => Response.json({ name }, { status: 409 }),
  })(MAIL, 'id');

it('what its service has under the same key was sent', async () => {
  expect(await sendTo('invalid_idempotent_request')).toBe('sent');
});

it('what is being sent under the same key is tried again', async () => {
  await expect(sendTo('concurrent_idempotent_requests')).rejects.toThrow('409');
});
