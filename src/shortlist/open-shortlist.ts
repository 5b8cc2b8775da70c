import { createChannel } from '../device/channel';
import { clock } from '../device/clock';
import { oneOf } from '../lib/shape';
import { writeStored } from '../lib/stored-text';
import { createShortlist } from './shortlist';
import { SHORTLIST_MARK, shortlistState } from './shortlist-state';

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
