type Fetch = (request: Request) => Promise<Response>;

const VERIFY = '/auth/v1/verify';

/**
 * Sends whoever opens the account server's own link to the site's page, which asks first. The account server would use
 * the link up: mail scanners and link previews fetch every address, and its receiver would come too late.
 * @param siteUrl the site's address
 */
export function withLinksThatAsk(fetch: Fetch, siteUrl: string): Fetch {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const isOpened = request.method === 'GET' || request.method === 'HEAD';
    if (pathname !== VERIFY || !isOpened) return fetch(request);
    const link = new URL('/auth', siteUrl);
    // Behind the #, where no server sees it.
    link.hash = new URLSearchParams({
      token_hash: searchParams.get('token') ?? '',
      type: searchParams.get('type') ?? '',
      next: searchParams.get('redirect_to') ?? siteUrl,
    }).toString();
    return new Response(null, { status: 303, headers: { Location: link.href } });
  };
}
