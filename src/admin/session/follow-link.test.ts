import { AuthRetryableFetchError } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { followLink, type MailLinkState } from './follow-link';
import type { LinkAnswer } from './mail-link';
import { readAuthError } from './read-auth-error';
import type { Who } from './state';

const ada: Who = { id: 'a1', email: 'ada@example.com' };
const mallory: Who = { id: 'm1', email: 'mallory@example.com' };
/** The account server's own link, which it has used up. */
const LINK = '#access_token=a.b.c&refresh_token=theirs&type=';

/** A link of ours, which its receiver uses up. */
const UNUSED = '#token_hash=1a2b&email=mallory%40example.com&type=';

type Scene = {
  hash?: string;
  search?: string;
  present?: Who;
  wasChoosing?: boolean;
  known?: Who;
  hasCopy?: boolean;
  owner?: Who;
  answers?: LinkAnswer[];
  joins?: ('accepted' | 'refused' | 'unreachable')[];
  signIns?: Error[];
};

/** A tab opened by a link; it records, in order, everything it does to the device. */
function opened(scene: Scene = {}) {
  const { hash = '', search = '', known, hasCopy = false, owner = mallory } = scene;
  const device = { present: scene.present };
  const done: string[] = [];
  const answers = scene.answers ?? [];
  const joins = scene.joins ?? [];
  const link = createStore<MailLinkState>(() => ({ kind: 'none' }));
  const signIns = scene.signIns ?? [];
  followLink({
    address: { hash, search },
    clearAddress: () => done.push('clear address'),
    link,
    session: {
      recheck: () => done.push('recheck'),
      recheckForLink: () => done.push('recheckForLink'),
      async signOut() {
        done.push('sign out');
        device.present = undefined;
      },
    },
    store: {
      readKept: () =>
        device.present && { who: device.present, accessToken: 'hers', refreshToken: 'hers' },
      isKnown: ({ id }) => known?.id === id,
      wasChoosing: () => scene.wasChoosing ?? false,
    },
    hasCopy: () => hasCopy,
    async openLink({ kind }) {
      if (kind === 'unused') done.push('use the link');
      const session = { who: owner, accessToken: 'fresh', refreshToken: 'next' };
      return answers.shift() ?? { kind: 'found', session };
    },
    async acceptInvitation(code) {
      done.push(`join with ${code}`);
      return joins.shift() ?? 'accepted';
    },
    async setSession(tokens) {
      done.push(`sign in with ${tokens.access_token} and ${tokens.refresh_token}`);
      return readAuthError(signIns.shift() ?? null);
    },
  });
  const becomes = (kind: MailLinkState['kind']) =>
    vi.waitFor(() => expect(link.getState().kind).toBe(kind));
  return {
    done,
    link,
    becomes,
    async asked() {
      await becomes('asking');
      const now = link.getState();
      if (now.kind !== 'asking') throw new Error('No question.');
      return now;
    },
  };
}

const UNTOUCHED = ['clear address', 'recheckForLink'];

it('a reload while a new password is being chosen continues with it', () => {
  const { link, done } = opened({ present: ada, wasChoosing: true });
  expect(link.getState().kind).toBe('recovery');
  expect(done).toEqual(['recheck']);
});

it('without a link the page just checks who is signed in', () => {
  expect(opened().done).toEqual(['recheck']);
});

const PURPOSES = {
  recovery: 'recovery',
  signup: 'verify',
  email_change: 'verify',
  magiclink: 'sign-in',
  invite: 'sign-in',
  'made-up': 'sign-in',
};

it.each<[string, Scene]>([
  ['with another account signed in', { present: ada }],
  ['with nobody signed in', {}],
  ['with somebody’s unsaved work on the device', { known: ada, hasCopy: true }],
])('a link changes nothing before it is accepted, %s', async (_, scene) => {
  for (const [type, does] of Object.entries(PURPOSES)) {
    const { asked, done } = opened({ ...scene, hash: LINK + type });
    const { who, purpose } = await asked();
    expect(who).toEqual(mallory);
    expect(purpose).toBe(does);
    expect(done).toEqual(UNTOUCHED);
  }
});

it('declining leaves everything as it was', async () => {
  const { asked, becomes, done } = opened({ present: ada, hash: `${LINK}recovery` });
  (await asked()).decline();
  await becomes('none');
  expect(done).toEqual([...UNTOUCHED, 'recheckForLink']);
});

it.each([
  [`${LINK}recovery`, 'recovery', []],
  [`${LINK}signup`, 'verified', []],
  [`${UNUSED}recovery`, 'recovery', ['use the link']],
  [`${UNUSED}signup`, 'verified', ['use the link']],
] as const)('accepting %s signs the other account out first', async (hash, end, use) => {
  const { asked, becomes, done } = opened({ present: ada, hash });
  (await asked()).accept();
  await becomes(end);
  // The server's tokens, not the link's.
  expect(done).toEqual([...UNTOUCHED, ...use, 'sign out', 'sign in with fresh and next']);
});

it('a link of the signed-in person needs no question', async () => {
  const { becomes, done } = opened({ present: ada, owner: ada, hash: `${LINK}recovery` });
  await becomes('recovery');
  expect(done).toEqual([...UNTOUCHED, 'sign in with fresh and next']);
});

it.each<[string, Scene, boolean]>([
  ['somebody else’s work is here', { known: ada, hasCopy: true }, true],
  ['their own work is here', { known: mallory, hasCopy: true }, false],
  ['nothing is here', { known: ada }, false],
])('the question says whether accepting forgets anything: %s', async (_, scene, forgets) => {
  const { asked } = opened({ ...scene, hash: `${LINK}recovery` });
  expect((await asked()).forgets).toBe(forgets);
});

it.each<[string, Scene, boolean]>([
  ['too old', { hash: '#error=access_denied&error_code=otp_expired' }, true],
  ['for another browser', { search: '?code=5f7a' }, false],
  ['where servers see it', { search: '?token_hash=abc&type=recovery' }, false],
  ['used up', { hash: `${LINK}recovery`, answers: [{ kind: 'refused' }] }, true],
])('a link that is %s is refused, and nobody is signed out', async (_, scene, isExpired) => {
  const { link, becomes, done } = opened({ ...scene, present: ada });
  await becomes('refused');
  expect(link.getState()).toEqual({ kind: 'refused', isExpired });
  expect(done).toEqual(UNTOUCHED);
});

const INVITED = { search: '?invitation=the-code', hash: `${LINK}signup` };
const NO_ANSWER = { kind: 'unreachable' } as const;

it.each<[string, Scene, object]>([
  [
    'is checked',
    { hash: `${LINK}recovery`, answers: [NO_ANSWER] },
    { kind: 'asking', who: mallory, done: UNTOUCHED },
  ],
  [
    'is accepted',
    { hash: `${LINK}recovery`, signIns: [new AuthRetryableFetchError('Failed to fetch', 0)] },
    { kind: 'recovery' },
  ],
  [
    'of ours is accepted, and says when it is used up',
    { hash: `${UNUSED}recovery`, answers: [NO_ANSWER, { kind: 'refused' }] },
    { kind: 'refused', isExpired: true, email: mallory.email },
  ],
  ['is an invitation', { ...INVITED, joins: ['unreachable'] }, { kind: 'recovery' }],
])(
  'what could not be done without a network when a link %s can be repeated',
  async (_, scene, end) => {
    const { done, link, becomes } = opened(scene);
    await vi.waitFor(() => expect(link.getState().kind).toMatch(/asking|unreachable/));
    const asked = link.getState();
    if (asked.kind === 'asking') asked.accept();
    await becomes('unreachable');
    const now = link.getState();
    if (now.kind === 'unreachable') now.retry();
    await vi.waitFor(() => expect({ ...link.getState(), done }).toMatchObject(end));
  },
);

describe('a link of ours', () => {
  it.each<[string, Scene]>([
    ['with another account signed in', { present: ada }],
    ['with its own', { present: mallory }],
    ['with nobody signed in', { known: ada, hasCopy: true }],
  ])('is not used before it is accepted, %s', async (_, scene) => {
    const { asked, becomes, done } = opened({ ...scene, hash: `${UNUSED}recovery` });
    const question = await asked();
    expect(question).toMatchObject({
      isChecked: false,
      purpose: 'recovery',
      who: { email: mallory.email },
    });
    question.decline();
    await becomes('none');
    expect(done).toEqual([...UNTOUCHED, 'recheckForLink']);
  });

  it.each<[string, Scene, string, boolean]>([
    ['is another person’s than it says', { owner: ada }, UNUSED, false],
    ['says nothing of its owner', {}, '#token_hash=1a2b&type=', false],
    ['forgets what is here, it turns out', { known: ada, hasCopy: true }, UNUSED, true],
  ])('that %s raises a second question', async (_, scene, hash, forgets) => {
    const { asked, becomes, done, link } = opened({ ...scene, hash: `${hash}signup` });
    (await asked()).accept();
    await vi.waitFor(() => expect(link.getState()).toMatchObject({ isChecked: true, forgets }));
    expect(await asked()).toMatchObject({ who: scene.owner ?? mallory });
    expect(done).toEqual([...UNTOUCHED, 'use the link']);
    (await asked()).accept();
    await becomes('verified');
  });

  it('says in the first question what is erased, where somebody else is signed in', async () => {
    const scene = { present: ada, known: ada, hasCopy: true, hash: `${UNUSED}signup` };
    const { asked, becomes } = opened(scene);
    const question = await asked();
    expect(question.forgets).toBe(true);
    question.accept();
    await becomes('verified');
  });

  it('may be one of two that confirm a new address', async () => {
    const answers: LinkAnswer[] = [{ kind: 'halfway' }];
    const { asked, becomes, done } = opened({ hash: `${UNUSED}email_change`, answers });
    (await asked()).accept();
    await becomes('halfway');
    expect(done).toEqual([...UNTOUCHED, 'use the link']);
  });
});

it('an invitation is accepted with its link, and then a password is chosen', async () => {
  const { asked, becomes, done, link } = opened(INVITED);
  const question = await asked();
  expect(question.isInvitation).toBe(true);
  expect(done).toEqual(UNTOUCHED);
  question.accept();
  await becomes('recovery');
  expect(link.getState()).toEqual({ kind: 'recovery', hasJoined: true });
  expect(done.slice(-2)).toEqual(['join with the-code', 'recheck']);
});

it('an invitation that was withdrawn lets nobody in', async () => {
  const { asked, becomes, done } = opened({ ...INVITED, joins: ['refused'] });
  (await asked()).accept();
  await becomes('not-invited');
  expect(done.at(-1)).toBe('recheck');
});

it('an invitation whose link is too old can be sent again', async () => {
  const { becomes, link } = opened({
    search: '?invitation=the-code',
    hash: '#error=access_denied&error_code=otp_expired',
  });
  await becomes('refused');
  expect(link.getState()).toEqual({ kind: 'refused', isExpired: true, invitation: 'the-code' });
});
