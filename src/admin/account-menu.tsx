import { Bell, ChevronDown, IdCard, ShieldCheck } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useKept } from '../hooks/use-kept';
import { CAPTURE_SETUP } from '../offline/cleared';
import { Action } from '../ui/button';
import { Icon } from '../ui/icon';
import { opened } from './loading';
import { useOwnName } from './people/use-team';
import { StaffSheet } from './staff-sheet';

const CardPanel = opened(async () => (await import('./card/card-panel')).CardPanel);
const SecurityPanel = opened(
  async () => (await import('./second-factor/security-panel')).SecurityPanel,
);
const NotificationsPanel = opened(
  async () => (await import('./notifications/notifications-panel')).NotificationsPanel,
);

/** Everything about one's own account: security, notifications, and signing out. */
export function AccountMenu({ email, children }: { email: string; children: ReactNode }) {
  const [opened, setOpened] = useState<'menu' | 'card' | 'security' | 'notifications'>();
  const close = () => setOpened(undefined);
  const name = useOwnName();
  useCapturesInOwnName(name);
  return (
    <>
      {/* On a phone it is as tall as a thumb needs by reaching over the heading. */}
      <button
        type="button"
        className="account-button min-w-0 cursor-pointer text-start"
        aria-haspopup="dialog"
        onClick={() => setOpened('menu')}
      >
        <span className="block font-serif text-prose leading-[1.3] max-md:sr-only">
          Admin Dashboard
        </span>
        <span className="note flex min-w-0 items-center gap-1.5">
          <span className="truncate" title={email}>
            {name ?? email}
          </span>
          <span className="sr-only">, account</span>
          <span className="flex-none [&>svg]:size-4">
            <Icon drawing={ChevronDown} />
          </span>
        </span>
      </button>
      <StaffSheet title="Account" isOpen={opened === 'menu'} onClose={close}>
        <div className="mt-3 grid justify-items-start gap-2">
          <p className="wrap-anywhere">{email}</p>
          <Action onClick={() => setOpened('card')}>
            <Icon drawing={IdCard} />
            Name and card
          </Action>
          <Action onClick={() => setOpened('security')}>
            <Icon drawing={ShieldCheck} />
            Security
          </Action>
          <Action onClick={() => setOpened('notifications')}>
            <Icon drawing={Bell} />
            Notifications
          </Action>
          {children}
        </div>
      </StaffSheet>
      <StaffSheet title="Name and card" isOpen={opened === 'card'} onClose={close}>
        <CardPanel onDone={close} />
      </StaffSheet>
      <StaffSheet title="Security" isOpen={opened === 'security'} onClose={close}>
        <SecurityPanel />
      </StaffSheet>
      <StaffSheet title="Notifications" isOpen={opened === 'notifications'} onClose={close}>
        <NotificationsPanel />
      </StaffSheet>
    </>
  );
}

/**
 * Captures on this phone begin with the name of whoever is signed in, unless it knows one already. Once: a sign-out forgets
 * the name while the dashboard is still there.
 */
function useCapturesInOwnName(name: string | undefined): void {
  const [kept, keep] = useKept(CAPTURE_SETUP);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || name === undefined || !kept) return;
    isDone.current = true;
    if (!kept['agent']) void keep({ ...kept, agent: name });
  }, [name, kept, keep]);
}
