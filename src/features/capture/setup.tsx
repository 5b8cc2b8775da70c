import { useEffect, useState } from 'react';
import { viewingProperties } from '../../content/viewing';
import { lineRule } from '../../domain/field-rules';
import { focusFirst, textOf } from '../../forms/form-fields';
import { useCheckedForm } from '../../forms/use-checked-form';
import { createDraft } from '../../lib/draft';
import { CAPTURE_SETUP } from '../../offline/stored-records';
import { SelectField, TextField } from '../../ui/field';
import { nextFieldOnEnter } from './next-field-on-enter';

/** What stays the same throughout a viewing. */
export type Setup = { property: string; agent: string };

const stored = createDraft(CAPTURE_SETUP);

/** Where the viewing takes place and who is running it, stored on this device; null until entered. */
export function useSetup(): [Setup | null, (setup: Setup) => void] {
  const [setup, setSetup] = useState(read);
  return [
    setup,
    (next) => {
      stored.write(next);
      setSetup(next);
    },
  ];
}

function read(): Setup | null {
  const { property, agent } = stored.read();
  // A property that is no longer offered has to be chosen again.
  if (!property || !agent || !viewingProperties.includes(property)) return null;
  return { property, agent };
}

type Props = { setup: Setup | null; onDone: (setup: Setup) => void };

/** Asks once where the viewing takes place and who is running it. */
export function SetupForm({ setup, onDone }: Props) {
  const { form, errors } = useCheckedForm({
    async check(target) {
      const typed = new FormData(target);
      const agent = textOf(typed, 'agent').trim();
      return agent === ''
        ? { errors: { agent: 'Please enter your name.' } }
        : { data: { property: textOf(typed, 'property'), agent } };
    },
    async send(entered) {
      onDone(entered);
      return undefined;
    },
  });

  const { ref } = form;

  // Somebody has just tapped Change.
  useEffect(() => {
    if (setup && ref.current) focusFirst(ref.current, ['property']);
  }, [ref, setup]);

  return (
    <form
      {...form}
      onKeyDown={nextFieldOnEnter}
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
        defaultValue={setup?.agent ?? stored.read()['agent']}
        error={errors['agent']}
      />
      <button type="submit" className="button button-primary w-full">
        {setup ? 'Done' : 'Start capturing'}
      </button>
    </form>
  );
}
