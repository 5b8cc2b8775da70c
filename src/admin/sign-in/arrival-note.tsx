import type { Arrival } from '../session/arrival';

type Props = { arrival: Arrival; onForgot: () => void };

/** Says in words what became of the link by which somebody came. */
export function ArrivalNote({ arrival, onForgot }: Props) {
  switch (arrival.kind) {
    case 'arriving':
      return (
        <p className="account-note" role="status">
          Looking at your link...
        </p>
      );
    case 'refused':
      return (
        <div className="account-note" role="alert">
          <p>
            {arrival.isExpired
              ? 'This link has expired or was used already. If your address is verified by now, just sign in.'
              : 'This link does not work. Please open it again from the email, whole as it is there.'}
          </p>
          <button type="button" className="action" onClick={onForgot}>
            Send a new link
          </button>
        </div>
      );
    case 'unreachable':
      return (
        <div className="account-note" role="alert">
          <p>Your link could not be checked: our server can’t be reached from here.</p>
          <button type="button" className="action" onClick={arrival.retry}>
            Try again
          </button>
        </div>
      );
    case 'none':
    case 'asking':
    case 'verified':
    case 'recovery':
      return null;
  }
}
