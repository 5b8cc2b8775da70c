import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { Button } from '../button';
import { TryAgain } from '../lazy-part';
import { sayDone } from '../say';
import { answerOf, failureToast, readAuthError } from '../session/auth-answer';
import { FailureNote } from '../sign-in/account-form';
import { useStaff } from '../staff';
import { AddApp } from './add-app';
import { AppList } from './app-list';
import { beginApp, loadApps, removeApp } from './factors';

/** Lists the account's second factors, and adds and removes them. */
export function SecurityPanel() {
  const { client } = useStaff();
  const { mfa } = client.supabase.auth;
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
    mutationFn: () => beginApp(mfa),
    onMutate,
    onError: fail('Not Added'),
  });
  const removing = useMutation({
    mutationFn: (id: string) => removeApp(mfa, id),
    onMutate,
    onError: fail('Not Removed'),
    onSettled: () => refetch(),
  });

  if (adding.data) {
    const { id } = adding.data;
    return (
      <AddApp
        enrolment={adding.data}
        onCode={(code) => answerOf(mfa.challengeAndVerify({ factorId: id, code }))}
        onDone={() => {
          sayDone('Authenticator App Added', 'From now on signing in asks for its code as well.');
          adding.reset();
          void refetch();
        }}
        onCancel={() => {
          void answerOf(mfa.unenroll({ factorId: id }));
          adding.reset();
        }}
      />
    );
  }
  if (apps === null) {
    return (
      <p>
        The server that keeps the accounts of this site has no second step. The password alone opens
        the dashboard: choose a long one that you use nowhere else.
      </p>
    );
  }
  if (!apps) {
    if (isFetching) return <p role="status">Loading...</p>;
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
          : 'With an authenticator app, signing in asks for a code as well. Somebody who learns your password then still gets in nowhere.'}
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
