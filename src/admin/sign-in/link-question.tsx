import { brand } from '../../content/brand';
import { useAllChanges } from '../../hooks/use-changes';
import { Button } from '../../ui/button';
import type { LinkQuestion as Question } from '../session/follow-link';
import type { Who } from '../session/state';
import { StepTitle } from './account-form';

type Props = {
  question: Question;
  /** Who is signed in now. */
  present: Who | undefined;
};

/**
 * Says whose link this is and what it would do, and waits for a decision: anybody can send such a link, and many programs
 * fetch its address.
 */
export function LinkQuestion({ question, present }: Props) {
  const { who, isInvitation, forgets, accept, decline } = question;
  const waiting = useAllChanges().filter(({ change }) => change.staff !== who?.id).length;

  // Whose own link it is stays signed in.
  const leaving = present?.id === who?.id ? undefined : present;

  return (
    <section className="grid gap-5" aria-labelledby="link-question">
      <StepTitle id="link-question" className="subtitle wrap-anywhere">
        {titleOf(question)}
      </StepTitle>
      <p className="wrap-anywhere">
        The link you opened <span>{doingOf(question)}</span>{' '}
        {who ? <Address who={who} /> : <span>an account</span>}
        <span>{isInvitation ? ` to the ${brand.name} team.` : '.'}</span>{' '}
        <span>
          {isInvitation
            ? 'If that is not your address, choose No.'
            : 'If that is not your account, or you did not ask for the link, choose No.'}
        </span>
      </p>
      {(leaving || forgets || waiting > 0) && (
        <div className="account-note mt-0 wrap-anywhere">
          <p className="font-semibold">If you continue</p>
          <ul className="mt-2 grid list-disc gap-2 pl-5">
            {leaving && (
              <li>
                <Address who={leaving} /> is signed out, in every tab.
              </li>
            )}
            {forgets && (
              <li>
                What was read or typed in the dashboard here and not saved is erased from this
                device.
              </li>
            )}
            {waiting > 0 && (
              <li>
                {waiting === 1
                  ? '1 change that has not been sent stays on this device. It goes out when the person who made it signs in again.'
                  : `${waiting} changes that have not been sent stay on this device. They go out when the person who made them signs in again.`}
              </li>
            )}
          </ul>
        </div>
      )}
      <div className="grid gap-3">
        {/* If somebody would be signed out, declining is the primary choice. */}
        <Button
          kind={leaving ? 'primary' : 'line'}
          className={leaving ? '' : 'order-last'}
          onClick={decline}
        >
          {leaving ? 'No, stay signed in' : 'No, leave it'}
        </Button>
        <Button kind={leaving ? 'line' : 'primary'} onClick={accept}>
          {leaving ? 'Sign out and continue' : 'Yes, continue'}
        </Button>
      </div>
    </section>
  );
}

const TITLES: Record<Question['purpose'], string> = {
  verify: 'Confirm your address?',
  'sign-in': 'Sign in with this link?',
  recovery: 'Choose a new password?',
};

function doingOf({ who, purpose, isInvitation }: Question): string {
  if (isInvitation) return 'invites';
  if (purpose === 'recovery') return 'sets a new password for';
  return who ? 'signs you in as' : 'signs you in to';
}

function titleOf({ isChecked, who, purpose, isInvitation }: Question): string {
  if (isChecked) return 'Is this your link?';
  if (isInvitation) return `Join the ${brand.name} team${who ? ` as ${who.email}` : ''}?`;
  return TITLES[purpose];
}

function Address({ who }: { who: Pick<Who, 'email'> }) {
  return <strong>{who.email || 'an account without an email address'}</strong>;
}
