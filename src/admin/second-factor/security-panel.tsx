import { useState } from 'react';
import { showToast } from '../../ui/toast';
import type { Toast } from '../../ui/toast-message';
import { FailureNote } from '../sign-in/failure-note';
import { failureToast } from '../sign-in/toasts';
import { AddApp } from './add-app';
import { AppList } from './app-list';
import type { Enrolment } from './factors';
import { useFactors } from './use-factors';

/** The account's second factors: which there are, one more, one less. */
export function SecurityPanel() {
  const { view, look, begin, confirm, remove } = useFactors();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [failure, setFailure] = useState<Toast>();
  const [isBusy, setIsBusy] = useState(false);
  const fail = (said: Toast) => {
    setFailure(said);
    void showToast(said);
  };

  const add = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    const { answer, data } = await begin();
    setIsBusy(false);
    if (data) setEnrolment(data);
    else if (answer.kind !== 'done') fail(failureToast('Not Added', answer));
  };
  const close = () => {
    setEnrolment(undefined);
    void look();
  };

  if (enrolment) {
    return (
      <AddApp
        enrolment={enrolment}
        onCode={(code) => confirm(enrolment.id, code)}
        onDone={() => {
          void showToast({
            kind: 'done',
            title: 'Authenticator App Added',
            description: 'From now on signing in asks for its code as well.',
          });
          close();
        }}
        onCancel={() => {
          void remove(enrolment.id);
          setEnrolment(undefined);
        }}
      />
    );
  }

  switch (view.kind) {
    case 'loading':
      return <p role="status">Looking at your account...</p>;
    case 'unreachable':
      return (
        <div role="alert">
          <p>Your account could not be looked at: our server can’t be reached from here.</p>
          <button type="button" className="action" onClick={() => void look()}>
            Try again
          </button>
        </div>
      );
    case 'missing':
      return (
        <p>
          The server that keeps the accounts of this site has no second step. The password alone
          opens the dashboard: choose a long one that you use nowhere else.
        </p>
      );
    case 'ready':
      return (
        <div className="grid gap-5">
          <p>
            {view.apps.length > 0
              ? 'Signing in asks for your password and for a code from an authenticator app.'
              : 'With an authenticator app, signing in asks for a code as well. Somebody who learns your password then still gets in nowhere.'}
          </p>
          <AppList
            apps={view.apps}
            onRemove={async (id) => {
              setFailure(undefined);
              const answer = await remove(id);
              if (answer.kind !== 'done') fail(failureToast('Not Removed', answer));
              await look();
            }}
          />
          <FailureNote failure={failure} />
          <button
            type="button"
            className={`button ${view.apps.length > 0 ? 'button-line' : 'button-primary'}`}
            aria-disabled={isBusy}
            onClick={() => void add()}
          >
            {view.apps.length > 0 ? 'Add another app' : 'Add an authenticator app'}
          </button>
          {view.apps.length === 1 && (
            <p className="note">
              Add a second one, on another phone or in a password manager: whoever loses their only
              one can’t sign in.
            </p>
          )}
        </div>
      );
  }
}
