import { useNavigate } from 'react-router-dom';
import { listAddress } from '../dashboard-tab';

/** Searches everybody, whether they wait or not: the leads, which say what the other lists have. */
export function QueueSearch() {
  const navigate = useNavigate();
  return (
    <search>
      <form
        className="list-search"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('search');
          const search = typeof words === 'string' ? words.trim() : '';
          if (search !== '') navigate(listAddress('leads', { search }));
        }}
      >
        <label htmlFor="queue-search" className="sr-only">
          Search everybody by name, number or word
        </label>
        <input
          id="queue-search"
          name="search"
          type="search"
          className="input flex-1"
          placeholder="Search everybody"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-keyshortcuts="/"
        />
      </form>
    </search>
  );
}
