import type { PushSender } from './sender.ts';

type PushHandlerEnv = {
  /** The secret of whoever may ring; the database has it in `private.push_sender`. */
  key: string;
  sender: Pick<PushSender, 'ring'>;
  /** Keeps the function alive after its answer: the database does not wait for one. */
  keepAlive(work: Promise<void>): void;
};

/** Answers the database's ring by sending what is due. A needless ring does no harm. */
export function createPushHandler({
  key,
  sender,
  keepAlive,
}: PushHandlerEnv): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return say(405, 'Only POST.', { Allow: 'POST' });
    if (!(await isSame(request.headers.get('Authorization') ?? '', `Bearer ${key}`))) {
      return say(401, 'This key is not known.');
    }
    keepAlive(sender.ring());
    return say(202, 'Rung.');
  };
}

/** Compares hashes: how long that takes tells nobody how much of a guess was right. */
async function isSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map(hash));
  return a === b;
}

async function hash(words: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(words));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function say(status: number, words: string, headers: Record<string, string> = {}): Response {
  return new Response(`${words}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
