import { fullTime } from '../../lib/full-time';
import type { Standing } from '../../remote/newsletter-link';

/** The state of the page behind a newsletter's link. */
export type LinkView =
  /** The address contains no token. */
  | { kind: 'no-link' }
  /** The token is incomplete. */
  | { kind: 'cut' }
  | { kind: 'unknown' }
  /** `isStuck`: an attempt has failed and another will follow. */
  | { kind: 'looking'; isStuck: boolean }
  | { kind: 'standing'; standing: Standing; wish?: { subscribed: boolean; isStuck: boolean } };

export type LinkAction = { label: string; subscribed: boolean; isMain: boolean; isBusy?: true };
export type LinkWords = {
  title: string;
  text: string;
  actions: LinkAction[];
  /** Shows an address to write to, because unsubscribing here may not be possible. */
  mayHaveToWrite: boolean;
};

const NEWEST = 'Please use the link in our newest letter, or write to us.';

/** A page without buttons. */
const note = (title: string, text: string): LinkWords => ({
  title,
  text,
  actions: [],
  mayHaveToWrite: true,
});

/** The page's text and buttons. */
export function linkWords(view: LinkView): LinkWords {
  switch (view.kind) {
    case 'no-link':
      return note(
        'The link is missing',
        `This page needs the link from one of our letters. ${NEWEST}`,
      );
    case 'cut':
      return note(
        'The link is incomplete',
        'Part of it is missing. Tap the link in our letter again, or copy all of it.',
      );
    case 'unknown':
      return note('We don’t know this link', NEWEST);
    case 'looking':
      return view.isStuck
        ? note(
            'No connection to us',
            'Keep this page open: we will look up your link as soon as there is one.',
          )
        : note('One moment', 'Looking up your link…');
    case 'standing':
      return view.wish
        ? wishWords(standingWords(view.standing), view.wish)
        : standingWords(view.standing);
  }
}

function wishWords(
  before: LinkWords,
  { subscribed, isStuck }: { subscribed: boolean; isStuck: boolean },
): LinkWords {
  if (isStuck) {
    const what = subscribed ? 'you will be subscribed' : 'you will be unsubscribed';
    const text = `There is no connection to us. Keep this page open: ${what} as soon as there is one.`;
    return { ...note('Not done yet', text), mayHaveToWrite: !subscribed };
  }
  const busyLabel = subscribed ? 'Subscribing…' : 'Unsubscribing…';
  return {
    ...before,
    actions: before.actions
      .filter((action) => action.subscribed === subscribed)
      .map((action) => ({ ...action, label: busyLabel, isBusy: true })),
  };
}

function standingWords({ state, since, address }: Standing): LinkWords {
  const at = since && fullTime(Date.parse(since));
  const leave = { label: 'Unsubscribe', subscribed: false, isMain: true };
  switch (state) {
    case 'active':
      return {
        title: 'You are subscribed',
        text: `${address} has been on our list since ${at}. One tap takes it off.`,
        actions: [leave],
        mayHaveToWrite: true,
      };
    case 'left':
      return {
        title: 'You are unsubscribed',
        text: `${address} ${at ? `left our newsletter on ${at}` : 'has left our newsletter'}. You can come back whenever you like.`,
        actions: [{ label: 'Come back', subscribed: true, isMain: false }],
        mayHaveToWrite: false,
      };
    case 'pending':
      return {
        title: 'Is this you?',
        text: `Somebody asked for our newsletter for ${address}. Nothing is sent there unless you say yes.`,
        actions: [
          { label: 'Yes, subscribe me', subscribed: true, isMain: true },
          { label: 'No, thank you', subscribed: false, isMain: false },
        ],
        mayHaveToWrite: false,
      };
  }
}
