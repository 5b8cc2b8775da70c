import { useState } from 'react';
import { tooLong } from '../../lib/too-long';
import { Action } from '../../ui/button';
import { TextArea, TextField } from '../../ui/field';
import type { QuickReply, useQuickReplies } from '../people/use-quick-replies';

// The database has the same limits.
const MOST = { title: 60, body: 1000 };

type Props = Pick<ReturnType<typeof useQuickReplies>, 'save' | 'remove'> & {
  /** The one that is edited; a new one if omitted. */
  reply: QuickReply | undefined;
  onDone: () => void;
};

/** Writes one of the team's own texts. */
export function ReplyForm({ reply, save, remove, onDone }: Props) {
  const [title, setTitle] = useState(reply?.title ?? '');
  const [body, setBody] = useState(reply?.body ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const errors = { title: tooLong(title, MOST.title), body: tooLong(body, MOST.body) };
  const canSave =
    !isBusy && title.trim() !== '' && body.trim() !== '' && !errors.title && !errors.body;
  return (
    <form
      aria-label={reply ? `Edit ${reply.title}` : 'A new quick reply'}
      className="mt-4 grid gap-3"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!canSave) return;
        setIsBusy(true);
        const isSaved = await save({ over: reply?.id, title: title.trim(), body: body.trim() });
        setIsBusy(false);
        if (isSaved) onDone();
      }}
    >
      <TextField
        id="reply-title"
        label="Title"
        autoComplete="off"
        value={title}
        error={errors.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <TextArea
        id="reply-body"
        label="Text"
        rows={3}
        value={body}
        error={errors.body}
        aria-describedby="reply-hint"
        onChange={({ target }) => setBody(target.value)}
      />
      <p id="reply-hint" className="note">
        {'{name} and {property} become the visitor’s.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-5">
        <button
          type="submit"
          className="button button-primary disabled:cursor-default disabled:opacity-55"
          disabled={!canSave}
        >
          Save for the team
        </button>
        <Action onClick={onDone}>Cancel</Action>
        {reply && (
          <Action
            onClick={() => {
              remove(reply);
              onDone();
            }}
          >
            Delete
          </Action>
        )}
      </div>
    </form>
  );
}
