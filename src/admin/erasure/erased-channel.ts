import { createChannel } from '../../device/channel';
import { listOf, text } from '../../lib/shape';

/** Tells the dashboard's other tabs which rows are erased: what they hold in memory must not come back to the device. */
export const erasedChannel = createChannel('meridian-erased', listOf(text));
