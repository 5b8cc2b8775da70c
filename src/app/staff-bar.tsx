import { Link } from '../ui/link';
import { Wordmark } from '../ui/wordmark';
import { StatusStrip } from './status-strip';

/** The header of the staff's pages: a link home and the status strip. */
export function StaffBar() {
  return (
    <header className="header">
      <div className="header-row header-slim">
        <div className="wrap flex h-full items-center">
          <Link to="/" className="flex min-h-12 items-center">
            <Wordmark />
          </Link>
        </div>
      </div>
      <StatusStrip />
    </header>
  );
}
