import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { inTime } from '../lib/in-time';
import { linkToFollow } from '../lib/link-to-follow';
import { createDraft } from '../lib/stored-text';
import { DOCUMENT } from '../protocol/names';
import { later, untilLoaded, untilScrolled } from '../ui/later';
import { share } from '../ui/share-button';
import type { PageModule } from './page-module';

const TeamCards = later(async () => (await import('../features/team/team-cards')).TeamCards, {
  when: untilScrolled,
});

/** A page that only the build renders, taken from its document. */
export async function finishedPage(path: string): Promise<PageModule> {
  const { html, ...meta } = await loadDocument(path);
  // biome-ignore lint/correctness/noComponentHookFactories: a page's module is created once per visit
  return { meta, Page: () => <Finished path={path} html={html} /> };
}

/** How long a page waits for a part of it before it is shown without. */
const PATIENCE_MS = 2_000;

/**
 * The part of a page that only the build renders. A document that is late, or can't be had yet, doesn't keep the page: it
 * says so, and the part follows.
 */
export async function finishedPart(path: string): Promise<ComponentType> {
  const loading = loadDocument(path);
  let html = (await inTime(loading, PATIENCE_MS))?.html;
  return () => {
    const [shown, setShown] = useState(html);
    const [isMissing, setIsMissing] = useState(false);
    useEffect(() => {
      if (shown !== undefined) return;
      let attempt: ReturnType<typeof loadDocument> | undefined = loading;
      const load = () => {
        const next = attempt ?? loadDocument(path);
        attempt = undefined;
        return next;
      };
      void untilLoaded(load, () => setIsMissing(true)).then((page) => {
        html = page.html;
        setShown(html);
      });
    }, [shown]);
    if (shown !== undefined) return <Finished path={path} html={shown} />;
    return <Missing path={path} why={isMissing ? 'could not be loaded' : 'is still on its way'} />;
  };
}

/** Shows the prerendered HTML as it is, so that no script has a second copy; its links, fields and share button work. */
function Finished({ path, html }: { path: string; html: string }) {
  const navigate = useNavigate();
  const ref = useRef<HTMLDivElement>(null);
  const [team, setTeam] = useState<Element | null>(null);

  useEffect(() => {
    const part = ref.current;
    showWhatIsOld(part);
    setTeam(part?.querySelector('[data-team]') ?? null);
    if (part) keepFields(part, path);
  }, [path]);

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('[data-share]')) {
      void share({ title: document.title, path });
    }
    const anchor = event.target.closest('a');
    const to = anchor && linkToFollow(event, anchor, location.href);
    if (!to) return;
    event.preventDefault();
    // Following a link to the current address must not add a history entry.
    navigate(to, { replace: to === location.pathname + location.search + location.hash });
  };

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks come from the links and buttons inside, by keyboard as well */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div
        ref={ref}
        data-finished={path}
        onClick={onClick}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: this site's own prerendered HTML
        dangerouslySetInnerHTML={{ __html: html }}
        suppressHydrationWarning
      />
      {team && createPortal(<TeamCards />, team)}
    </>
  );
}

/**
 * Keeps what is entered into a page's fields on this device: quotes arrive over weeks, and phones close pages by themselves.
 * @param name what it is kept under
 */
function keepFields(part: HTMLElement, name: string): void {
  const fields = part.querySelectorAll('input');
  if (fields.length === 0) return;
  const kept = createDraft(name);
  const texts = kept.read();
  for (const field of fields) {
    // What was entered before hydration is newer.
    texts[labelOf(field)] = field.value ||= texts[labelOf(field)] ?? '';
  }
  kept.write(texts);
  part.addEventListener('input', ({ target }) => {
    // Other tabs may have kept other fields.
    if (target instanceof HTMLInputElement) {
      kept.write({ ...kept.read(), [labelOf(target)]: target.value });
    }
  });
}

/** What a field is kept under: a list may get another order. */
const labelOf = (field: HTMLInputElement) => field.labels?.[0]?.textContent ?? field.id;

function Missing({ path, why }: { path: string; why: string }) {
  return (
    <p className="wrap py-10">
      The rest of this page {why}.{' '}
      <a className="underline" href={path}>
        Load the whole page
      </a>
    </p>
  );
}

/** Shows the notes that what they stand beside is old (`data-from`: the first day, in Lagos, on which it is). */
function showWhatIsOld(part: HTMLElement | null): void {
  for (const note of part?.querySelectorAll<HTMLElement>('[data-from]') ?? []) {
    // Midnight in Lagos. `lagosInstant` is in a file that these pages start without.
    note.hidden = Date.now() < Date.parse(`${note.dataset['from']}T00:00+01:00`);
  }
}

/** Reads a page from the open document, or from one that it fetches (from the worker, if offline). */
async function loadDocument(path: string) {
  const page = readDocument(document, path) ?? readDocument(await fetchDocument(path), path);
  // A captive portal answers every address with its own page.
  if (!page) throw new Error(`The document of ${path} is not that page.`);
  return page;
}

function readDocument(page: Document, path: string) {
  const part = page.querySelector(`[data-finished="${path}"]`);
  if (!part) return undefined;
  const description = page.querySelector<HTMLMetaElement>('meta[name="description"]');
  return {
    title: page.title,
    description: description?.content ?? '',
    html: part.innerHTML,
  };
}

/** A line slower than this is of no use. */
const DOCUMENT_TIMEOUT_MS = 10_000;

async function fetchDocument(path: string): Promise<Document> {
  const signal = AbortSignal.timeout(DOCUMENT_TIMEOUT_MS);
  const response = await fetch(path, { headers: DOCUMENT, signal });
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
