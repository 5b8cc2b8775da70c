import { useEffect, useRef } from 'react';
import { useConnectivity } from '../../hooks/use-connectivity';
import { TextField } from '../../ui/field';
import { StaffSheet } from '../staff-sheet';
import { foundLines, recordsText } from './person-words';
import { type Erasure, useErasure } from './use-erasure';

type Props = { isOpen: boolean; onClose: () => void; onErased: () => void };

/** Somebody asks to be forgotten: their rows are found by address or number, and erased for good. */
export function EraseSheet({ isOpen, onClose, onErased }: Props) {
  const erasure = useErasure(onErased);
  const { state, again } = erasure;
  const isOffline = useConnectivity() !== 'online';
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was tapped is gone with its step: the focus goes to the next one, never to nothing.
    if (!isOpen) return;
    const field = body.current?.querySelector('input');
    if (state.kind === 'asking') field?.focus();
    else if (!field) body.current?.focus();
  }, [isOpen, state.kind]);
  const close = () => {
    again();
    onClose();
  };
  return (
    <StaffSheet title="Erase a person’s data" isOpen={isOpen} onClose={close}>
      <div ref={body} tabIndex={-1} className="erasure">
        {isOffline && state.kind !== 'erased' && (
          <p role="status" className="account-note">
            This needs a connection: what is in the database can’t be known without one.
          </p>
        )}
        {state.kind === 'asking' || state.kind === 'searching' ? (
          <Search
            state={state}
            isOffline={isOffline}
            onSearch={(typed) => void erasure.find(typed)}
          />
        ) : (
          <Rows erasure={erasure} state={state} isOffline={isOffline} onClose={close} />
        )}
      </div>
    </StaffSheet>
  );
}

type SearchProps = {
  state: Extract<Erasure, { kind: 'asking' | 'searching' }>;
  isOffline: boolean;
  onSearch: (typed: string) => void;
};

function Search({ state, isOffline, onSearch }: SearchProps) {
  const isBusy = state.kind === 'searching';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('who');
        if (!isBusy && !isOffline) onSearch(String(typed));
      }}
    >
      <TextField
        id="erase-who"
        name="who"
        label="Their e-mail address or phone number"
        type="search"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={state.kind === 'asking' ? state.failure : undefined}
      />
      <button type="submit" className="button button-primary" aria-disabled={isBusy || isOffline}>
        {isBusy ? 'Searching…' : 'Find their data'}
      </button>
    </form>
  );
}

type RowsProps = {
  erasure: ReturnType<typeof useErasure>;
  state: Exclude<Erasure, { kind: 'asking' | 'searching' }>;
  isOffline: boolean;
  onClose: () => void;
};

function Rows({ erasure, state, isOffline, onClose }: RowsProps) {
  switch (state.kind) {
    case 'found': {
      const { who, found, total } = state;
      return (
        <>
          <div role="status" className="grid gap-3">
            <p>
              {total === 0 ? 'Nothing is stored with' : 'Stored with'} <strong>{who}</strong>
              {total === 0 ? '.' : ':'}
            </p>
            {total > 0 && (
              <ul className="erasure-found figures">
                {foundLines(found).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          {total > 0 && (
            <>
              <p className="note">
                Leads marked Converted are erased too. Notes on other people that mention this
                person stay.
              </p>
              <button type="button" className="button button-primary" onClick={erasure.confirm}>
                Erase {recordsText(total)}
              </button>
            </>
          )}
          <button type="button" className="button button-line" onClick={erasure.again}>
            Search for somebody else
          </button>
        </>
      );
    }
    case 'confirming':
    case 'erasing': {
      const isBusy = state.kind === 'erasing';
      return (
        <>
          <p role="alert">
            <strong>This can’t be undone.</strong> {recordsText(state.total)} stored with{' '}
            <strong>{state.who}</strong> will be gone for everybody.
          </p>
          {/* Where the button before stood: a second tap that slipped does no harm. */}
          <button
            type="button"
            className="button button-line"
            aria-disabled={isBusy}
            onClick={() => isBusy || erasure.again()}
          >
            Keep them
          </button>
          <button
            type="button"
            className="button button-primary"
            aria-disabled={isBusy || isOffline}
            onClick={() => isBusy || isOffline || void erasure.erase()}
          >
            {isBusy ? 'Erasing…' : 'Erase for good'}
          </button>
        </>
      );
    }
    case 'erased':
      return (
        <>
          <p role="status">
            <strong>{recordsText(state.total)} erased.</strong> We keep on record when, by whom and
            how many, but not whose they were.
          </p>
          <button type="button" className="button button-line" onClick={onClose}>
            Done
          </button>
        </>
      );
  }
}
