import webPush from 'web-push';
import type { PushKeys } from '../../supabase/functions/push/deliver.ts';
import { keysFault } from '../../supabase/functions/push/keys-fault.ts';
import { hostsIn } from '../../supabase/functions/push/push-hosts.ts';
import { addToEnvFile, SettingFault, setting } from './setting.ts';

/** Where nothing else says whom a push service can ask: on this machine, whose address is nobody's. */
const NOBODY = 'mailto:hello@example.com';

/**
 * How push messages are signed; undefined if there are no keys.
 * @param site the site's address, which is the subject unless PUSH_SUBJECT names another
 * @throws with a sentence, if nothing can be signed with them
 */
export function loadPushKeys(site: string | undefined): PushKeys | undefined {
  const publicKey = setting('VITE_PUSH_PUBLIC_KEY');
  const privateKey = setting('PUSH_PRIVATE_KEY');
  if (!publicKey && !privateKey) return undefined;
  if (!publicKey || !privateKey) {
    throw new SettingFault('Set both: VITE_PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY.');
  }
  const own = site?.startsWith('https://') ? site : NOBODY;
  const keys = { publicKey, privateKey, subject: setting('PUSH_SUBJECT') || own };
  const fault = keysFault(keys);
  if (fault) throw new SettingFault(fault);
  return keys;
}

/** Push services that the operator trusts besides the known ones. @throws with a sentence, if one is no host */
export function pushHosts(): string[] {
  const hosts = hostsIn(setting('PUSH_HOSTS'));
  const wrong = hosts.find((host) => !/^[a-z0-9.-]+$/i.test(host));
  if (wrong) throw new SettingFault(`PUSH_HOSTS takes names like push.example.com, not ${wrong}.`);
  return hosts;
}

/**
 * Makes keys and adds them to `.env`, unless there are some.
 * @returns whether there were none
 */
export function ensurePushKeys(): boolean {
  if (setting('VITE_PUSH_PUBLIC_KEY') || setting('PUSH_PRIVATE_KEY')) return false;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  addToEnvFile({ VITE_PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey });
  return true;
}
