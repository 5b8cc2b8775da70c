import { viewingProperties } from '../../content/viewing';
import { lineRule } from '../../domain/field-rules';
import { textOf } from '../../forms/form-fields';
import { useCheckedForm } from '../../forms/use-checked-form';
import { SelectField, TextField } from '../../ui/field';
import { nextFieldOnEnter } from './next-field-on-enter';
import { lastAgent, type Setup } from './setup';

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
        defaultValue={setup?.agent ?? lastAgent()}
        error={errors['agent']}
      />
      <button type="submit" className="button button-primary w-full">
        {setup ? 'Done' : 'Start capturing'}
      </button>
    </form>
  );
}
