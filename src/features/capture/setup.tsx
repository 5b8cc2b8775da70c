import { type ComponentProps, useEffect, useMemo } from 'react';
import { tourProperties } from '../../content/options';
import { lineRule } from '../../domain/field-rules';
import { focusFirst, textOf } from '../../forms/form-fields';
import { useCheckedForm } from '../../forms/use-checked-form';
import { useKept } from '../../hooks/use-kept';
import { CAPTURE_SETUP } from '../../offline/cleared';
import { SelectField, TextField } from '../../ui/field';
import { nextFieldOnEnter } from './viewing-fields';

/** What stays the same throughout a viewing. */
export type Setup = { property: string; agent: string };

/** What is stored of it on this device. */
export type KnownSetup = {
  /** Null until it has been entered. */
  setup: Setup | null;
  /** The agent who used this phone last. */
  agent: string | undefined;
  save: (setup: Setup) => Promise<void>;
  reread: () => void;
};

/** Where the viewing takes place and who is running it; undefined until it has been read. */
export function useSetup(): KnownSetup | undefined {
  const [kept, save, reread] = useKept(CAPTURE_SETUP);
  return useMemo(() => {
    if (!kept) return undefined;
    const { property, agent } = kept;
    // A property that is no longer offered has to be chosen again.
    const isOpen = property && agent && tourProperties.some((one) => one === property);
    return { setup: isOpen ? { property, agent } : null, agent, save, reread };
  }, [kept, save, reread]);
}

type Props = {
  setup: Setup | null;
  agent: string | undefined;
  onDone: (setup: Setup) => Promise<void>;
};

/** Asks once where the viewing takes place and who is running it. */
export function SetupForm({ setup, agent, onDone }: Props) {
  const { form, errors } = useCheckedForm({
    async check(target) {
      const typed = new FormData(target);
      const name = textOf(typed, 'agent').trim();
      return name === ''
        ? { errors: { agent: 'Please enter your name.' } }
        : { data: { property: textOf(typed, 'property'), agent: name } };
    },
    async send(entered) {
      await onDone(entered);
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
      <PropertyField defaultValue={setup?.property} />
      <TextField
        id="setup-agent"
        name="agent"
        {...lineRule(100)}
        label="Your own name"
        autoComplete="name"
        enterKeyHint="go"
        defaultValue={agent}
        error={errors['agent']}
      />
      <button type="submit" className="button button-primary w-full">
        {setup ? 'Done' : 'Start capturing'}
      </button>
    </form>
  );
}

export const PropertyField = (
  props: Pick<ComponentProps<typeof SelectField>, 'defaultValue' | 'value' | 'onChange'>,
) => (
  <SelectField
    id="setup-property"
    name="property"
    label="Property you are showing"
    options={tourProperties}
    {...props}
  />
);
