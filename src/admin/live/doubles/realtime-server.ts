type Message = [
  join: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: object,
];

const COLUMNS = ['id', 'name', 'status'].map((name) => ({ name, type: 'text' }));

/** Supabase's Realtime as far as its protocol (Phoenix, version 2) is needed: it takes a join, and tells of rows. */
export function createRealtimeServer() {
  const sockets: FakeSocket[] = [];
  const joins: object[] = [];
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
        joins.push(payload);
        joined = { socket: this, topic };
        const postgres_changes = [{ id: 7, event: '*', schema: 'public' }];
        this.answer([
          join,
          ref,
          topic,
          'phx_reply',
          { status: 'ok', response: { postgres_changes } },
        ]);
      } else {
        this.answer([join, ref, topic, 'phx_reply', { status: 'ok', response: {} }]);
      }
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
    /** What was sent with each join. */
    joins,
    tell(table: string, type: string, records: object): void {
      const data = {
        schema: 'public',
        table,
        type,
        columns: COLUMNS,
        commit_timestamp: '2026-11-21T10:00:00Z',
        errors: null,
        ...records,
      };
      joined?.socket.answer([null, null, joined.topic, 'postgres_changes', { ids: [7], data }]);
    },
    /** The connection is lost. */
    hangUp(): void {
      for (const socket of sockets) socket.close(1006);
    },
    forget(): void {
      sockets.length = 0;
      joins.length = 0;
      joined = undefined;
    },
  };
}
