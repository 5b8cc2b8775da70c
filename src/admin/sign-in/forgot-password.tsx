import { useRef, useState } from 'react';
import { Action } from '../../ui/button';
import { EmailField, TextField } from '../../ui/field';
import { PictureField } from '../card/picture-field';
import { toastDone, toastFailure } from '../toasts';
import { AccountForm, MailSent, NewPasswordField, StepTitle } from './account-form';
import { type Accounts, linkTo, linkToJoin } from './accounts';

type ForgotProps = {
  accounts: Accounts;
  /** The code of an invitation whose link was too old: the new one accepts it. */
  invitation?: string | undefined;
  /** For whom the link was. */
  email?: string | undefined;
  onBack: () => void;
};

/** Sends a link to choose a new password. Never says whether the account exists. */
export function ForgotForm({ accounts, invitation, email: known, onBack }: ForgotProps) {
  const [sentTo, setSentTo] = useState<string>();
  const sendTo = (email: string) =>
    accounts.ask((auth) =>
      auth.resetPasswordForEmail(email, {
        redirectTo: invitation === undefined ? linkTo('/auth') : linkToJoin(invitation),
      }),
    );

  if (sentTo !== undefined) {
    return (
      <MailSent onAgain={() => sendTo(sentTo)} onBack={onBack}>
        If there is an account for <strong>{sentTo}</strong>, we have sent it a link to choose a new
        password.
      </MailSent>
    );
  }
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <StepTitle>
          {invitation === undefined ? 'Forgot your password?' : 'A new link to join'}
        </StepTitle>
        <p>
          {invitation === undefined
            ? 'We’ll send you a link to choose a new one.'
            : 'We’ll send it to the address that was invited.'}
        </p>
      </div>
      <AccountForm
        id="forgot"
        label="Send the link"
        busyLabel="Sending..."
        failure="Not sent"
        send={({ email = '' }) => sendTo(email)}
        onDone={({ email }) => setSentTo(email)}
        fields={(field) => (
          <EmailField
            {...field('email')}
            label="Email"
            autoComplete="username"
            defaultValue={known}
          />
        )}
      />
      <Action className="justify-self-start" onClick={onBack}>
        Back to sign in
      </Action>
    </div>
  );
}

const sayOthersLeft = () =>
  toastFailure(
    'Devices that were signed in with the old password still are. Save a new password again later.',
    'Other Devices',
  );

const sayNameless = (hasPicture: boolean) =>
  hasPicture
    ? toastFailure(
        'Your name and picture could not be saved. Add them under “Name and card” in your account.',
        'Name and Picture',
      )
    : toastFailure(
        'Your name could not be saved. Add it under “Name and card” in your account.',
        'Name',
      );

type Props = { accounts: Accounts; email: string; hasJoined: boolean; onDone: () => void };

/** The form that such a link opens; the link has signed the person in. */
export function NewPasswordForm({ accounts, email, hasJoined, onDone }: Props) {
  const [name, setName] = useState('');
  const [picture, setPicture] = useState<string | null>(null);
  /** The same, for a form that was sent before the picture was small enough. */
  const chosen = useRef(picture);
  const preparing = useRef<Promise<void>>(undefined);
  const prepared = useRef(() => {});
  return (
    <div className="grid gap-5">
      <StepTitle>{hasJoined ? 'Welcome to the team' : 'Choose a new password'}</StepTitle>
      {hasJoined && <p>Choose a password. You will sign in with it from now on.</p>}
      <p className="wrap-anywhere">
        For <strong>{email}</strong>
      </p>
      <AccountForm
        id="new"
        label="Save the password"
        busyLabel="Saving..."
        failure="Not saved"
        isNewPassword
        send={async ({ name: typed, password = '' }) => {
          const answer = await accounts.savePassword(password, sayOthersLeft);
          if (!typed || answer.kind !== 'done') return answer;
          await preparing.current;
          if (!(await accounts.saveName(typed, chosen.current)))
            sayNameless(chosen.current !== null);
          return answer;
        }}
        onDone={() => {
          toastDone(
            hasJoined ? 'Password Saved' : 'Password Changed',
            'From now on you sign in with the new password.',
          );
          onDone();
        }}
        fields={(field) => (
          <>
            {/* Tells password managers whose password this is. */}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            {hasJoined && (
              <>
                <TextField
                  {...field('name')}
                  label="Your name"
                  autoComplete="name"
                  maxLength={60}
                  onChange={({ target }) => setName(target.value)}
                />
                <PictureField
                  name={name}
                  picture={picture}
                  onPreparing={(isPreparing) => {
                    prepared.current();
                    if (!isPreparing) return;
                    preparing.current = new Promise((resolve) => {
                      prepared.current = resolve;
                    });
                  }}
                  onChange={(next) => {
                    chosen.current = next;
                    setPicture(next);
                  }}
                />
              </>
            )}
            <NewPasswordField
              {...field('password')}
              label={hasJoined ? 'Password' : 'New password'}
            />
          </>
        )}
      />
      {/* Whoever has just joined has none that opens anything. */}
      {!hasJoined && (
        <Action className="justify-self-start" onClick={onDone}>
          Keep the old password
        </Action>
      )}
    </div>
  );
}
