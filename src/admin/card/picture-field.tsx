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
};

/** One's own picture, in place of the initials: chosen, looked at, and chosen again or removed. */
export function PictureField({ name, picture, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<string>();

  async function choose(file: File): Promise<void> {
    setProblem(undefined);
    try {
      onChange(toBase64(await shrinkPicture(file, PORTRAIT)));
    } catch {
      setProblem('This phone can’t read that as a picture. Choose another.');
    }
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
