import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** An e-mail that the embedded backend would send: its link and its subject. */
export type Message = { to: string; subject: string; link: string };

type Fetch = (request: Request) => Promise<Response>;

/** The embedded backend's mail. Nothing leaves this machine: each message is passed to `deliver`. */
export type Mail = EmailDriver & {
  /** Wraps the backend, so that links in messages caused by a request redirect where the request asks. */
  withRedirects(fetch: Fetch): Fetch;
  /** Runs `work` and returns the message it causes, without delivering it. */
  caught(work: () => Promise<unknown>): Promise<Message | undefined>;
};

export function createMail(deliver: (message: Message) => void = printMessage): Mail {
  let give = deliver;
  let redirectTo: string | null = null;
  return {
    async send(message) {
      give({ to: message.to, subject: message.subject, link: linkOf(message, redirectTo) });
    },
    withRedirects: (fetch) => async (request) => {
      // The library always redirects to the home page. It validates the address when the link is opened.
      redirectTo = new URL(request.url).searchParams.get('redirect_to');
      return fetch(request);
    },
    async caught(work) {
      let message: Message | undefined;
      give = (caught) => {
        message = caught;
      };
      try {
        await work();
      } finally {
        give = deliver;
      }
      return message;
    },
  };
}

function linkOf({ subject, text = '' }: EmailMessage, redirectTo: string | null): string {
  const [found] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!found) throw new Error(`The message "${subject}" contains no link.`);
  const link = new URL(found);
  if (redirectTo) link.searchParams.set('redirect_to', redirectTo);
  return link.href;
}

/** Prints a message on the console, with the link on a line of its own. */
export function printMessage({ to, subject, link }: Message): void {
  console.log(`\nE-mail to ${to}: ${subject}\n${link}\n`);
}
