import { join } from 'node:path';
import type { EmailDriver } from '@supabase/lite';
import { fillIn, readTemplates, textOf } from './mail-template.ts';

/** An e-mail that the embedded backend would send, as text and with the link that is in it. */
export type Message = { to: string; subject: string; text: string; link: string };

type Fetch = (request: Request) => Promise<Response>;

/** The embedded backend's mail. Nothing leaves this machine: each message is passed to `deliver`. */
export type Mail = EmailDriver & {
  /** For the account server: has it pass a template's name and values on to `send`, which fills in the template. */
  templates: Record<string, { subject: string; content_path: string }>;
  /** Wraps the backend, so that links in messages caused by a request lead to where the request asks. */
  withRedirects(fetch: Fetch): Fetch;
  /** Runs `work` and returns the message it causes, without delivering it. */
  caught(work: () => Promise<unknown>): Promise<Message | undefined>;
};

/** A line for each value. The account server doesn't escape them. */
const VALUES_FILE = join(import.meta.dirname, 'mail-values.txt');

/** @param siteUrl the site's address, to which links lead unless the request came from another port of the same host */
export function createMail(
  siteUrl: string,
  deliver: (message: Message) => void = printMessage,
): Mail {
  const templates = readTemplates();
  let give = deliver;
  let redirectTo = siteUrl;

  function compose(name: string, values: string): Omit<Message, 'to'> {
    const template = templates.get(name);
    if (!template) throw new Error(`There is no template for the message "${name}".`);
    const [TokenHash = '', Email = '', NewEmail = ''] = values.split('\n');
    const SiteURL = siteOf(redirectTo, siteUrl);
    const text = textOf(
      fillIn(template.html, { TokenHash, Email, NewEmail, SiteURL, RedirectTo: redirectTo }),
    );
    const [link = ''] = /^https?:\/\/\S+$/m.exec(text) ?? [];
    return { subject: template.subject, text, link };
  }

  return {
    templates: Object.fromEntries(
      [...templates.keys()].map((name) => [name, { subject: name, content_path: VALUES_FILE }]),
    ),
    async send({ to, subject, html = '' }) {
      give({ to, ...compose(subject, html) });
    },
    withRedirects: (fetch) => async (request) => {
      // The library ignores it.
      redirectTo = new URL(request.url).searchParams.get('redirect_to') ?? siteUrl;
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

/** Where a link leads: no other host than the site's own. */
function siteOf(redirectTo: string, siteUrl: string): string {
  const { hostname, origin } = new URL(URL.canParse(redirectTo) ? redirectTo : siteUrl);
  return hostname === new URL(siteUrl).hostname ? origin : new URL(siteUrl).origin;
}

/** Prints a message on the console, without control characters: a terminal obeys them, and an address may contain any. */
export function printMessage({ to, subject, text }: Omit<Message, 'link'>): void {
  const printed = `\nE-mail to ${to}: ${subject}\n\n${text}\n`;
  console.log(printed.replace(/(?!\n)\p{Cc}/gu, ''));
}
