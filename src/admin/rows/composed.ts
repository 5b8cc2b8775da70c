import { isKind } from '../../domain/lead-kind';
import type { InboxTable } from '../../domain/staff-event';
import { readNotes } from '../../domain/viewing';
import type { InboxRow, ListedLead } from './row';

/** Whether the text of a row was put together by a form of ours, around what the visitor said. */
export const isComposed = (table: InboxTable, { kind }: Pick<InboxRow, 'kind'>): boolean =>
  table === 'leads' ? isKind(kind) : kind === 'tour';

/** A lead's text without the answers that its chips show already: of somebody met at a viewing, what the agent noted. */
export function noteOf({ source, notes }: Pick<ListedLead, 'source' | 'notes'>): string {
  return source === 'viewing' ? readNotes(notes ?? '').notes : (notes ?? '');
}
