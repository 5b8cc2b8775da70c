type Message = [
  join: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: object,
];

type Join = { access_token?: string; config: { private: boolean } };

/**
 * Creates a Supabase Realtime double with the parts of the protocol that we need (Phoenix, version 2): it lets
 * administrators join a private topic, receives their renewed tokens, and passes on the database's messages.
 */
export function createRealtimeServer() {
  const sockets: FakeSocket[] = [];
  const joins: Join[] = [];
  const topics: string[] = [];
  const renewals: object[] = [];
  let joined: Pick<JoinedChannel, 'socket' | 'topic'> | undefined;

  class FakeSocket {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = FakeSocket.CONNECTING;
    binaryType = 'blob';
    onopen?: (event: object) => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: { code: number }) => void;

    readonly url: string;

    constructor(url: string) {
      this.url = url;
      sockets.push(this);
      queueMicrotask(() => {
        this.readyState = FakeSocket.OPEN;
        this.onopen?.({});
      });
    }

    get isOpen(): boolean {
      return this.readyState === FakeSocket.OPEN;
    }

    send(text: string): void {
      const [join, ref, topic, event, payload]: Message = JSON.parse(text);
      if (event === 'phx_join') {
        const asked = payload as Join;
        joins.push(asked);
        topics.push(topic);
        const isAllowed = !asked.config.private || asked.access_token?.startsWith('ada’s');
        if (isAllowed) joined = { socket: this, topic };
        this.answer([join, ref, topic, 'phx_reply', reply(isAllowed ? 'ok' : 'error')]);
        return;
      }
      if (event === 'access_token') renewals.push(payload);
      this.answer([join, ref, topic, 'phx_reply', reply('ok')]);
    }

    answer(message: Message): void {
      queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
    }

    close(code = 1000): void {
      this.readyState = FakeSocket.CLOSED;
      queueMicrotask(() => this.onclose?.({ code }));
    }
  }
  type JoinedChannel = { socket: FakeSocket; topic: string };

  return {
    Socket: FakeSocket,
    sockets,
    /** The payload of each join. */
    joins,
    /** Its topic. */
    topics,
    /** The tokens sent after a join's own. */
    renewals,
    /** Sends a message from the database to the joined client. */
    tell(payload: object, event = 'rows'): void {
      const message = { type: 'broadcast', event, payload };
      joined?.socket.answer([null, null, joined.topic, 'broadcast', message]);
    },
    /** Drops the connection. */
    hangUp(): void {
      for (const socket of sockets) socket.close(1006);
    },
    forget(): void {
      sockets.length = 0;
      joins.length = 0;
      topics.length = 0;
      renewals.length = 0;
      joined = undefined;
    },
  };
}

function reply(status: 'ok' | 'error') {
  return { status, response: status === 'ok' ? {} : { reason: 'Unauthorized' } };
}
