import { ArrowUp } from 'lucide';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { number, parsed, recordOf } from '../lib/shape';
import { ofTab, readStored, writeStored } from '../lib/stored-text';
import { Tool } from '../ui/button';
import { untilMoved } from '../ui/later';
import { lastTraversal } from './page-transition';
import { scrollToStart } from './use-scroll-and-focus';

/** How far the page must be scrolled before the button shows; from the specification. */
const THRESHOLD_PX = 300;

/**
 * What depends on how far a page is scrolled. Loaded with the first scrolling, or the first step back.
 * @param first where the document was loaded
 */
export function Scrolling({ first }: { first: Location }) {
  useScrollRestoration(first);
  return <ScrollToTop />;
}

function ScrollToTop() {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const update = () => setIsShown(scrollY > THRESHOLD_PX);
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);

  return (
    <Tool
      drawing={ArrowUp}
      size={20}
      className="floating no-print"
      data-shown={isShown}
      onClick={() => scrollTo(0, 0)}
    >
      Scroll to top
    </Tool>
  );
}

const KEY = 'scroll-places';
/** A page may not be as long yet as when it was left, and as it fills, the browser scrolls it to keep what is visible. */
const REPEAT_MS = 100;
const MOST_REPEATS = 50;

const isPlaces = recordOf(number);

/** How far down the page was at each entry of the tab's history. */
let places: Record<string, number> = {};

/** The entry that was shown last, also before a visit to a page without this hook. */
let lastSeen: Location | undefined;

/** Names an entry. Like the first one, those made by plain links to a hash have the router's default key. */
const placeName = ({ key, hash }: Pick<Location, 'key' | 'hash'>) =>
  key === 'default' ? hash : key;

/**
 * After Back or Forward, scrolls to where the page was left.
 * @param first the entry that was shown when the document was loaded
 */
export function useScrollRestoration(first: Location): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';

  // All before the page is painted, and before a transition to it begins.
  useLayoutEffect(takeOverScrolling, []);
  useLayoutEffect(() => followPlace(placeName(location)), [location]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how an address was reached changes only with it
  useLayoutEffect(() => {
    const from = lastSeen ?? first;
    // This page has not been scrolled in this document: what is stored is from an earlier one.
    if (!lastSeen && from !== location) delete places[placeName(from)];
    lastSeen = location;
    // The page was scrolled before this was loaded.
    if (from === location) places[placeName(location)] = scrollY;
    if (!isReturn || from === location) return undefined;
    if (lastTraversal.from !== undefined) places[placeName(from)] = lastTraversal.from;
    // A plain link to a hash looks like a traversal, even when it is followed for the first time.
    const isPlainLink = location.hash && location.key === 'default';
    const place = isPlainLink ? undefined : places[placeName(location)];
    if (place !== undefined) return scrollToPlace(place);
    const isOtherPage = from.pathname !== location.pathname;
    if (location.hash || isOtherPage) scrollToStart(location.hash, isOtherPage);
    return undefined;
  }, [location]);
}

/** Scrolls there, and again as the page fills, until the visitor does anything. */
function scrollToPlace(top: number): () => void {
  // Smooth scrolling would show the whole way down.
  const scroll = () => scrollTo({ top, behavior: 'instant' });
  scroll();
  let repeats = 0;
  const timer = setInterval(() => {
    scroll();
    if (++repeats === MOST_REPEATS) end();
  }, REPEAT_MS);
  const end = () => clearInterval(timer);
  void untilMoved().then(end);
  return end;
}

/** Remembers how far down the page is while this entry is shown. */
function followPlace(name: string): () => void {
  const onScroll = () => {
    // After Back, the page that was left is still shown for a moment.
    const key = history.state?.key ?? 'default';
    if (placeName({ key, hash: location.hash }) === name) places[name] = scrollY;
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}

/**
 * Turns off the browser's own scroll restoration within a document: it comes before the earlier page is shown again. Between
 * documents, as after a reload, the browser restores, and the positions survive in the tab's storage.
 */
function takeOverScrolling(): () => void {
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  const handOver = () => {
    history.scrollRestoration = 'auto';
    writeStored(KEY, JSON.stringify(places), ofTab);
  };
  places = parsed(readStored(KEY, ofTab), isPlaces) ?? {};
  takeOver();
  addEventListener('pagehide', handOver);
  addEventListener('pageshow', takeOver);
  return () => {
    handOver();
    removeEventListener('pagehide', handOver);
    removeEventListener('pageshow', takeOver);
  };
}
