import { useRef, useState } from 'react';
import { EMAIL_PATTERN, LIMIT } from '../../domain/field-rules';
import { FACT_KINDS, type FactKind, withKnownName } from '../../domain/known';
import { cleanAddress } from '../../lib/address';
import { toE164 } from '../../lib/e164';
import { deviceZone } from '../../lib/time-words';
import { Action } from '../../ui/button';
import { TextField } from '../../ui/field';
import { PersonText } from '../people/person-text';
import { reachOf, useAppLinks } from '../people/reach';
import { Fact } from '../rows/facts';
import type { InboxRow } from '../rows/row';
import type { RowActions } from './use-row-actions';

type Props = {
  /** What the visitor wrote, with pending changes applied. */
  row: Pick<InboxRow, 'name' | 'known'> &
    Partial<Pick<InboxRow, 'property_interest' | 'property_slug'>>;
  /** Missing where nothing can be said of them. */
  learn?: RowActions['learn'];
  /** Called when a call or chat is started. */
  onStart?: (way: 'call' | 'whatsapp') => void;
};

type Field = {
  label: string;
  most: number;
  inputMode?: 'tel' | 'email';
  hint?: string;
  /** Returns what is kept of what was typed; undefined if it is something else. */
  read?: (typed: string) => string | undefined;
  error?: string;
};

// The database has the same rules.
const FIELDS: Record<FactKind, Field> = {
  known_as: {
    label: 'Known as',
    most: LIMIT.name,
    hint: 'The name they like to be called by; used in greetings.',
  },
  also_phone: {
    label: 'Another number',
    most: LIMIT.phone,
    inputMode: 'tel',
    read(typed) {
      const number = toE164(typed, deviceZone()) ?? typed;
      return /\d{2}/.test(number) ? number : undefined;
    },
    error: 'Please enter a phone number.',
  },
  also_email: {
    label: 'Another email address',
    most: LIMIT.email,
    inputMode: 'email',
    read(typed) {
      const address = cleanAddress(typed);
      return ADDRESS.test(address) ? address : undefined;
    },
    error: 'Please enter an email address, such as name@example.com.',
  },
  language: { label: 'Language', most: 40 },
  interest: {
    label: 'Looking for',
    most: 100,
    hint: 'If you name one of our properties, messages mention it.',
  },
  budget: { label: 'Budget', most: 40 },
};
/** What is read, and not tapped. */
const WORDS = ['interest', 'budget', 'language'] as const;
const ADDRESS = new RegExp(`^${EMAIL_PATTERN}$`, 'u');

/** What the staff know of somebody besides what they wrote, which stays as it is. */
export function KnownFacts({ row, learn, onStart }: Props) {
  const [asked, setAsked] = useState<FactKind>();
  const tools = useRef<HTMLDivElement>(null);
  const { known } = row;
  const who = withKnownName(row);
  const { call, whatsapp, email } = reachOf({ ...who, phone: null, email: null }, useAppLinks());
  const close = () => {
    // The form goes, and must not take the focus with it.
    tools.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setAsked(undefined);
  };
  return (
    <section aria-label="What we know">
      <dl>
        {who.name !== row.name && (
          <Fact label="Name as written">
            <PersonText>{row.name}</PersonText>
          </Fact>
        )}
        {WORDS.map(
          (kind) =>
            known?.[kind] && (
              <Fact key={kind} label={FIELDS[kind].label}>
                <bdi>{known[kind]}</bdi>
              </Fact>
            ),
        )}
        {known?.also_phone && (
          <Fact label="Also reached at">
            <span className="flex flex-wrap items-baseline gap-x-6">
              <Reach href={call} onClick={() => onStart?.('call')}>
                {known.also_phone}
              </Reach>
              {whatsapp && (
                <Reach href={whatsapp} onClick={() => onStart?.('whatsapp')}>
                  WhatsApp
                </Reach>
              )}
            </span>
          </Fact>
        )}
        {known?.also_email && (
          <Fact label="Also reached at">
            <Reach href={email}>{known.also_email}</Reach>
          </Fact>
        )}
      </dl>
      {learn && (
        <div ref={tools} className="flex flex-wrap gap-x-6">
          {FACT_KINDS.map((one) => (
            <Action
              key={one}
              aria-expanded={asked === one}
              onClick={() => setAsked(asked === one ? undefined : one)}
            >
              {FIELDS[one].label}
            </Action>
          ))}
        </div>
      )}
      {asked && (
        <FactForm
          key={asked}
          field={FIELDS[asked]}
          before={known?.[asked] ?? ''}
          onSave={(body) => {
            close();
            learn?.(asked, body);
          }}
        />
      )}
    </section>
  );
}

type ReachProps = { href: string | undefined; children: string; onClick?: () => void };

/** A number or address; a link, unless nothing can be made of it. */
function Reach({ href, children, onClick }: ReachProps) {
  const text = <PersonText>{children}</PersonText>;
  if (!href) return text;
  const isPage = href.startsWith('https:');
  return (
    <a
      className="action -my-3 min-w-0 wrap-anywhere"
      {...{ href, onClick }}
      {...(isPage && { target: '_blank', rel: 'noopener' })}
    >
      {text}
    </a>
  );
}

type FormProps = {
  field: Field;
  /** What is known now. */
  before: string;
  /** @param body null takes back what was said before */
  onSave: (body: string | null) => void;
};

function FactForm({ field, before, onSave }: FormProps) {
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string>();
  const { label, most, inputMode, hint, read = (words) => words } = field;
  const save = () => {
    const words = typed.trim();
    const body = words && read(words);
    if (body === undefined) setError(field.error);
    else onSave(body || null);
  };
  return (
    <form
      className="mt-1 flex flex-wrap items-end gap-2 [&>.field]:min-w-0 [&>.field]:flex-1"
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
        {...(inputMode && { inputMode, autoCapitalize: 'none' })}
        {...(hint && { 'aria-describedby': 'known-fact-hint' })}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button
        type="submit"
        className="button button-primary flex-none"
        disabled={typed.trim() === before}
      >
        Save
      </button>
      {hint && (
        <p id="known-fact-hint" className="note w-full">
          {hint}
        </p>
      )}
    </form>
  );
}
