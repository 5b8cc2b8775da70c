import { resolve } from 'node:path';
import type * as companyModule from '../../src/content/company.ts';
import type * as deploymentModule from '../../src/content/deployment.ts';
import { databaseUrl } from './database-url.ts';
import { isFictional, isNowhere } from './fiction.ts';

/** What a public site says about the company. */
export type Published = {
  siteUrl: string | undefined;
  isDemonstration: boolean;
  whatsapp: string;
  email: string;
  offices: { city: string; phone: string }[];
  tourUrl: string;
};

/** Whether a build is public: its database can be reached by the public. */
export function isProduction(database: string): boolean {
  return isPublicAddress(database);
}

/** Everything that would mislead the public, one sentence each, with the variable to set. */
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
  const isOwnTour = site.tourUrl.startsWith('/');
  if (!isOwnTour && (!URL.canParse(site.tourUrl) || isNowhere(new URL(site.tourUrl).hostname))) {
    faults.push(`The 3D tour at ${site.tourUrl} leads nowhere: set VITE_TOUR_URL.`);
  }
  return faults;
}

/** What to consider before a demonstration is put at a public address, in one line; undefined if this is not one. */
export function demonstrationWarning(
  siteUrl: string | undefined,
  isDemonstration: boolean,
): string | undefined {
  if (!isDemonstration || !isPublicAddress(siteUrl)) return undefined;
  return `src/content/company.ts: ${siteUrl} will say that its company is made up. If it is real, set isDemonstration to false.`;
}

function isPublicAddress(url = ''): boolean {
  return URL.canParse(url) && !isNowhere(new URL(url).hostname);
}

/** Why this address can't be used in links, previews and messages; undefined if it can. */
export function siteFault(siteUrl: string | undefined): string | undefined {
  if (!siteUrl) return 'The site has no address: set SITE_URL, such as https://www.example.com.';
  if (!URL.canParse(siteUrl)) return `${siteUrl} is not an address: set SITE_URL.`;
  const { protocol, hostname } = new URL(siteUrl);
  if (protocol !== 'https:') return `${siteUrl} is not served over https: set SITE_URL.`;
  if (isNowhere(hostname)) return `Nobody else can reach ${siteUrl}: set SITE_URL.`;
  return undefined;
}

/**
 * Why a message's link to the site would lead nowhere; undefined if it leads there.
 * @param database its address: a local one may belong to a local site
 */
export function linkFault(database: string, site: string): string | undefined {
  if (isProduction(database)) return siteFault(site);
  const isAddress = URL.canParse(site) && /^https?:$/.test(new URL(site).protocol);
  return isAddress
    ? undefined
    : `${site} is not an address: set SITE_URL, such as http://localhost:4173.`;
}

/**
 * Refuses a public build that would lead its visitors nowhere. `PREVIEW_BUILD=1` allows it, for previews. Returns what to
 * warn of: a demonstration at a public address.
 */
export async function checkProduction(root: string, mode: string): Promise<string[]> {
  const isChecked = isProduction(databaseUrl()) && process.env['PREVIEW_BUILD'] !== '1';
  if (!isChecked && !isPublicAddress(process.env['SITE_URL'])) return [];
  const published = await readPublished(root, mode);
  const faults = isChecked ? productionFaults(published) : [];
  if (faults.length > 0) {
    throw new Error(`This build is not fit for the public.\n${faults.join('\n')}`);
  }
  return [demonstrationWarning(published.siteUrl, published.isDemonstration) ?? []].flat();
}

/** What the build would publish, from the site's content and the build's settings. */
export async function readPublished(root: string, mode: string): Promise<Published> {
  const read = async <Module>(file: string): Promise<Module> => {
    const path = resolve(root, 'src/content', file);
    // Only here: commands that look at an address alone need not wait for Vite.
    const { runnerImport } = await import('vite');
    return (await runnerImport<Module>(path, { configFile: false, envDir: root, mode })).module;
  };
  const { company } = await read<typeof companyModule>('company.ts');
  const { tourUrl } = await read<typeof deploymentModule>('deployment.ts');
  return { ...company, tourUrl, siteUrl: process.env['SITE_URL'] };
}
