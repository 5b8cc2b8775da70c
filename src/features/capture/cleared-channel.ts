import { createChannel } from '../../device/channel';
import { oneOf } from '../../lib/shape';

/** Tells the other tabs that the day's list was cleared, or that this was undone. */
export const clearedChannel = createChannel('meridian-capture-cleared', oneOf('changed'));
