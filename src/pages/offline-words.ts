type OfflineWords = { title: string; text: string };

/** Where a newsletter's link leads: the one page on which something is done without the outbox. */
const NEWSLETTER_LINK = /^\/unsubscribe\/?$/;

/** What can be said of a page that is not on the phone. `isUnknown`: this release has no such page. */
export function offlineWords(pathname: string, isUnknown: boolean): OfflineWords {
  if (NEWSLETTER_LINK.test(pathname)) {
    return {
      title: 'Your newsletter can’t be changed without a connection',
      text: 'Unless this page told you that it was done, take it that nothing has changed yet. It opens by itself as soon as there is a connection: then tap the button again. Or open the link in our letter again later.',
    };
  }
  const text =
    'It opens by itself as soon as there is a connection. Anything you have sent is safe and goes out then, too.';
  return isUnknown
    ? {
        title: 'This address can’t be checked without a connection',
        text: `It may be a page that is newer than what this phone has. ${text}`,
      }
    : { title: 'You’re offline, and this page isn’t on this phone yet', text };
}
