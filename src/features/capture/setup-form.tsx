import { type SubmitEvent, useState } from 'react';
import { viewingProperties } from '../../content/viewing';
import { lineRule } from '../../domain/field-rules';
import { textOf } from '../../forms/form-fields';
import { SelectField, TextField } from '../../ui/field';
import { moveOn } from './move-on';
import { lastAgent, type Setup } from './setup';

type Props = { setup: Setup | null; onDone: (setup: Setup) => void };

/** Asks once where the viewing takes place and who is running it. */
export function SetupForm({ setup, onDone }: Props) {
  const [error, setError] = useState<string>();

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const agent = textOf(form, 'agent').trim();
    if (agent === '') {
      setError('Please enter your name.');
      const field = event.currentTarget.elements.namedItem('agent');
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    onDone({ property: textOf(form, 'property'), agent });
  };

  return (
    <form
      onSubmit={onSubmit}
      onKeyDown={moveOn}
      noValidate
      className="capture grid grid-cols-1 gap-5"
    >
      <SelectField
        id="setup-property"
        name="property"
        label="Property you are showing"
        options={viewingProperties}
        defaultValue={setup?.property}
      />
      <TextField
        id="setup-agent"
        name="agent"
        {...lineRule(100)}
        label="Your own name"
        autoComplete="name"
        enterKeyHint="go"
        defaultValue={setup?.agent ?? lastAgent()}
        error={error}
      />
      <button type="submit" className="button button-primary">
        {setup ? 'Done' : 'Start capturing'}
      </button>
    </form>
  );
}
