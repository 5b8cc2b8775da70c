import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { loadKeys } from '../../scripts/backend/keys';
import { type Answer, applyFault } from './apply-fault';
import {
  type Fault,
  type Planner,
  PORTAL_PAGE,
  PORTAL_PATH,
  type Post,
  type RequestPlanner,
} from './faults';
import { freePort } from './free-port';
import { NEXT_KEY } from './next-key';
import { createPipe, type Line } from './slow-line';

/** What the proxy did with one POST. */
type PostRecord = Post & { fault: Fault['kind'] | 'none'; stored: boolean };

/** The network between browser and site, with faults that a test controls. */
export type FaultProxy = {
  /** The single origin that browsers use: pages, assets and database. */
  readonly url: string;
  /** Every POST to the database so far, in order. */
  readonly posts: readonly PostRecord[];
  /** The paths of all other requests so far: corrections and pictures are among them. */
  readonly requests: readonly string[];
  /** The number of POSTs per id. */
  attempts(): ReadonlyMap<string, number>;
  /** Sets the planner that chooses each POST's fault; undefined means no faults. */
  plan(planner: Planner | undefined): void;
  /**
   * The same for every other request. Playwright's `page.route` doesn't always work once a worker controls the page.
   */
  planRequests(planner: RequestPlanner | undefined): void;
  /** No network: open connections die, new ones are refused, for pages and workers alike. */
  goDark(): Promise<void>;
  /** The network is back, at the same address. */
  light(): Promise<void>;
  /** Serves another server's files at the same address, as after a deploy; the database stays. */
  deploy(port: number): void;
  /** The gateway accepts only the next release's key, and answers 401 to any other. */
  revokeKey(): void;
  /** A captive portal answers every request with its log-in page until switched off. */
  portal(isOn: boolean): void;
  /** Listens to the path of each request that is not a POST to the database. */
  onRequest(listener: (path: string) => void): void;
  /** Holds back requests for matching paths until the returned function is called. */
  hold(matches: (path: string) => boolean): () => void;
  /** Limits the connection's speed, for pages and workers together. */
  shape(line: Line): void;
  stop(): Promise<void>;
};

/** How the gateway of hosted Supabase answers to an unknown key. */
const REVOKED = JSON.stringify({
  message: 'Invalid API key',
  hint: 'Double check your Supabase `anon` or `service_role` API key.',
});

/**
 * Starts a proxy in front of the site.
 * @param givenPort if none is given, it has a port of its own
 * @param onFault is called when a test breaks the network
 */
export async function startFaultProxy(
  sitePort: number,
  givenPort?: number,
  onFault: () => void = () => undefined,
): Promise<FaultProxy> {
  const port = givenPort ?? (await freePort());
  const posts: PostRecord[] = [];
  const requests: string[] = [];
  const attempts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const holds = new Set<{ matches: (path: string) => boolean; until: Promise<void> }>();
  // With keep-alive, the site might close a connection just as it is reused, and the request would die because of us.
  const agent = new Agent({ keepAlive: false });
  let planner: Planner | undefined;
  let requestPlanner: RequestPlanner | undefined;
  let upstream = sitePort;
  let isPortal = false;
  let isRevoked = false;
  let pipe = createPipe();
  let listener: (path: string) => void = () => {};

  const released = async (path: string) => {
    for (const held of holds) if (held.matches(path)) await held.until;
  };

  const answerPost = async (
    post: Post,
    forward: () => Promise<Answer>,
    response: ServerResponse,
  ): Promise<void> => {
    const fault = planner?.(post);
    const record: PostRecord = { ...post, fault: fault?.kind ?? 'none', stored: false };
    posts.push(record);
    const forwardAndNote = async () => {
      const answer = await forward();
      record.stored ||= isStored(answer);
      return answer;
    };
    await applyFault(fault, forwardAndNote, response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === PORTAL_PATH || isPortal) {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL_PAGE);
      return;
    }
    const body = await read(request);
    const isApi = /^\/(rest|auth)\/v1\//.test(path);
    const { apikey } = request.headers;
    if (isApi && isRevoked && apikey !== NEXT_KEY) {
      response.writeHead(401, { 'Content-Type': 'application/json' }).end(REVOKED);
      return;
    }
    // The database has a single key; accepted keys are the gateway's business.
    if (apikey === NEXT_KEY) request.headers['apikey'] = loadKeys().publishableKey;
    const forward = () => forwardTo(isApi ? sitePort : upstream, agent, request, body);
    const sent = request.method === 'POST' ? sentIn(path, body) : undefined;
    if (sent) {
      const attempt = (attempts.get(sent.id) ?? 0) + 1;
      attempts.set(sent.id, attempt);
      await released(path);
      await answerPost({ ...sent, attempt }, forward, response);
      return;
    }
    requests.push(path);
    listener(path);
    await released(path);
    const forwardThroughPipe = async () => {
      const asked = pipe.request();
      const found = await forward();
      await asked;
      await pipe.answer(found.body.length);
      return found;
    };
    const fault = requestPlanner?.({ method: request.method ?? 'GET', path });
    await applyFault(fault, forwardThroughPipe, response);
  };

  const server = createServer((request, response) => {
    // The site is down or the client is gone: either way the connection dies, as it would in reality.
    answer(request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });

  const light = async () => {
    if (server.listening) return;
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const goDark = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  await light();
  return {
    url: `http://localhost:${port}`,
    posts,
    requests,
    attempts: () => attempts,
    plan: (next) => {
      onFault();
      planner = next;
    },
    planRequests: (next) => {
      onFault();
      requestPlanner = next;
    },
    deploy: (next) => {
      upstream = next;
    },
    revokeKey: () => {
      onFault();
      isRevoked = true;
    },
    portal: (isOn) => {
      onFault();
      isPortal = isOn;
    },
    onRequest: (next) => {
      listener = next;
    },
    goDark: () => {
      onFault();
      return goDark();
    },
    light,
    shape: (line) => {
      pipe = createPipe(line);
    },
    hold: (matches) => {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      const held = { matches, until };
      holds.add(held);
      return () => {
        holds.delete(held);
        release();
      };
    },
    stop: async () => {
      await goDark();
      agent.destroy();
    },
  };
}

/** The row of a POST: an entry that is submitted, or a row for a table. */
function sentIn(path: string, body: Buffer): Omit<Post, 'attempt'> | undefined {
  const [, table] = /^\/rest\/v1\/(\w+|rpc\/submit)$/.exec(path) ?? [];
  if (!table) return undefined;
  const sent = JSON.parse(body.toString());
  if (table !== 'rpc/submit') return { table, id: String(sent.id), row: sent };
  const { id, columns } = sent.entry;
  return { table: sent.entry.table, id: String(id), row: { id, ...columns } };
}

const isStored = ({ status, body }: Answer): boolean =>
  status === 201 || (status === 200 && JSON.parse(body.toString()).outcome === 'stored');

function forwardTo(
  port: number,
  agent: Agent,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const upstream = httpRequest(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path: url,
        headers: { ...headers, connection: 'close', 'content-length': body.length },
      },
      (answer) => {
        read(answer).then(
          (content) =>
            resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: content }),
          reject,
        );
      },
    );
    upstream.once('error', reject);
    upstream.end(body);
  });
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
