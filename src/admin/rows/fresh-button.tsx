import { ArrowUp } from 'lucide';
import { Icon } from '../../ui/icon';
import { freshWords } from './list-words';
import { PAGE_SIZE } from './load-page';

/** Says quietly that rows came in. They come when they are asked for, so that nothing moves under a thumb. */
export function FreshButton({ count, onTake }: { count: number; onTake: () => void }) {
  return (
    <div className="list-fresh" role="status">
      {count > 0 && (
        <button
          type="button"
          className="button list-fresh-button"
          onClick={() => {
            onTake();
            scrollTo({ top: 0 });
          }}
        >
          <Icon drawing={ArrowUp} />
          {freshWords(count, PAGE_SIZE)}
        </button>
      )}
    </div>
  );
}
