import type { EmailDriver, EmailMessage } from '@supabase/lite';

/** What the embedded backend would send by e-mail: a link to open, and why. */
export type Message = { to: string; subject: string; link: string };

type Fetch = (request: Request) => Promise<Response>;

/** The embedded backend's mail. Nothing leaves this machine: each message is handed to `deliver`. */
export type Mail = EmailDriver & {
  /** Answers a request, so that links of the messages it causes lead where it asks. */
  heed(fetch: Fetch): Fetch;
  /** The message that `work` causes; it is not delivered besides. */
  caught(work: () => Promise<unknown>): Promise<Message | undefined>;
};

export function createMail(deliver: (message: Message) => void = printMessage): Mail {
  let give = deliver;
  let redirectTo: string | null = null;
  return {
    async send(message) {
      give({ to: message.to, subject: message.subject, link: linkOf(message, redirectTo) });
    },
    heed: (fetch) => async (request) => {
      // The library sends everybody to the site's first page. Whether the place may be asked for, it checks when
      // the link is opened.
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
  if (!found) throw new Error(`The message "${subject}" holds no link.`);
  const link = new URL(found);
  if (redirectTo) link.searchParams.set('redirect_to', redirectTo);
  return link.href;
}

/** Says on the console what would be sent, the link on a line of its own. */
export function printMessage({ to, subject, link }: Message): void {
  console.log(`\nE-mail to ${to}: ${subject}\n${link}\n`);
}
