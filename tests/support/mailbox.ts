import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Message as Printed } from '../../scripts/backend/mail';

type Message = Omit<Printed, 'text'>;

/** The messages that a server prints instead of sending. */
export type Mailbox = {
  /**
   * Waits for the next message to an address that has not been taken yet.
   * @param subject what its subject must contain, such as `Reset`
   */
  take(to: string, subject?: string): Promise<Message>;
};

/** Reads the output of one server, or of several in turn. */
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
