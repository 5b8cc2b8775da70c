import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayOf } from '../../domain/calendar-day';
import { britishDate } from '../../lib/english';
import { Action, Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { Loading, TryAgain } from '../lazy-part';
import { sayDone } from '../say';
import { failureToast } from '../session/auth-answer';
import { answerOf, readAuthError } from '../session/read-auth-error';
import { FailureNote } from '../sign-in/account-form';
import { useStaff } from '../staff';
import { AddApp } from './add-app';
import { type Apps, beginApp, loadApps, removeApp } from './factors';

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
          sayDone('Authenticator App Added', 'From now on signing in asks for its code as well.');
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
          Add a second one, on another phone or in a password manager: whoever loses their only one
          can’t sign in.
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
