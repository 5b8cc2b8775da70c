import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '../../src/content/company.ts';
import {
  demonstrationWarning,
  isProduction,
  linkFault,
  type Published,
  productionFaults,
  readPublished,
} from './production.ts';

/** Realistic data; to our knowledge the names and numbers belong to nobody. */
const FIT: Published = {
  siteUrl: 'https://www.meridian-estates-build.com',
  isDemonstration: company.isDemonstration,
  whatsapp: '2348035550142',
  email: 'hello@meridian-estates-build.com',
  offices: [
    { city: 'Lagos', phone: '+234 201 555 0142' },
    { city: 'London', phone: '+44 20 7946 1142' },
  ],
  tourUrl: 'https://tours.meridian-estates-build.com/brum-height-7',
};

afterEach(() => vi.unstubAllEnvs());

it('accepts a build with a company’s own data', () => {
  expect(productionFaults(FIT)).toEqual([]);
});

describe('a demonstration', () => {
  it('at a public address is warned of, with the file and what to set', () => {
    expect(demonstrationWarning('https://www.meridian-estates-build.com', true)).toBe(
      'src/content/company.ts: https://www.meridian-estates-build.com will say that its company is made up. If it is real, set isDemonstration to false.',
    );
  });

  it.each([[undefined], ['http://localhost:4173'], ['https://site.meridian-estates.example']])(
    'at %s is not',
    (siteUrl) => expect(demonstrationWarning(siteUrl, true)).toBeUndefined(),
  );

  it('is none once the company is real', () => {
    expect(demonstrationWarning('https://www.meridian-estates-build.com', false)).toBeUndefined();
  });
});

describe('a build whose contact details lead nowhere names the variable to set', () => {
  it.each<[string, Partial<Published>]>([
    ['SITE_URL', { siteUrl: undefined }],
    ['SITE_URL', { siteUrl: 'http://localhost:4173' }],
    ['SITE_URL', { siteUrl: 'https://localhost' }],
    ['SITE_URL', { siteUrl: 'http://www.meridian-estates-build.com' }],
    ['SITE_URL', { siteUrl: 'www.meridian-estates-build.com' }],
    ['VITE_WHATSAPP_NUMBER', { whatsapp: '+44 7700 900142' }],
    ['VITE_COMPANY_EMAIL', { email: 'hello@meridian-estates.example' }],
    ['VITE_COMPANY_EMAIL', { email: 'hello' }],
    ['VITE_LAGOS_PHONE', { offices: [{ city: 'Lagos', phone: '+234 1 555 0142' }] }],
    ['VITE_LONDON_PHONE', { offices: [{ city: 'London', phone: '+44 20 7946 0142' }] }],
    ['VITE_TOUR_URL', { tourUrl: 'https://tours.meridian-estates.example/brum-height-7' }],
  ])('%s: %j', (variable, change) => {
    const faults = productionFaults({ ...FIT, ...change });
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^.+: set ${variable}\\b.*\\.$`))]);
  });
});

/** Builds read these from the environment. */
function tell(site: Published): void {
  vi.stubEnv('SITE_URL', site.siteUrl ?? '');
  vi.stubEnv('VITE_WHATSAPP_NUMBER', site.whatsapp);
  vi.stubEnv('VITE_COMPANY_EMAIL', site.email);
  vi.stubEnv('VITE_LAGOS_PHONE', site.offices[0]?.phone ?? '');
  vi.stubEnv('VITE_LONDON_PHONE', site.offices[1]?.phone ?? '');
  vi.stubEnv('VITE_TOUR_URL', site.tourUrl);
}

it('the settings of the environment are both published and validated', async () => {
  tell(FIT);
  expect(await readPublished(process.cwd(), 'production')).toMatchObject(FIT);
  tell({ ...FIT, whatsapp: '+44 7700 900142', siteUrl: 'http://localhost:4173' });
  expect(productionFaults(await readPublished(process.cwd(), 'production'))).toEqual([
    'http://localhost:4173 is not served over https: set SITE_URL.',
    'Nobody answers on WhatsApp at +44 7700 900142: set VITE_WHATSAPP_NUMBER.',
  ]);
});

it.each([
  ['http://localhost:4173', true],
  ['localhost:4173', false],
  ['www.example.com', false],
])('a message’s link to %s leads somewhere: %s', (site, leads) => {
  expect(linkFault('http://localhost:54321', site) === undefined).toBe(leads);
});

it.each([
  ['https://abcdefgh.supabase.co', true],
  ['https://database.meridian-estates-build.com', true],
  ['http://localhost:54321', false],
  ['http://127.0.0.1:54321', false],
  ['', false],
])('a build with its database at %j is public: %s', (database, isPublic) => {
  expect(isProduction(database)).toBe(isPublic);
});
