import { CalendarDays } from 'lucide';
import { ScheduleLink } from '../features/consultation/schedule-link';
import type { PageMeta } from '../pages/page-module';
import { navigation } from '../routes';
import { Icon } from '../ui/icon';
import { Link, NavLink } from '../ui/link';
import { Wordmark } from '../ui/wordmark';
import { Menu } from './menu';
import { StatusStrip } from './status-strip';

type Props = {
  /** Staff pages have no navigation and a lower header, which leaves room for their rows. */
  isStaff: boolean;
  readMeta: () => PageMeta | undefined;
};

export function Header({ isStaff, readMeta }: Props) {
  return (
    <header className="header no-print">
      <div className={isStaff ? 'h-14' : 'h-(--header)'}>
        <div className="wrap flex h-full items-center justify-between gap-6">
          <Link to="/" className="flex min-h-12 items-center">
            <Wordmark />
          </Link>
          {!isStaff && <Navigation readMeta={readMeta} />}
        </div>
      </div>
      <StatusStrip isStaff={isStaff} />
    </header>
  );
}

function Navigation({ readMeta }: Pick<Props, 'readMeta'>) {
  return (
    <>
      <nav aria-label="Main" className="flex items-center gap-4 max-md:hidden lg:gap-8">
        {navigation.map(({ path, label }) => (
          <NavLink key={path} to={path} className="nav-link">
            <span>{label}</span>
          </NavLink>
        ))}
        <ScheduleLink
          request={{ kind: 'date', place: 'header' }}
          className="button button-line min-h-12 max-lg:px-3"
          sheetClassName="sheet-below-header"
        >
          <Icon drawing={CalendarDays} />
          <span className="max-lg:sr-only">Book a time</span>
        </ScheduleLink>
      </nav>
      <Menu readMeta={readMeta} />
    </>
  );
}
