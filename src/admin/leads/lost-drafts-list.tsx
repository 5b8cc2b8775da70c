import { TriangleAlert } from 'lucide';
import { Icon } from '../../ui/icon';
import { UnsavedNotes } from '../rows/unsaved-notes';
import { useLostDrafts } from './use-lost-drafts';

/** Notes whose lead was deleted while they were being written. */
export function LostDrafts() {
  const { lost, dismiss } = useLostDrafts();
  return lost.map(({ key, notes }) => (
    <div key={key} className="row-conflict" role="status">
      <p>
        <Icon drawing={TriangleAlert} /> A lead was deleted before your notes on it were saved.
      </p>
      <UnsavedNotes notes={notes} onDismiss={() => dismiss(key, notes)} />
    </div>
  ));
}
