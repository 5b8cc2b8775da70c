import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type * as companyModule from '../../src/content/company.ts';
import type * as tourModule from '../../src/content/tour-url.ts';
import { databaseUrl } from './database-url.ts';
import { isFictional, isNowhere } from './fiction.ts';

/** What a site that is meant for the public says of itself. */
export type Published = {
  siteUrl: string | undefined;
  whatsapp: string;
  email: string;
  offices: { city: string; phone: string }[];
  tourUrl: string;
};

/** Whether a build is for the public: its database is a project that the public can reach. */
export function isProduction(database: string): boolean {
  return URL.canParse(database) && !isNowhere(new URL(database).hostname);
}

/** What would mislead the public, a sentence each, with the variable to set. */
export function productionFaults(site: Published): string[] {
  const faults: string[] = [];
  const address = siteFault(site.siteUrl);
  if (address) faults.push(address);
  if (isFictional(site.whatsapp)) {
    faults.push(`Nobody answers on WhatsApp at ${site.whatsapp}: set VITE_WHATSAPP_NUMBER.`);
  }
  if (!/^[^@\s]+@[^@\s]+$/.test(site.email) || isNowhere(site.email.replace(/^.*@/, ''))) {
    faults.push(`No e-mail arrives at ${site.email}: set VITE_COMPANY_EMAIL.`);
  }
  for (const { city, phone } of site.offices) {
    if (!isFictional(phone)) continue;
    faults.push(`No phone rings at ${phone}: set VITE_${city.toUpperCase()}_PHONE.`);
  }
  if (!URL.canParse(site.tourUrl) || isNowhere(new URL(site.tourUrl).hostname)) {
    faults.push(`The 3D tour at ${site.tourUrl} leads nowhere: set VITE_TOUR_URL.`);
  }
  return faults;
}

/** Why links, previews and messages can't carry this address of the site; undefined if they can. */
export function siteFault(siteUrl: string | undefined): string | undefined {
  if (!siteUrl) return 'The site has no address: set SITE_URL, such as https://www.example.com.';
  if (!URL.canParse(siteUrl)) return `${siteUrl} is no address: set SITE_URL.`;
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol !== 'https:') return `${siteUrl} is not served over https: set SITE_URL.`;
  if (isNowhere(hostname)) return `Nobody else can reach ${siteUrl}: set SITE_URL.`;
  return undefined;
}

/**
 * Stops a build for the public that would send its visitors nowhere, before it has written anything.
 * `PREVIEW_BUILD=1` lets it pass, for a preview that only its makers look at.
 */
export function production(): Plugin {
  let root = process.cwd();
  let mode = 'production';
  return {
    name: 'meridian:production',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      mode = config.mode;
    },
    async buildStart() {
      if (!isProduction(databaseUrl()) || process.env['PREVIEW_BUILD'] === '1') return;
      const faults = productionFaults(await readPublished(root, mode));
      if (faults.length > 0) {
        throw new Error(`This build is not fit for the public.\n${faults.join('\n')}`);
      }
    },
  };
}

/** What the build would publish, read from the site's own content with the settings of the build. */
export async function readPublished(root: string, mode: string): Promise<Published> {
  const read = async <Module>(file: string): Promise<Module> => {
    const path = resolve(root, 'src/content', file);
    return (await runnerImport<Module>(path, { configFile: false, envDir: root, mode })).module;
  };
  const { company } = await read<typeof companyModule>('company.ts');
  const { tourUrl } = await read<typeof tourModule>('tour-url.ts');
  return { ...company, tourUrl, siteUrl: process.env['SITE_URL'] };
}
