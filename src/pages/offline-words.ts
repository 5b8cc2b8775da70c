type OfflineWords = { title: string; text: string };

/** The address in the newsletter's links: the only page whose action bypasses the outbox. */
const NEWSLETTER_LINK = /^\/unsubscribe\/?$/;

/** The message for a page that is not on this phone, or that this release doesn't know. */
export function offlineWords(pathname: string, isUnknown: boolean): OfflineWords {
  if (NEWSLETTER_LINK.test(pathname)) {
    return {
      title: 'Your newsletter can’t be changed without a connection',
      text: 'Unless this page confirmed the change, assume that nothing has changed yet. It will open by itself as soon as there is a connection; then tap the button again. Or open the link in our email later.',
    };
  }
  const text =
    'It will open by itself as soon as there is a connection. Anything you have sent is safe and will go out then, too.';
  return isUnknown
    ? {
        title: 'This address can’t be checked without a connection',
        text: `It may be a newer page than this phone has. ${text}`,
      }
    : { title: 'You’re offline, and this page isn’t on this phone yet', text };
}
