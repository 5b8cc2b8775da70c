import type { Channel } from '../device/channel';
import type { Clock } from '../device/clock';
import type { LocksLike } from '../device/locks';

export type { Clock, LocksLike };

/** Tells the other tabs and the worker that entries have changed, by their `seq`; which ones, an earlier release doesn't say. */
export type ChannelLike = Channel<number[] | undefined>;
