import type { Mail } from './mail.ts';

/** How an attempt to send an e-mail ended; `refused`: the service does not take this one. */
export type SendOutcome = 'sent' | 'refused';

/** Sends an e-mail. @throws if the service takes none at the moment, or its settings are wrong */
export type SendMail = (mail: Mail, id: string) => Promise<SendOutcome>;

type MailService = {
  /** Takes e-mails as JSON, as Resend does: https://api.resend.com/emails. */
  url: string;
  key: string;
  /** Such as "Meridian Estates <hello@example.com>". */
  from: string;
  fetch?: typeof globalThis.fetch;
  wait?: (ms: number) => Promise<unknown>;
};

const TIMEOUT_MS = 20_000;
/** How often one e-mail is tried when the service asks for patience. */
const TRIES = 5;
const LONGEST_WAIT_S = 60;

/** Statuses about one e-mail's content, its address above all. */
const REFUSALS = [400, 413, 422];
/** Another text than the one that was sent with the same key, as Resend says it. */
const SENT_BEFORE = /invalid_idempotent_request/;

export function createMailService({
  url,
  key,
  from,
  fetch = globalThis.fetch,
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: MailService): SendMail {
  return async ({ to, ...mail }, id) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'Content-Type': 'application/json',
          // Sent again because an answer was lost, it is still one e-mail.
          'Idempotency-Key': id,
        },
        body: JSON.stringify({ from, to: [to], ...mail }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { status, headers } = answer;
      if (status >= 200 && status < 300) return 'sent';
      if (status === 409 && SENT_BEFORE.test(await answer.text())) return 'sent';
      if (REFUSALS.includes(status)) return 'refused';
      if (status !== 429 || attempt === TRIES) {
        throw new Error(`The mail service answered ${status}.`);
      }
      const seconds = Number(headers.get('Retry-After')) || attempt;
      await wait(Math.min(seconds, LONGEST_WAIT_S) * 1000);
    }
  };
}
