import { createChannel } from '../device/channel';
import { text } from '../lib/shape';

/** Tells the other tabs whose texts have changed, by their name. */
export const keptChannel = createChannel('meridian-kept', text);
