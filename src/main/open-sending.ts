import { endPush } from '../device/push';
import { readEnv } from '../env';
import { type CreateSending, createSending } from '../offline/sending';
import { createDeliver } from '../remote/deliver';
import { readEpoch } from '../remote/epoch';
import { staffTokens } from '../remote/staff-session';
import { forgetIfUnused } from '../staff-copy/staff-copy';

/** The page's sending half. A chunk of its own, because most visits only read. */
export const openSending: CreateSending = (parts) => {
  // Here because nearly every visit runs this: the phone may belong to somebody else by now.
  void forgetIfUnused(Date.now()).catch(() => undefined);
  const settings = readEnv(location.origin);
  return createSending({
    ...parts,
    deliver: createDeliver({ ...settings, tokenOf: staffTokens(settings) }),
    readEpoch: () => readEpoch(settings),
    endPush,
    // Only people who sign in to the dashboard have changes to send.
    loadChanges: async () => (await import('../offline/changes/changes')).createChanges,
  });
};
