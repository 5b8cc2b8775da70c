import { hostNow } from '../../device/clock';
import { lagosDay } from '../../domain/lagos-time';
import { parseTime } from '../../lib/database-time';
import { britishDate } from '../../lib/english';
import { Action } from '../../ui/button';
import type { Invitation } from './members';
import { roleName } from './roles';

type Props = {
  invitations: readonly Invitation[];
  onAgain: (invitation: Invitation) => void;
  onWithdraw: (email: string) => void;
};

/** Who is invited and has not come yet. */
export function InvitationList({ invitations, onAgain, onWithdraw }: Props) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="team-invited">
      <h3 id="team-invited" className="font-sans font-semibold tracking-normal">
        Invited
      </h3>
      <ul className="mt-2 grid border-t border-line">
        {invitations.map((invitation) => {
          const { email, role } = invitation;
          return (
            <li key={email} className="border-b border-line py-3">
              <p className="wrap-anywhere">{email}</p>
              <p className="note">
                {roleName(role)}. {validity(invitation, hostNow())}
              </p>
              <p className="flex flex-wrap gap-x-6">
                <Action onClick={() => onAgain(invitation)}>
                  Send again<span className="sr-only"> to {email}</span>
                </Action>
                <Action onClick={() => onWithdraw(email)}>
                  Withdraw<span className="sr-only"> the invitation of {email}</span>
                </Action>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** "Invited by ada@example.com, until 3 December 2026." */
function validity({ invited_by, expires_at }: Invitation, now: number): string {
  const until = parseTime(expires_at);
  const day = britishDate(lagosDay(until));
  return until <= now ? `Expired on ${day}.` : `Invited by ${invited_by}, until ${day}.`;
}
