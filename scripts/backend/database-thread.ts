import { parentPort, workerData } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { type BackendOptions, openBackend } from './open.ts';

/** What can be said of a request or an answer between two threads. */
type Message = { headers: [name: string, value: string][]; body: ArrayBuffer | null };
export type AskedRequest = Message & { url: string; method: string };
export type GivenAnswer = Message & { status: number };

/** What the server asks of the database's thread. */
export type DatabaseThread = {
  /** Resolves once the database is open; if it can't be opened, the thread ends with the reason. */
  opened(): void;
  answer(request: AskedRequest, client: string | undefined): Promise<GivenAnswer>;
  listen(channel: string): Promise<void>;
  close(): Promise<void>;
};
/** What the database's thread tells the server. */
export type ServerThread = { notified(channel: string): void };

/** What another thread can be given, of a database that is there for the next one. */
export type ThreadOptions = Omit<BackendOptions, 'deliver' | 'onOpen'> & { dataDir: string };

/** The statuses whose answers have no body, for which `Response` refuses an empty one. */
const WITHOUT_BODY = [204, 205, 304];

if (!parentPort) throw new Error('This is a thread of the server.');
const port = parentPort;
const options: ThreadOptions = workerData;
const backend = await openBackend(options);
// If a library throws after responding, that must not take other requests down.
process.on('uncaughtException', (error) => console.error(error));
process.on('unhandledRejection', (error) => console.error(error));

const server = createBirpc<ServerThread, DatabaseThread>(
  {
    opened: () => undefined,
    async answer({ url, method, headers, body }, client) {
      const answer = await backend.app.fetch(new Request(url, { method, headers, body }), client);
      return {
        status: answer.status,
        headers: [...answer.headers],
        body: WITHOUT_BODY.includes(answer.status) ? null : await answer.arrayBuffer(),
      };
    },
    async listen(channel) {
      await backend.listen(channel, () => void server.notified.asEvent(channel));
    },
    close: () => backend.close(),
  },
  {
    post: (message) => port.postMessage(message),
    on: (take) => port.on('message', take),
    timeout: -1,
  },
);
