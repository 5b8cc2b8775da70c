import { listedName } from '../../content/property-names';
import { fullTime } from '../../lib/time-words';
import type { Standing } from '../../remote/newsletter-link';

/** What the page behind the link of a letter or an e-mail knows. */
export type LinkView = {
  /** The token in the address: null if there is none, undefined until it can be read. */
  token: string | null | undefined;
  /** The address contains only part of a token. */
  isCut?: boolean;
  /** The subscription's state, once known. */
  standing?: Standing | 'unknown' | undefined;
  /** Whether the visitor asked to be subscribed or unsubscribed, until that is done. */
  choice?: boolean | undefined;
  /** An attempt has failed and another will follow. */
  isStuck?: boolean;
};

type LinkAction = { label: string; subscribed: boolean; isMain: boolean; isBusy?: true };
type LinkWords = {
  title: string;
  text: string;
  actions: LinkAction[];
  /** Shows an address to write to, because unsubscribing here may not be possible. */
  mayHaveToWrite: boolean;
};

const NEWEST = 'Please use the link in our latest email, or write to us.';

/** A page without buttons. */
const note = (title: string, text: string): LinkWords => ({
  title,
  text,
  actions: [],
  mayHaveToWrite: true,
});

/** The page's text and buttons. */
export function linkWords({ token, isCut, standing, choice, isStuck }: LinkView): LinkWords {
  if (token === null) {
    return isCut
      ? note(
          'The link is incomplete',
          'Part of it is missing. Tap the link in our email again, or copy all of it.',
        )
      : note('The link is missing', `This page needs the link from one of our emails. ${NEWEST}`);
  }
  if (standing === 'unknown') return note('We don’t know this link', NEWEST);
  if (!standing) {
    return isStuck
      ? note(
          'No connection to us',
          'Keep this page open: we will look up your link as soon as there is one.',
        )
      : note('One moment', 'Looking up your link…');
  }
  const words = standingWords(standing);
  if (choice === undefined) return words;
  if (isStuck) {
    const what = choice ? 'you will be subscribed' : 'you will be unsubscribed';
    const text = `There is no connection to us. Keep this page open: ${what} as soon as there is one.`;
    return { ...note('Not done yet', text), mayHaveToWrite: !choice };
  }
  const label = choice ? 'Subscribing…' : 'Unsubscribing…';
  const actions = words.actions.filter(({ subscribed }) => subscribed === choice);
  return { ...words, actions: actions.map((action) => ({ ...action, label, isBusy: true })) };
}

function standingWords({ state, since, address, property }: Standing): LinkWords {
  const at = since && fullTime(Date.parse(since));
  const leave = { label: 'Unsubscribe', subscribed: false, isMain: true };
  if (property !== undefined) return watcherWords(state, `${at}`, address, property);
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
          { label: 'No, thanks', subscribed: false, isMain: false },
        ],
        mayHaveToWrite: false,
      };
  }
}

/** The same for somebody who is told when a property changes. */
function watcherWords(
  state: Standing['state'],
  at: string,
  address: string,
  slug: string,
): LinkWords {
  const property = listedName(slug) ?? 'the property';
  if (state === 'pending') {
    return {
      title: 'Is this you?',
      text: `Somebody asked us to email ${address} when something changes at ${property}. We’ll send nothing unless you say yes.`,
      actions: [
        { label: 'Yes, tell me', subscribed: true, isMain: true },
        { label: 'No, thanks', subscribed: false, isMain: false },
      ],
      mayHaveToWrite: false,
    };
  }
  return state === 'active'
    ? {
        title: 'You get property alerts',
        text: `${address} has been getting alerts about ${property} since ${at}. One tap stops them.`,
        actions: [{ label: 'Unsubscribe', subscribed: false, isMain: true }],
        // Nobody can tell by an e-mail which device it is.
        mayHaveToWrite: address.includes('@'),
      }
    : {
        title: 'You are unsubscribed',
        text: `${address} has not been getting alerts about ${property} since ${at}.`,
        actions: [{ label: 'Tell me again', subscribed: true, isMain: false }],
        mayHaveToWrite: false,
      };
}
