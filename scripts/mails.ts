import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadPushKeys, pushHosts } from './backend/push-settings.ts';
import { type TargetDatabase, withBackend } from './backend/reach.ts';
import { linkFault } from './build/production.ts';
import type { Mail } from './mails/mail.ts';
import { createMailService } from './mails/mail-service.ts';
import { createPushService } from './mails/push.ts';
import { type Count, createMailQueue, type Noticed } from './mails/queue.ts';
import { readShown, SHOWN_FILE, type Shown, shownIn } from './mails/shown.ts';

/**
 * `npm run mails`: sends what is queued for visitors, about their enquiries and appointments and, after a release, what has
 * changed at the properties that they watch. Push messages are sent if there are keys to sign them (`npm run push:keys`),
 * e-mails through MAIL_URL, or written to a file for another program: `-- --export mails.json`.
 */
async function main(): Promise<string> {
  const { values } = parseArgs({ options: { export: { type: 'string' } } });
  if (existsSync('.env')) process.loadEnvFile('.env');
  return withBackend(async (target) => {
    const { access, site } = target;
    const fault = linkFault(access.siteUrl, site ?? '');
    if (!site || fault) throw new Error(fault ?? 'Set SITE_URL.');
    const queue = createMailQueue(access, site, await loadShown(target, site));
    const lines = (await queue.notice()).map(noticedLine);
    if (lines.length === 0) lines.push('Nothing that is watched has changed since the last time.');

    const keys = loadPushKeys(site);
    if (keys) {
      const push = createPushService(keys, { hosts: pushHosts() });
      lines.push(...countLines('notifications', await queue.push(push)));
      lines.push(...countLines('notifications about appointments', await queue.tell(push)));
    }
    const file = values.export;
    if (file !== undefined) {
      const count = await queue.handOver((mails) => keep(mails, file));
      lines.push(count > 0 ? `${count} e-mails are in ${file}, to be sent.` : 'No e-mail is due.');
      return lines.join('\n');
    }
    const settings = mailSettings();
    if (!settings) {
      lines.push('E-mails stay queued: set MAIL_URL, MAIL_KEY and MAIL_FROM, or use --export.');
      return lines.join('\n');
    }
    const count = await queue.send(createMailService(settings));
    lines.push(...countLines('e-mails', count));
    return lines.join('\n');
  });
}

/** What the site shows, from the site itself: no e-mail goes out before the page says the same. */
async function loadShown({ isServed }: TargetDatabase, site: string): Promise<Shown> {
  if (!isServed) {
    const shown = shownIn('dist');
    if (!shown) throw new Error(`There is no dist/${SHOWN_FILE}: run \`npm run build\` first.`);
    return shown;
  }
  const address = new URL(`/${SHOWN_FILE}`, site).href;
  const response = await fetch(address, { cache: 'no-store' });
  return readShown(await response.text(), address);
}

/** How e-mails are sent; undefined if nothing is set. */
function mailSettings() {
  const { MAIL_URL: url, MAIL_KEY: key, MAIL_FROM: from } = process.env;
  if (!url && !key && !from) return undefined;
  if (!url || !key || !from) throw new Error('Set all three: MAIL_URL, MAIL_KEY and MAIL_FROM.');
  return { url, key, from };
}

function countLines(what: string, { sent, refused, gone, later }: Count): string[] {
  return [
    `${sent} ${what} sent.`,
    ...(refused > 0 ? [`${refused} were refused.`] : []),
    ...(gone > 0 ? [`${gone} devices are gone: their alerts have ended.`] : []),
    ...(later > 0 ? [`${later} will be tried again.`] : []),
  ];
}

function noticedLine({ slug, topics, mails }: Noticed[number]): string {
  return `${slug}: ${topics.join(', ')} changed, ${mails} messages queued.`;
}

/** It holds people's addresses, and does not replace another file. */
function keep(mails: Mail[], file: string): void {
  writeFileSync(file, `${JSON.stringify(mails, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
}

try {
  console.log(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
