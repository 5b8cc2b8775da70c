import type { Channel } from '../device/channel';
import type { Clock } from '../device/clock';
import type { LocksLike } from '../device/locks';
import type { OpenDatabase } from './db';
import type { Deliver } from './outcome';

export type { Clock, LocksLike };

/** Tells the other tabs and the worker that entries have changed, by their `seq`; which ones, an earlier release doesn't say. */
export type ChannelLike = Channel<number[] | undefined>;

/** What a device gives to everything that opens the outbox's storage: pages and the worker. */
export type DeviceEnv = {
  clock: Clock;
  newId(): string;
  /** From 0 up to 1. */
  random(): number;
  openDatabase: OpenDatabase;
  locks: LocksLike | undefined;
  channel: ChannelLike | undefined;
};

/** What a sender needs; a test hands in doubles. */
export type SenderEnv = DeviceEnv & { deliver: Deliver };
