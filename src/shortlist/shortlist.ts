import type { StoreApi } from 'zustand/vanilla';
import { type Channel, createChannel } from '../device/channel';
import { clock } from '../device/clock';
import { inTime } from '../lib/in-time';
import { oneOf } from '../lib/shape';
import { writeStored } from '../lib/stored-text';
import { createShortlistDatabase, type StoredShortlist } from './shortlist-database';
import {
  changed,
  SHORTLIST_MARK,
  type ShortlistChange,
  type ShortlistState,
  shortlistState,
} from './shortlist-state';

/** Storage that WebKit lost in the background may never answer, not even with an error. */
const PATIENCE_MS = 5_000;

type ShortlistEnv = {
  state: StoreApi<ShortlistState>;
  /** Tells other tabs that something has changed. */
  channel: Channel<'changed'>;
  now(): number;
  /** Called when something has been stored. */
  onStored(): void;
};

/**
 * Keeps the shortlist on this device, and its state the same in all tabs. A change is in the state at once; if it can't
 * be stored, it stays there for as long as the page is open.
 */
export function createShortlist({ state, channel, now, onStored }: ShortlistEnv) {
  /** Changes that storage does not have, on the way or refused. They apply to whatever is read. */
  const unsaved = new Set<ShortlistChange>();
  let stored: StoredShortlist | undefined;
  const database = createShortlistDatabase(() => stored);
  /** One after the other: each has a connection of its own, and might overtake an earlier one. */
  let last: Promise<unknown> = Promise.resolve();

  function publish(): void {
    if (!stored) return;
    const kept = [...unsaved].reduce<ShortlistState['kept']>(changed, stored.kept);
    state.setState({ kept, seen: stored.seen, isRead: true });
  }

  /** Returns whether storage has answered, in its turn. */
  async function inTurn(work: () => Promise<StoredShortlist>): Promise<boolean> {
    const turn = last.then(() => inTime(work(), PATIENCE_MS));
    last = turn;
    const answer = await turn;
    if (answer) stored = answer;
    return answer !== undefined;
  }

  async function read(): Promise<void> {
    await inTurn(database.read);
    stored ??= { kept: [], seen: [] };
    publish();
  }

  async function store(work: () => Promise<StoredShortlist>): Promise<boolean> {
    const isStored = await inTurn(work);
    if (isStored) {
      onStored();
      channel.post('changed');
    }
    return isStored;
  }

  channel.listen(() => void read());

  return {
    /** Reads what is stored, also what other tabs have changed. */
    read,

    /** Keeps or removes properties. Returns whether that is on disk. */
    async change(change: ShortlistChange): Promise<boolean> {
      unsaved.add(change);
      publish();
      const isStored = await store(() => database.change(change));
      if (isStored) unsaved.delete(change);
      publish();
      return isStored;
    },

    /** Notes a visit to a property's page. Without storage it is not noted. */
    async see(slug: string): Promise<void> {
      if (await store(() => database.see({ slug, at: now() }))) publish();
    },

    async forgetSeen(): Promise<void> {
      if (await store(database.forgetSeen)) publish();
    },
  };
}

let opened: ReturnType<typeof createShortlist> | undefined;

/** The shortlist of this device; the first call reads what is stored. */
export function openShortlist() {
  opened ??= open();
  return opened;
}

function open() {
  const shortlist = createShortlist({
    state: shortlistState,
    channel: createChannel('meridian-shortlist', oneOf('changed')),
    now: clock.now,
    onStored: () => writeStored(SHORTLIST_MARK, 'used'),
  });
  void shortlist.read();
  // A page from the back/forward cache has missed what other tabs said.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void shortlist.read();
  });
  return shortlist;
}
