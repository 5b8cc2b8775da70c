import { company } from '../content/company';
import { listedName } from '../content/property-names';
import { isWebView } from '../device/this-device';
import { unchecked } from '../domain/check-submission';
import { addTap, type RecordedTaps, type Tap, type TapAction, tapLead } from '../domain/tap';
import { NOTED, noteLead, recordLead } from '../forms/record-lead';
import { readVisitor } from '../forms/use-remembered-visitor';
import { pageAbout } from '../hooks/page-about';
import { telLink, whatsappAppLink, whatsappLink } from '../lib/phone-link';
import { instant, parsed, recordOf } from '../lib/shape';
import { readStored, writeStored } from '../lib/stored-text';
import type { Outbox } from '../offline/outbox';

const KEY = 'taps';
/** On these pages our own staff tap. */
const STAFF_PAGES = /^\/(admin|auth|capture)\b/;

/** Where nothing can be stored. */
let inMemory: RecordedTaps = {};

/**
 * Records the lead of a tap, unless it is recorded already. Resolves, after a second at the latest, when the page may be
 * left.
 */
async function recordTap(link: HTMLAnchorElement, outbox: Outbox): Promise<void> {
  const tap = readTap(link);
  // In the device's storage, so that a second tap in another tab is the same lead.
  const before = parsed(readStored(KEY), recordOf(instant)) ?? inMemory;
  const after = tap && addTap(before, tap, Date.now());
  if (!after) return;
  remember(after);
  // Loading the rules would delay the write. The words are our own, and a visitor's details are remembered as checked.
  const noted = noteLead(tapLead(tap, readVisitor()));
  const { recorded, written } = recordLead(outbox, noted, unchecked);
  void recorded.then((result) => {
    // The next tap tries again; what is still noted, the next start.
    const isLost = result?.kind === 'not-saved' && readStored(NOTED + noted.id) === null;
    if (!result || isLost) remember(before);
  });
  await written;
}

function remember(taps: RecordedTaps): void {
  inMemory = taps;
  writeStored(KEY, JSON.stringify(taps));
}

/** What a tap on a link means; undefined if it doesn't reach us, or its lead is recorded by what shows it. */
export function readTap(link: HTMLAnchorElement, path = location.pathname): Tap | undefined {
  const action = actionOf(link);
  if (!action || link.closest('[data-recorded]') || STAFF_PAGES.test(path)) {
    return undefined;
  }
  const slug =
    link.closest<HTMLElement>('[data-property]')?.dataset['property'] ??
    /^\/properties\/([^/]+)/.exec(path)?.[1] ??
    chosenProperty();
  const { about } = pageAbout.getState();
  // With the unit that was chosen.
  const name = about && about.slug === slug ? about.property : listedName(slug);
  return {
    action,
    page: document.title.replace(` | ${company.name}`, ''),
    property: slug && name ? { slug, name } : undefined,
    chosen: chosenWords(),
  };
}

function actionOf(link: HTMLAnchorElement): TapAction | undefined {
  const { href } = link;
  const office = company.offices.find(({ phone }) => href === telLink(phone));
  if (office) return { kind: 'call', office: office.city };
  const isOurChat = [whatsappLink, whatsappAppLink].some((linkTo) =>
    href.startsWith(linkTo(company.whatsapp, '')),
  );
  if (!isOurChat) return undefined;
  // What was typed into a form goes only where its writer sends it.
  const isTyped = link.closest('[data-typed]') !== null;
  return { kind: 'chat', message: isTyped ? '' : (new URL(href).searchParams.get('text') ?? '') };
}

/** The property that the page is about without being its page, such as a calculator's; undefined if there are several. */
function chosenProperty(): string | undefined {
  const parts = document.querySelectorAll<HTMLElement>('main [data-chosen-property]');
  const slugs = new Set(Array.from(parts, ({ dataset }) => dataset['chosenProperty']));
  return slugs.size === 1 ? [...slugs][0] : undefined;
}

/** What the parts of the page say about what the visitor has chosen in them. */
function chosenWords(): string {
  const parts = document.querySelectorAll<HTMLElement>('main [data-chosen]');
  return Array.from(parts, ({ dataset }) => dataset['chosen'])
    .filter(Boolean)
    .join('; ');
}

/**
 * Records every chat and call that is asked for on a page, wherever its link is: also in texts that only the build
 * renders. The link works on its own; this only listens.
 */
export function followTaps(outbox: Outbox): void {
  addEventListener('click', (event) => {
    const link = linkOf(event);
    // A link that opens a sheet instead of its chat.
    if (!link || event.defaultPrevented) return;
    const written = recordTap(link, outbox);
    if (!link.target || !isWebView(navigator.userAgent)) return;
    // The chat replaces this page: what is not stored by then is sent only at the next visit.
    event.preventDefault();
    void written.finally(() => location.assign(link.href));
  });
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && /^(tel|whatsapp):|\/wa\.me\//.test(link.href) ? link : null;
}
