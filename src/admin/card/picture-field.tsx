import { useId, useRef, useState } from 'react';
import { shrinkPicture } from '../../device/shrink-picture';
import { PORTRAIT } from '../../domain/team-card';
import { toBase64 } from '../../lib/base64';
import { Action, Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { Portrait } from '../../ui/team-card';

type Props = {
  name: string;
  /** A JPEG in base64. */
  picture: string | null;
  onChange: (picture: string | null) => void;
  /** Told when a picture is being made small, and when it is. */
  onPreparing: (isPreparing: boolean) => void;
};

/** One's own picture, in place of the initials: chosen, looked at, and chosen again or removed. */
export function PictureField({ name, picture, onChange, onPreparing }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();

  /** What was chosen last counts, or that it was removed. */
  const latest = useRef<File | null>(null);

  async function choose(file: File): Promise<void> {
    latest.current = file;
    setProblem(undefined);
    onPreparing(true);
    const jpeg = await shrinkPicture(file, PORTRAIT).catch(() => undefined);
    if (latest.current !== file) return;
    onPreparing(false);
    if (jpeg) onChange(toBase64(jpeg));
    else setProblem('This device can’t read that as a picture. Choose another.');
  }

  return (
    <section aria-label="Picture" className="field">
      <p className="field-label">
        Picture<span className="font-normal text-muted"> (optional)</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Portrait name={name} picture={picture} size="size-16" />
        <Button
          ref={button}
          aria-describedby={problem && `${id}-error`}
          onClick={() => input.current?.click()}
        >
          {picture ? 'Choose another' : 'Choose a picture'}
        </Button>
        {picture && (
          <Action
            onClick={() => {
              latest.current = null;
              onPreparing(false);
              onChange(null);
              button.current?.focus();
            }}
          >
            Remove<span className="sr-only"> your picture</span>
          </Action>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Your picture"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      <FieldError id={id} error={problem} />
    </section>
  );
}
