import { EmailField } from '../../ui/field';
import { toastDone } from '../toasts';
import { AccountForm, PasswordField } from './account-form';
import type { Accounts } from './accounts';

type Props = {
  id: string;
  accounts: Accounts;
  /** The only address allowed to sign in; anybody's if missing. */
  email?: string;
};

/** The email and password form. The page's session notices who has signed in. */
export function SignInForm({ id, accounts, email }: Props) {
  return (
    <AccountForm
      id={id}
      label="Sign In"
      busyLabel="Signing In..."
      failure="Sign In Failed"
      send={({ email: typed = '', password = '' }) =>
        accounts.ask((auth) => auth.signInWithPassword({ email: typed, password }))
      }
      onDone={() => void welcome(accounts)}
      fields={(field) => (
        <>
          <EmailField
            {...field('email')}
            label="Email"
            autoComplete="username"
            defaultValue={email}
            readOnly={email !== undefined}
          />
          <PasswordField {...field('password')} label="Password" autoComplete="current-password" />
        </>
      )}
    />
  );
}

async function welcome(accounts: Accounts): Promise<void> {
  if (await accounts.isLetIn()) toastDone('Welcome back!', 'You have successfully signed in.');
}
