import { Menu as MenuIcon, X } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../content/company';
import { ScheduleToggle } from '../features/consultation/schedule-toggle';
import { Scheduler } from '../features/consultation/scheduler';
import { useOutboxStatus } from '../hooks/use-outbox';
import { telLink } from '../lib/phone-link';
import { countKept } from '../offline/status';
import type { PageMeta } from '../pages/page-module';
import { navigation } from '../routes';
import { Icon } from '../ui/icon';
import { NavLink } from '../ui/link';
import { Wordmark } from './wordmark';

const ID = 'menu';

/** The navigation of phones. The browser's own popover opens it, so that it works before any script is there. */
export function Menu({ readMeta }: { readMeta: () => PageMeta | undefined }) {
  const menu = useRef<HTMLDivElement>(null);
  const location = useLocation();
  const unsent = countKept(useOutboxStatus());
  const [isScheduling, setIsScheduling] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever link was chosen, the menu has done its work
  useEffect(() => closeMenu(), [location]);

  function closeMenu(): void {
    if (menu.current) close(menu.current);
    setIsScheduling(false);
  }

  return (
    <div className="-mr-3 md:hidden">
      <button
        type="button"
        className="tool"
        popoverTarget={ID}
        onClick={() => openWithoutPopover(menu.current)}
      >
        <Icon drawing={MenuIcon} size={24} />
        <span className="sr-only">Menu</span>
      </button>
      <div
        ref={menu}
        id={ID}
        popover="auto"
        className="menu"
        onToggle={(event) => event.newState === 'closed' && setIsScheduling(false)}
      >
        <div className="wrap flex min-h-full flex-col pb-8">
          <div className="flex h-(--header) flex-none items-center justify-between">
            <Wordmark />
            <button
              type="button"
              className="tool -mr-3"
              popoverTarget={ID}
              popoverTargetAction="hide"
              onClick={closeMenu}
            >
              <Icon drawing={X} size={24} />
              <span className="sr-only">Close menu</span>
            </button>
          </div>
          <nav aria-label="Menu" className="mt-4 border-t border-line">
            {navigation.map(({ path, label }) => (
              <NavLink key={path} to={path} className="menu-link">
                {label}
              </NavLink>
            ))}
            <NavLink to="/outbox" className="menu-line">
              Outbox
              {unsent > 0 && <span className="note">{unsent} waiting</span>}
            </NavLink>
            <NavLink to="/app" className="menu-line">
              Install app, read offline
            </NavLink>
          </nav>
          <div className="mt-auto pt-10">
            <ScheduleToggle
              isOpen={isScheduling}
              onToggle={() => setIsScheduling((isShown) => !isShown)}
            >
              <Scheduler
                request={{ kind: 'appointment', property: readMeta()?.property }}
                onDone={closeMenu}
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
            <p className="note mt-2">{company.hours}, Sat 10AM–4PM</p>
          </div>
        </div>
      </div>
    </div>
  );
}

const hasPopover = () => 'popover' in HTMLElement.prototype;

/** Safari before 17 has no popover: an attribute does there what it would do. */
function openWithoutPopover(menu: HTMLElement | null): void {
  if (!hasPopover()) menu?.setAttribute('data-open', '');
}

function close(menu: HTMLElement): void {
  if (!hasPopover()) menu.removeAttribute('data-open');
  else if (menu.matches(':popover-open')) menu.hidePopover();
}
