import { chatMessages } from '../content/messages';
import { WhatsAppLink } from '../features/whatsapp/whatsapp-link';
import { navigation } from '../routes';
import { Link, NavLink } from '../ui/link';
import { Menu } from './menu';
import { StatusStrip } from './status-strip';
import { Wordmark } from './wordmark';

/** The top of every page: home, the navigation, and the strip that tells what is waiting. */
export function Header() {
  return (
    <header className="header">
      <div className="header-row">
        <div className="wrap flex h-full items-center justify-between gap-6">
          <Link to="/" className="flex min-h-12 items-center">
            <Wordmark />
          </Link>
          <nav aria-label="Main" className="flex items-center gap-4 max-md:hidden lg:gap-8">
            {navigation.map(({ path, label }) => (
              <NavLink key={path} to={path} className="nav-link">
                <span>{label}</span>
              </NavLink>
            ))}
            <WhatsAppLink
              className="button button-line min-h-12 py-2 max-lg:px-3"
              message={chatMessages.generic}
            >
              <span className="max-lg:sr-only">WhatsApp</span>
            </WhatsAppLink>
          </nav>
          <Menu />
        </div>
      </div>
      <StatusStrip />
    </header>
  );
}
