import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Message } from '../../scripts/backend/mail';

/** The messages that a server prints in place of sending them. */
export type Mailbox = {
  /**
   * The next message to an address that nobody has taken yet, as soon as it is there.
   * @param subject what its subject must hold, such as `Reset`
   */
  take(to: string, subject?: string): Promise<Message>;
};

/** Reads along with what a server prints; it may be asked to watch several, one after another. */
export function createMailbox(): Mailbox & { watch(output: Readable): void } {
  const untaken: Message[] = [];
  const arrivals = new Set<() => void>();
  return {
    watch(output) {
      let head: Omit<Message, 'link'> | undefined;
      createInterface({ input: output }).on('line', (line) => {
        const [, to, subject] = /^E-mail to (\S+): (.+)$/.exec(line) ?? [];
        if (to && subject) head = { to, subject };
        else if (head && line.startsWith('http')) {
          untaken.push({ ...head, link: line });
          head = undefined;
          for (const arrived of arrivals) arrived();
        }
      });
    },
    async take(to, subject = '') {
      for (;;) {
        const at = untaken.findIndex((one) => one.to === to && one.subject.includes(subject));
        const [message] = at < 0 ? [] : untaken.splice(at, 1);
        if (message) return message;
        await new Promise<void>((resolve) => {
          const arrived = () => {
            arrivals.delete(arrived);
            resolve();
          };
          arrivals.add(arrived);
        });
      }
    },
  };
}
