import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import { dayOf } from '../../domain/calendar-day';
import { britishDate } from '../../lib/english';
import { Action, Button } from '../../ui/button';
import { useCopy } from '../../ui/copy-message';
import { focusNow } from '../../ui/kept-focus';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { Loading, TryAgain } from '../loading';
import { type AuthAnswer, failureToast } from '../session/auth-answer';
import { answerOf, readAuthError } from '../session/read-auth-error';
import { FailureNote } from '../sign-in/account-form';
import { useStaff } from '../staff';
import { toastDone } from '../toasts';
import { CodeForm } from './code-step';
import { type Apps, beginApp, type Enrolment, loadApps, removeApp } from './factors';

/** Lists the account's second factors, and adds and removes them. */
export function SecurityPanel() {
  const { client } = useStaff();
  const mfa = async () => (await client.account()).auth.mfa;
  const [failure, setFailure] = useState<Toast>();
  const fail = (title: string) => (error: unknown) => {
    const said = failureToast(title, readAuthError(error));
    setFailure(said);
    if (said) void showToast(said);
  };
  const onMutate = () => setFailure(undefined);

  const {
    data: apps,
    isFetching,
    refetch,
  } = useQuery({ queryKey: ['factors'], queryFn: () => loadApps(client), staleTime: 0, gcTime: 0 });
  const adding = useMutation({
    mutationFn: async () => beginApp(await mfa()),
    onMutate,
    onError: fail('Not Added'),
  });
  const removing = useMutation({
    mutationFn: async (id: string) => removeApp(await mfa(), id),
    onMutate,
    onError: fail('Not Removed'),
    onSettled: () => refetch(),
  });

  if (adding.data) {
    const { id } = adding.data;
    return (
      <AddApp
        enrolment={adding.data}
        onCode={(code) =>
          answerOf(mfa().then((one) => one.challengeAndVerify({ factorId: id, code })))
        }
        onDone={() => {
          toastDone('Authenticator App Added', 'From now on signing in asks for its code as well.');
          adding.reset();
          void refetch();
        }}
        onCancel={() => {
          void answerOf(mfa().then((one) => one.unenroll({ factorId: id })));
          adding.reset();
        }}
      />
    );
  }
  if (apps === null) {
    return (
      <p>
        This site has no two-step sign-in. The password alone opens the dashboard: choose a long one
        that you use nowhere else.
      </p>
    );
  }
  if (!apps) {
    if (isFetching) return <Loading />;
    return (
      <TryAgain onRetry={() => void refetch()}>
        Our server can’t be reached, so we can’t show how your account is protected.
      </TryAgain>
    );
  }
  return (
    <div className="grid gap-5">
      <p>
        {apps.length > 0
          ? 'Signing in asks for your password and for a code from an authenticator app.'
          : 'With an authenticator app, signing in asks for a code as well. Your password alone then opens nothing.'}
      </p>
      <AppList apps={apps} onRemove={(id) => removing.mutate(id)} />
      <FailureNote failure={failure} />
      <Button
        kind={apps.length > 0 ? 'line' : 'primary'}
        aria-disabled={adding.isPending}
        onClick={() => adding.isPending || adding.mutate()}
      >
        {apps.length > 0 ? 'Add another app' : 'Add an authenticator app'}
      </Button>
      {apps.length === 1 && (
        <p className="note">
          Add a second one, on another phone or in a password manager: anybody who loses their only
          one can’t sign in.
        </p>
      )}
    </div>
  );
}

/** The account's authenticator apps. Removing one takes two taps. */
function AppList({ apps, onRemove }: { apps: Apps; onRemove: (id: string) => void }) {
  const [asked, setAsked] = useState<string>();
  if (apps.length === 0) return null;
  return (
    <ul className="grid border-t border-line">
      {apps.map(({ id, created_at }) => (
        <li key={id} className="border-b border-line py-2">
          <p className="font-semibold">
            Authenticator app, added {britishDate(dayOf(new Date(created_at)))}
          </p>
          {asked === id ? (
            <>
              <p className="note mt-1">
                {apps.length === 1
                  ? 'Signing in will ask for the password alone.'
                  : 'Its codes will no longer work.'}
              </p>
              <p className="flex flex-wrap gap-x-6">
                <Action onClick={() => onRemove(id)}>Remove it</Action>
                <Action onClick={() => setAsked(undefined)}>Keep it</Action>
              </p>
            </>
          ) : (
            <Action onClick={() => setAsked(id)}>Remove</Action>
          )}
        </li>
      ))}
    </ul>
  );
}

type AddAppProps = {
  enrolment: Enrolment;
  onCode: (code: string) => Promise<AuthAnswer>;
  onDone: () => void;
  onCancel: () => void;
};

/** Passes the account's secret to an authenticator app, by camera, tap or typing, and asks for its first code. */
function AddApp({ enrolment: { secret, uri }, onCode, onDone, onCancel }: AddAppProps) {
  return (
    <div className="mt-2 grid gap-5">
      <h3 ref={focusNow} tabIndex={-1} className="font-sans font-semibold tracking-normal">
        1. Tell your app
      </h3>
      <p>Scan this with an authenticator app on another phone.</p>
      {/* Dark on light in both colour schemes: some apps can't read anything else. */}
      <img
        className="w-60 max-w-full"
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
        alt="QR code for your authenticator app"
      />
      <a className="action justify-self-start" href={uri}>
        Open in an app on this device
      </a>
      <CopyKey secret={secret} />
      <h3 className="font-sans font-semibold tracking-normal">2. Type the code it shows</h3>
      <CodeForm id="add-app" label="Confirm" send={onCode} onDone={onDone} />
      <Action className="justify-self-start" onClick={onCancel}>
        Cancel
      </Action>
    </div>
  );
}

const COPY_WORDS = { ready: 'Copy the key', copied: 'Key copied', refused: 'Not copied' };

/** The key with a button to copy it. If the browser refuses, the key can be read and typed. */
function CopyKey({ secret }: { secret: string }) {
  const { state, copy } = useCopy(secret);
  return (
    <div>
      <p>Or type this key into the app:</p>
      <p className="mt-1 select-all font-mono wrap-anywhere">
        {secret.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <Action onClick={copy}>
        <span aria-live="polite">{COPY_WORDS[state]}</span>
      </Action>
    </div>
  );
}
