import { Menu as MenuIcon, X } from 'lucide';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { company } from '../content/company';
import { OWN_APPOINTMENTS } from '../content/messages';
import { Scheduler, ScheduleToggle } from '../features/consultation/schedule-link';
import { useOutboxStatus } from '../hooks/use-outbox';
import { telLink } from '../lib/phone-link';
import { readStored } from '../lib/stored-text';
import { countKept } from '../offline/status';
import type { PageMeta } from '../pages/page-module';
import { SESSION_KEY } from '../remote/staff-key';
import { calculators, further, navigation } from '../routes';
import { shortlistState } from '../shortlist/shortlist-state';
import { Tool } from '../ui/button';
import { later } from '../ui/later';
import { NavLink } from '../ui/link';
import { Wordmark } from '../ui/wordmark';

const ID = 'menu';
/** `:is()` is forgiving: in a browser without popovers this matches nothing instead of throwing. */
const OPEN_AS_POPOVER = ':is(:popover-open)';

const CONSULTATIONS = '/outbox#consultations';
const SHORTLIST = '/shortlist';
const OUTBOX = '/outbox';

/**
 * What the menu leads to besides the navigation.
 * @param isStaff whether somebody has signed in on this device
 */
export const menuLines = (isStaff: boolean) => [
  ...further,
  ...calculators,
  { path: CONSULTATIONS, label: OWN_APPOINTMENTS },
  { path: SHORTLIST, label: 'Shortlist' },
  { path: OUTBOX, label: 'Sent and waiting' },
  { path: '/app', label: 'Install app, read offline' },
  ...(isStaff ? [{ path: '/admin', label: 'Dashboard' }] : []),
];

/** Reads what is stored here, for which a page that only shows its menu need not wait. */
const CountAhead = later(
  async () => (await import('../features/consultation/own-bookings')).CountAhead,
);

/** The navigation on phones: a popover until the script has loaded, then a modal dialog, which traps focus. */
export function Menu({ readMeta }: { readMeta: () => PageMeta | undefined }) {
  const menu = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const location = useLocation();
  const unsent = countKept(useOutboxStatus());
  const kept = useStore(shortlistState).kept.length;
  const [isScheduling, setIsScheduling] = useState(false);
  const [isOpened, setIsOpened] = useState(false);
  const counts: Record<string, ReactNode> = {
    [CONSULTATIONS]: isOpened && <CountAhead />,
    [SHORTLIST]: kept > 0 && `${kept} kept`,
    [OUTBOX]: unsent > 0 && `${unsent} waiting`,
  };
  const lines = menuLines(isOpened && readStored(SESSION_KEY) !== null);

  // Closes the menu when a link is followed, before the next page is given the focus, which nothing behind an open dialog
  // can have. A menu opened before this script ran stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address triggers the effect; its value is not used
  useLayoutEffect(() => () => close(menu.current), [location]);

  useEffect(() => {
    if (menu.current?.matches(OPEN_AS_POPOVER)) setIsOpened(open(menu.current));
  }, []);

  function onClose(): void {
    setIsScheduling(false);
    // Safari doesn't focus a button when it is tapped, so the dialog has no focus to restore.
    opener.current?.focus();
  }

  return (
    <>
      <div className="-mr-3 md:hidden">
        <Tool
          ref={opener}
          drawing={MenuIcon}
          popoverTarget={ID}
          onClick={(event) => {
            event.preventDefault();
            setIsOpened(open(menu.current));
          }}
        >
          Menu
        </Tool>
      </div>
      {/* Not inside the element above: turning a phone may hide that, and an open dialog in it would block the page unseen. */}
      <dialog
        ref={menu}
        id={ID}
        popover="auto"
        className="menu"
        aria-label="Menu"
        onClose={onClose}
      >
        <div className="wrap flex min-h-full flex-col pb-8">
          <div className="menu-head flex items-center justify-between">
            <Wordmark />
            <Tool
              drawing={X}
              className="-mr-3"
              popoverTarget={ID}
              popoverTargetAction="hide"
              onClick={() => close(menu.current)}
            >
              Close menu
            </Tool>
          </div>
          <nav aria-label="Menu">
            {navigation.map(({ path, label }) => (
              <NavLink key={path} to={path} className="menu-link">
                {label}
              </NavLink>
            ))}
            {lines.map(({ path, label }) => {
              const count = counts[path];
              return (
                <NavLink key={path} to={path} className="menu-line">
                  {label}
                  {typeof count === 'string' ? <span className="note">{count}</span> : count}
                </NavLink>
              );
            })}
          </nav>
          <div className="mt-auto pt-10">
            <ScheduleToggle isOpen={isScheduling} onToggle={() => setIsScheduling(!isScheduling)}>
              <Scheduler
                request={{ kind: 'appointment', about: readMeta()?.about }}
                onDone={() => close(menu.current)}
              />
            </ScheduleToggle>
            <ul className="mt-6 grid grid-cols-2 gap-x-4">
              {company.offices.map(({ city, phone }) => (
                <li key={city}>
                  <span className="note">{city}</span>
                  <a className="flex min-h-12 items-center font-semibold" href={telLink(phone)}>
                    {phone}
                  </a>
                </li>
              ))}
            </ul>
            <p className="note mt-2">{`${company.hours}, local time`}</p>
          </div>
        </div>
      </dialog>
    </>
  );
}

function open(menu: HTMLDialogElement | null): true {
  close(menu);
  menu?.showModal();
  return true;
}

function close(menu: HTMLDialogElement | null): void {
  if (menu?.matches(OPEN_AS_POPOVER)) menu.hidePopover();
  menu?.close();
}
