import { checkSubmission } from '../../../src/domain/check-submission';
import { applyRules } from '../../../src/domain/submission';
import { HOUR_MS } from '../../../src/lib/durations';
import { databaseOpener, type OutboxDatabase } from '../../../src/offline/connection';
import { createManualClock } from '../../../src/offline/doubles/clock';
import { createDevice, type Tab as OpenTab } from '../../../src/offline/doubles/device';
import { emptyStorage } from '../../../src/offline/doubles/storage';
import { createDeliver } from '../../../src/remote/deliver';
import { checkEvents } from '../support/event-facts';
import { createFaultyTransport, type Fault } from '../support/faulty-transport';
import { createRandom } from '../support/random';
import { createAdministrators } from './administrators';
import type { SoakDatabase } from './database';
import { CHAPTER, fateOf, type Step, stepOf } from './steps';
import { checkSubmissions } from './submission-facts';
import { createVisitors, passesUnchecked, submissionOf } from './visitors';

const LEADS = 40;
const TABS = 3;

type Tab = OpenTab & { isFrozen: boolean; isAway: boolean };

/** A form whose rules can't be fetched, as without a network. */
const noRules = () => Promise.reject(new TypeError('Failed to fetch'));

/** The result of a life, as text for people. */
export type Account = {
  steps: number;
  submissions: number;
  changes: number;
  requests: number;
  faults: number;
};

/**
 * Performs these steps on one phone. After each chapter the network recovers, everything finishes, and everything that
 * people were told is compared with the database; in the end, with what another one reads of its files.
 * @throws if something was lost, stored twice, refused silently or is stuck
 */
export async function live(
  database: SoakDatabase,
  seed: number,
  numbers: readonly number[],
): Promise<Account> {
  emptyStorage();
  const random = createRandom(seed);
  const clock = createManualClock();
  const weather: { faults: Fault[]; share: number } = { faults: [], share: 0 };
  const times = new Map<string, number>();
  const account: Account = { steps: 0, submissions: 0, changes: 0, requests: 0, faults: 0 };

  function next(url: string, init: RequestInit): Fault | 'fine' {
    const request = requestKey(url, init);
    const time = (times.get(request) ?? 0) + 1;
    times.set(request, time);
    const fate = fateOf(seed, `${request} ${time}`, weather);
    account.requests++;
    if (fate !== 'fine') account.faults++;
    return fate;
  }
  const transportTo = (server: SoakDatabase['fetch']) =>
    createFaultyTransport({ clock, server, next });

  let ids = 0;
  const device = createDevice({
    clock,
    deliver: createDeliver({
      url: database.url,
      key: database.key,
      fetch: transportTo(database.fetch),
      now: clock.now,
    }),
    random: random.next,
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  });
  const leads = await database.reset(LEADS);
  const visitors = createVisitors();
  const staff = createAdministrators({
    database,
    fetch: transportTo(database.fetch),
    clock,
    leads,
  });

  let tabs: Tab[] = [];
  let connections: OutboxDatabase[] = [];

  function openTab(): Tab {
    const open = databaseOpener();
    const tab = {
      ...device.open({
        check: (typed) =>
          passesUnchecked(typed) ? checkSubmission(typed, noRules) : applyRules(typed),
        async openDatabase(on) {
          const connection = await open(on);
          connections.push(connection);
          return connection;
        },
      }),
      isFrozen: false,
      isAway: false,
    };
    return tab;
  }
  function launch(): Tab {
    const tab = openTab();
    tabs.push(tab);
    void tab.outbox.start();
    tab.signIn(staff.deliver());
    return tab;
  }
  const tabAt = (n: number) => tabs[n % Math.max(1, tabs.length)] ?? launch();
  function kill(tab: Tab | undefined) {
    tab?.kill();
    tabs = tabs.filter((other) => other !== tab);
  }

  /** Does it as a person would, in a page of its own that is closed afterwards. */
  async function inPassing(work: (tab: Tab) => Promise<void>) {
    const tab = openTab();
    await clock.until(clock.track(work(tab)));
    tab.kill();
  }

  async function take(step: Step, n: number): Promise<void> {
    switch (step.do) {
      case 'submit':
        return visitors.submit(tabAt(step.tab).outbox, submissionOf(n, step));
      case 'subscribe': {
        const email = `reader-${step.reader}@example.com`;
        const submission = { table: 'newsletter_subscribers' as const, email, name: null };
        return visitors.submit(tabAt(step.tab).outbox, submission);
      }
      case 'edit':
        return inPassing(({ outbox }) => visitors.edit(outbox, step.which));
      case 'retry':
        return inPassing(({ outbox }) => visitors.retry(outbox, step.which));
      case 'discard':
      case 'discard and undo': {
        const isMistake = step.do !== 'discard';
        return inPassing(({ outbox }) => visitors.discard(outbox, step.which, isMistake));
      }
      case 'weather':
        weather.faults = step.faults;
        weather.share = step.share;
        return;
      case 'wait':
        return clock.advance(step.ms);
      case 'jump':
        return clock.jump(step.ms);
      case 'online':
      case 'visible':
        void tabAt(step.tab).outbox.flush(step.do);
        return;
      case 'put away': {
        const tab = tabAt(step.tab);
        tab.isAway = true;
        return tab.outbox.suspend();
      }
      case 'back': {
        const tab = tabAt(step.tab);
        tab.isAway = false;
        void tab.outbox.resume();
        return;
      }
      case 'freeze': {
        const tab = tabAt(step.tab);
        tab.isFrozen = true;
        return tab.freeze();
      }
      case 'thaw': {
        const tab = tabAt(step.tab);
        tab.isFrozen = false;
        return tab.thaw();
      }
      case 'open':
        if (tabs.length < TABS) launch();
        return;
      case 'close':
      case 'reload': {
        const tab = tabAt(step.tab);
        tab.outbox.suspend();
        kill(tab);
        if (step.do === 'reload') launch();
        return;
      }
      case 'kill':
        return kill(tabs[step.tab]);
      case 'kill the browser':
        for (const tab of tabs) kill(tab);
        return;
      case 'lose storage':
        for (const connection of connections) connection.close();
        connections = [];
        return;
      case 'worker': {
        const worker = device.wake();
        // It fails while something is left, so that the browser calls again.
        void worker.sender.flush('sync').catch(() => undefined);
        await clock.advance(step.ms);
        return worker.kill();
      }
      case 'note':
      case 'deletion':
      case 'restoration': {
        const tab = tabAt(step.tab);
        if (!tab.isFrozen) staff.change(tab.outbox, n, step.do, leadNow(n, step.lead));
        return;
      }
      case 'try again':
      case 'give up':
        return inPassing(({ outbox }) => staff.decide(outbox, step.do, step.which));
      case 'office':
        return staff.office(leadNow(n, step.lead), step.what);
      case 'sign in': {
        const tab = tabAt(step.tab);
        return tab.signIn(staff.deliver());
      }
      case 'sign out':
        return tabAt(step.tab).outbox.authorize(undefined);
    }
  }

  /** The network recovers. An active tab then needs only time; a frozen one stays frozen. */
  async function rest() {
    weather.share = 0;
    // This one is signed in as well.
    if (tabs.length === TABS) kill(tabs[0]);
    launch();
    await clock.advance(HOUR_MS);
    const last = openTab();
    const { entries, unreadable } = await clock.until(last.outbox.readContents());
    if (unreadable.length > 0) throw new Error(`${unreadable.length} can't be read any more.`);
    const kept = await clock.until(staff.kept(last.outbox));
    last.kill();
    checkSubmissions(visitors.facts, await database.rows(), entries);
    checkEvents({
      facts: [...staff.facts.values()],
      kept,
      stored: await database.notes(),
      isThere: await staff.isThere(),
    });
    for (const tab of tabs) kill(tab);
    connections = [];
  }

  for (const [index, n] of numbers.entries()) {
    await take(stepOf(seed, n), n);
    account.steps++;
    const after = numbers[index + 1];
    if (after === undefined || chapterOf(after) !== chapterOf(n)) await rest();
  }
  await database.readElsewhere();
  account.submissions = visitors.facts.length;
  account.changes = staff.facts.size;
  return account;
}

export const chapterOf = (n: number) => Math.floor(n / CHAPTER);

/** Which lead a step is about. Each chapter has leads of its own, because earlier ones may have been deleted. */
const leadNow = (n: number, lead: number) => chapterOf(n) * 2 + lead;

/** Identifies a request by its content, so that leaving out other steps does not change what happens to it. */
function requestKey(url: string, { method, body }: RequestInit): string {
  const { pathname } = new URL(url);
  const row = body ? JSON.parse(String(body)) : {};
  return `${method} ${pathname} ${row.message ?? row.notes ?? row.body ?? row.email ?? ''}`;
}
