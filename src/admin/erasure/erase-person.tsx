import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useConnectivity } from '../../hooks/use-connectivity';
import { useOutbox } from '../../hooks/use-outbox';
import { deviceZone } from '../../lib/time-words';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field';
import { PersonText } from '../people/person-text';
import { useStaff } from '../staff';
import { forgetRows } from './forget-rows';
import { forgetGone } from './missing';
import {
  appointmentWords,
  eraseFailure,
  erasePerson,
  type Found,
  findPerson,
  foundLines,
  personSought,
  recordsText,
  searchFailure,
} from './person';

type Props = { onErased: () => void; onClose: () => void };

/** Erases a person's data on request: finds their rows by address or number, and asks for confirmation first. */
export function ErasePerson({ onErased, onClose }: Props) {
  const { client, lists } = useStaff();
  const outbox = useOutbox();
  const isOffline = useConnectivity() !== 'online';
  const [isSure, setIsSure] = useState(false);

  const searching = useMutation({
    mutationFn: (typed: string) => findPerson(client, personSought(typed, deviceZone())),
    onMutate: () => erasing.reset(),
    onSuccess({ total }) {
      // An earlier attempt may have erased them and lost its response, so the copies on this device are removed too.
      if (total > 0) return;
      const { signal } = new AbortController();
      void forgetGone(client, lists, signal, Infinity).catch(() => undefined);
    },
  });
  const again = () => {
    searching.reset();
    setIsSure(false);
  };
  const erasing = useMutation({
    // Continues when the sheet is closed: erased rows must leave this device too.
    async mutationFn(found: Found) {
      await forgetRows(lists, outbox, await erasePerson(client, found));
      onErased();
    },
    onError: again,
  });
  const { data: found, isPending: isSearching } = searching;
  const isBusy = erasing.isPending;
  const failure =
    (searching.error && searchFailure(searching.error)) ??
    (erasing.error && eraseFailure(erasing.error));

  const body = useRef<HTMLDivElement>(null);
  const step = erasing.isSuccess ? 'erased' : found ? (isSure ? 'sure' : 'found') : 'search';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tapped button disappears with its step, and the focus must not
  useEffect(() => {
    if (!isSearching) (body.current?.querySelector('input') ?? body.current)?.focus();
  }, [step, failure, isSearching]);

  return (
    <div ref={body} tabIndex={-1} className="mt-3 grid gap-4">
      {isOffline && step !== 'erased' && (
        <p role="status" className="account-note mt-0">
          This needs a connection: what is in the database can’t be known without one.
        </p>
      )}
      {!found ? (
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get('who');
            if (!isSearching && !isOffline) searching.mutate(String(typed));
          }}
        >
          <TextField
            id="erase-who"
            name="who"
            label="Their email address or phone number"
            type="search"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={erasing.error ? erasing.variables.who : undefined}
            error={failure ?? undefined}
          />
          <button
            type="submit"
            className="button button-primary"
            aria-disabled={isSearching || isOffline}
          >
            {isSearching ? 'Searching…' : 'Find their data'}
          </button>
        </form>
      ) : erasing.isSuccess ? (
        <>
          <p role="status">
            <strong>{recordsText(found.total)} erased.</strong> We keep on record when, by whom and
            how many, but not whose they were.
          </p>
          <Button onClick={onClose}>Done</Button>
        </>
      ) : isSure ? (
        <>
          <p role="alert">
            <strong>This can’t be undone.</strong> {recordsText(found.total)} stored with{' '}
            <strong>{found.who}</strong> will be gone for everybody.{' '}
            <span>{appointmentWords(found.appointments)}</span>
          </p>
          <Names names={found.names} />
          {/* In the place of the previous button, so that an accidental second tap does no harm. */}
          <Button aria-disabled={isBusy} onClick={() => isBusy || again()}>
            Keep them
          </Button>
          <Button
            kind="primary"
            aria-disabled={isBusy || isOffline}
            onClick={() => isBusy || isOffline || erasing.mutate(found)}
          >
            {isBusy ? 'Erasing…' : 'Erase for good'}
          </Button>
        </>
      ) : (
        <FoundRows found={found} onErase={() => setIsSure(true)} onAgain={again} />
      )}
    </div>
  );
}

type FoundProps = { found: Found; onErase: () => void; onAgain: () => void };

function FoundRows({ found: { who, counts, total, names }, onErase, onAgain }: FoundProps) {
  return (
    <>
      <div role="status" className="grid gap-3">
        <p>
          <span>{total === 0 ? 'Nothing is stored with' : 'Stored with'}</span>{' '}
          <strong>{who}</strong>
          <span>{total === 0 ? '.' : ':'}</span>
        </p>
        {total > 0 && (
          <ul className="figures list-disc pl-5 font-semibold">
            {foundLines(counts).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Names names={names} />
      </div>
      {total > 0 && (
        <>
          <p className="note">
            Leads marked Converted are erased too, and what was joined or merged with these. Under
            another address or number there may be more: search for that as well. Notes on other
            people that mention this person stay.
          </p>
          <Button kind="primary" onClick={onErase}>
            Erase {recordsText(total)}
          </Button>
        </>
      )}
      <Button onClick={onAgain}>Search for somebody else</Button>
    </>
  );
}

/** Whom the rows are about: an address or a number may be of several people, or mistyped. */
function Names({ names }: Pick<Found, 'names'>) {
  if (names.length === 0) return null;
  return (
    <p>
      <span>{names.length === 1 ? 'Name found:' : 'Names found:'}</span>{' '}
      {names.map((name, n) => (
        <span key={name}>
          {n > 0 && <span>, </span>}
          <strong>
            <PersonText>{name}</PersonText>
          </strong>
        </span>
      ))}
      .
    </p>
  );
}
