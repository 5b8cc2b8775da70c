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

/** The page's text and buttons. */
export function linkWords(view: LinkView): LinkWords {
  switch (view.kind) {
    case 'no-link':
      return {
        title: 'The link is missing',
        text: `This page needs the link from one of our letters. ${NEWEST}`,
        actions: [],
        mayHaveToWrite: true,
      };
    case 'cut':
      return {
        title: 'The link is incomplete',
        text: 'Part of it is missing. Tap the link in our letter again, or copy all of it.',
        actions: [],
        mayHaveToWrite: true,
      };
    case 'unknown':
      return {
        title: 'We don’t know this link',
        text: NEWEST,
        actions: [],
        mayHaveToWrite: true,
      };
    case 'looking':
      return view.isStuck
        ? {
            title: 'No connection to us',
            text: 'Keep this page open: we will look up your link as soon as there is one.',
            actions: [],
            mayHaveToWrite: true,
          }
        : {
            title: 'One moment',
            text: 'Looking up your link…',
            actions: [],
            mayHaveToWrite: true,
          };
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
    return {
      title: 'Not done yet',
      text: `There is no connection to us. Keep this page open: ${what} as soon as there is one.`,
      actions: [],
      mayHaveToWrite: !subscribed,
    };
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
        text: at
          ? `${address} left our newsletter on ${at}. You can come back whenever you like.`
          : `${address} has left our newsletter. You can come back whenever you like.`,
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
