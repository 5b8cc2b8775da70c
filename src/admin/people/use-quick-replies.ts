import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listOf, object, type ShapeOf, text } from '../../lib/shape';
import { showToast } from '../../ui/toast';
import { REPLIES } from '../queries';
import { QueryError, runQuery } from '../rows/run-query';
import { type Staff, useStaff } from '../staff';
import { toastDone, toastFailure } from '../toasts';
import { copiedQuery } from '../with-copy';

const isReply = object({ id: text, title: text, body: text });
const areReplies = listOf(isReply);
/** One of the team's own texts. */
export type QuickReply = ShapeOf<typeof isReply>;
/** `over` is the id of the one that it replaces; one that was deleted comes back under its own. */
type Written = Omit<QuickReply, 'id'> & { id?: string; over?: string | undefined };

const COLUMNS = 'id,title,body';
const NONE: readonly QuickReply[] = [];

const repliesQuery = ({ client, lists }: Pick<Staff, 'client' | 'lists'>) =>
  copiedQuery(lists.copy, REPLIES, areReplies, (signal) => loadReplies(client, signal));

/**
 * Loads the team's own texts.
 * @throws {QueryError} unless the database answers
 */
export function loadReplies(
  { database }: Pick<Staff['client'], 'database'>,
  signal: AbortSignal,
): Promise<QuickReply[]> {
  const rows = database.from('quick_replies').select(COLUMNS).order('title');
  return runQuery(rows, areReplies, signal);
}

/**
 * Returns the team's own texts, of which this device keeps a copy, and what administrators can do to them. They are changed
 * with a network alone: whoever changes them offline would write over a colleague's words unseen.
 */
export function useQuickReplies() {
  const staff = useStaff();
  const { database } = staff.client;
  const queries = useQueryClient();
  const { data: replies = NONE } = useQuery(repliesQuery(staff));
  const change = {
    onError: (error: Error) => toastFailure(notChanged(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [REPLIES] }),
  };
  const saving = useMutation({
    ...change,
    mutationFn: ({ over, ...words }: Written) => {
      const table = database.from('quick_replies');
      const written = over === undefined ? table.insert(words) : table.update(words).eq('id', over);
      return runQuery(written.select(COLUMNS), areOne);
    },
    onSuccess: (_, { title }) => toastDone('Quick Reply Saved', title),
  });
  const deleting = useMutation({
    ...change,
    mutationFn: ({ id }: QuickReply) =>
      runQuery(database.from('quick_replies').delete().eq('id', id).select(COLUMNS), areReplies),
    onSuccess: (_, reply) =>
      void showToast({
        kind: 'done',
        title: 'Quick Reply Deleted',
        description: reply.title,
        action: { label: 'Undo', run: () => saving.mutate(reply) },
      }),
  });
  return {
    replies,
    /** Resolves with whether it is stored. */
    save: (written: Written) =>
      saving.mutateAsync(written).then(
        () => true,
        () => false,
      ),
    remove: (reply: QuickReply) => deleting.mutate(reply),
  };
}

/** No row comes back where a policy hides it: then nothing was written. */
const areOne = (answer: unknown): answer is QuickReply[] =>
  areReplies(answer) && answer.length === 1;

/** Says why nothing was changed. */
export function notChanged(error: Error): string {
  return error instanceof QueryError && error.kind === 'unreachable'
    ? 'Nothing was changed. Check the connection and try again.'
    : 'Nothing was changed: the database refused it.';
}

/** Puts the visitor's own name and property where the text has `{name}` and `{property}`. */
export function filledIn(body: string, name: string, property: string): string {
  return body
    .replace(/( ?)\{name\}/g, (_, gap: string) => name && gap + name)
    .replaceAll('{property}', () => property || 'our properties');
}
