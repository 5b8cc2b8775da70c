import { Trash2 } from 'lucide';
import { Icon } from '../../ui/icon';

type Props = { name: string; size: 'row' | 'sheet'; onRemove: () => void };

/** Deletes. It needs no question: for some seconds it can be taken back. */
export function RemoveButton({ name, size, onRemove }: Props) {
  return (
    <button
      type="button"
      className={size === 'row' ? 'row-reach row-remove' : 'action row-delete'}
      onClick={onRemove}
    >
      <Icon drawing={Trash2} />
      {size === 'row' ? <span className="sr-only">Delete {name}</span> : 'Delete'}
    </button>
  );
}
