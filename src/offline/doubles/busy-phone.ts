import { typedViewing } from '../../domain/doubles/viewing';
import { viewingLead } from '../../domain/viewing';
import { correctionDraft } from '../cleared';
import { createDrafts } from '../drafts';
import { withPicture } from '../stored-records';
import { openPhone } from './phone';

/**
 * A phone with one viewing that was sent, one with a picture that waits with somebody's pass, a draft in each of two tabs,
 * and a draft of a correction.
 */
export async function busyPhone() {
  const phone = openPhone();
  const { clock, outbox } = phone;
  const sent = { ...typedViewing, name: 'Sent Already', phone: '+2348035550141' };
  await clock.until(outbox.submit(viewingLead(sent)));
  phone.always('drop');
  const along = withPicture(new Uint8Array([1, 2, 3]).buffer, (_, entry) => ({
    ...entry,
    by: 'somebody-else',
    pass: 'their-pass',
  }));
  const waiting = { ...typedViewing, name: 'Still Waiting' };
  await clock.until(outbox.submit(viewingLead(waiting), along));
  const drafts = createDrafts(outbox);
  for (const name of ['capture', 'capture:2', correctionDraft(3)]) {
    await clock.until(drafts.write(name, { name: `Half Typed ${name}` }));
  }
  const kept = async () =>
    JSON.stringify([
      await clock.until(outbox.readContents()),
      await clock.until(outbox.read((tx) => tx.objectStore('meta').getAll())),
    ]);
  return { ...phone, drafts, kept };
}
