import { useRef, useState } from 'react';
import { called, type FactKind, type Known } from '../../domain/known';
import { cleanAddress } from '../../lib/address';
import { toE164 } from '../../lib/e164';
import { deviceZone } from '../../lib/time-words';
import { Action } from '../../ui/button';
import { TextField } from '../../ui/field';
import { PersonText } from '../people/person-text';
import { Fact } from '../rows/facts';
import type { InboxRow } from '../rows/row';
import type { RowActions } from './use-row-actions';

type Props = {
  /** What the visitor wrote, with pending changes applied. */
  row: Pick<InboxRow, 'name' | 'known'>;
  learn: RowActions['learn'];
};

const FIELDS = {
  name: { words: 'Known as', label: 'Known as', most: 200 },
  reach: { words: 'Also at', label: 'Another number or e-mail address', most: 254 },
  language: { words: 'Language', label: 'Language', most: 40 },
} as const;
type Asked = keyof typeof FIELDS;
const NAMES: readonly Asked[] = ['name', 'reach', 'language'];

/** What the staff know of somebody besides what they wrote, which stays as it is. */
export function KnownFacts({ row, learn }: Props) {
  const [asked, setAsked] = useState<Asked>();
  const opener = useRef<HTMLDivElement>(null);
  const known = row.known ?? undefined;
  const isRenamed = called(row).name !== row.name;
  const close = () => {
    // The form goes, and must not take the focus with it.
    opener.current?.querySelector('button')?.focus();
    setAsked(undefined);
  };
  return (
    <section aria-label="What we know">
      <dl>
        {isRenamed && (
          <Fact label="Wrote">
            <PersonText>{row.name}</PersonText>
          </Fact>
        )}
        {[known?.also_phone, known?.also_email].map(
          (reach) =>
            reach && (
              <Fact key={reach} label="Also at">
                <PersonText>{reach}</PersonText>
              </Fact>
            ),
        )}
        {known?.language && (
          <Fact label="Language">
            <bdi>{known.language}</bdi>
          </Fact>
        )}
      </dl>
      <div ref={opener} className="flex flex-wrap gap-x-6">
        {NAMES.map((one) => (
          <Action
            key={one}
            aria-expanded={asked === one}
            onClick={() => setAsked(asked === one ? undefined : one)}
          >
            {FIELDS[one].words}
          </Action>
        ))}
      </div>
      {asked && (
        <FactForm
          key={asked}
          asked={asked}
          known={known}
          onSave={(kind, body) => {
            close();
            learn(kind, body);
          }}
        />
      )}
    </section>
  );
}

type FormProps = {
  asked: Asked;
  known: Known | undefined;
  /** @param body null takes back what was said before */
  onSave: (kind: FactKind, body: string | null) => void;
};

function FactForm({ asked, known, onSave }: FormProps) {
  const before = {
    name: known?.known_as,
    reach: known?.also_phone ?? known?.also_email,
    language: known?.language,
  }[asked];
  const [typed, setTyped] = useState(before ?? '');
  const [error, setError] = useState<string>();
  const { label, most } = FIELDS[asked];
  const save = () => {
    const words = typed.trim();
    if (asked !== 'reach') return onSave(asked === 'name' ? 'known_as' : 'language', words || null);
    if (words === '') return onSave(known?.also_phone ? 'also_phone' : 'also_email', null);
    if (words.includes('@')) {
      const address = cleanAddress(words);
      if (ADDRESS.test(address)) return onSave('also_email', address);
    } else if (/\d.*\d/.test(words) && words.length <= 40) {
      return onSave('also_phone', toE164(words, deviceZone()) ?? words);
    }
    setError('Enter a phone number or an e-mail address.');
  };
  return (
    <form
      className="mt-1 flex items-end gap-2 [&>.field]:min-w-0 [&>.field]:flex-1"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        id="known-fact"
        label={label}
        value={typed}
        maxLength={most}
        error={error}
        dir="auto"
        autoComplete="off"
        autoFocus
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value)}
      />
      <button
        type="submit"
        className="button button-primary flex-none"
        disabled={typed.trim() === (before ?? '')}
      >
        Save
      </button>
    </form>
  );
}

const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s.]{2,}$/;
