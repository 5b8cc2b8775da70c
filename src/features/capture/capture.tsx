import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tourProperties } from '../../content/options';
import { focusFirst } from '../../forms/form-fields';
import { FormNotLoaded } from '../../forms/form-not-loaded';
import { useIsHydrated } from '../../hooks/use-is-hydrated';
import { type Kiosk as KioskState, useKiosk } from '../../hooks/use-kiosk';
import { useDeviceNow } from '../../hooks/use-now';
import { useOutboxList } from '../../hooks/use-outbox';
import { accountHere } from '../../remote/capture-pass';
import { Action } from '../../ui/button';
import { later } from '../../ui/later';
import { Link } from '../../ui/link';
import type { HandOver } from './kiosk';
import { NewViewing } from './new-viewing';
import { type KnownSetup, PropertyField, type Setup, SetupForm, useSetup } from './setup';
import { countWords, type Today, todaysViewings } from './todays';
import { useCleared } from './use-cleared';
import { useUnlisted } from './use-unlisted';

const NOBODY: Today = { captured: [], sent: 0, earlier: 0 };

/** Below the form: whoever has just arrived lists nobody. */
const TodayPart = later(async () => (await import('./todays-list')).TodayPart);

const Kiosk = later(async () => (await import('./kiosk')).Kiosk);
/** For the tap on it: whoever hands the phone over may have no signal. */
const loadHandOver = () => import('./kiosk');

/** The field agents' tool. Not prerendered, because it depends on what is stored on the device. */
export function Capture() {
  return useIsHydrated() ? <Tool /> : <Opening />;
}

function Opening() {
  return (
    <>
      <Title />
      <p className="waits note min-h-screen">Opening the form…</p>
      <noscript>This page needs JavaScript.</noscript>
    </>
  );
}

/** The page's heading; what stands beside it goes below where letters are large. */
function Title({ children }: { children?: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
      <h1 className="subtitle flex min-h-12 items-center">Capture at viewings</h1>
      {children}
    </div>
  );
}

function Tool() {
  const known = useSetup();
  const [kiosk, setKiosk] = useKiosk();
  const [isBack, setIsBack] = useState(false);
  const [account] = useState(accountHere);
  if (!known || !kiosk) return <Opening />;
  const { setup } = known;
  return setup && kiosk.isOn ? (
    <div className="kiosk min-h-screen">
      <Kiosk
        setup={setup}
        pin={kiosk.pin}
        onLeave={(pin) => {
          setIsBack(true);
          return setKiosk({ isOn: false, pin });
        }}
      />
    </div>
  ) : (
    <AgentsTool {...known} {...{ isBack, account, kiosk, setKiosk }} />
  );
}

type ToolProps = KnownSetup & {
  /** The agent has just come back from a visitor's form. */
  isBack: boolean;
  /** The account that was signed in when the page was opened. */
  account: string | undefined;
  kiosk: KioskState;
  setKiosk: (kiosk: KioskState) => Promise<void>;
};

function AgentsTool({ setup, agent, save, reread, isBack, account, kiosk, setKiosk }: ToolProps) {
  const [isChanging, setIsChanging] = useState(false);
  const [isFirst, setIsFirst] = useState(!setup);
  const [chosen, setChosen] = useState<string>();
  const list = useOutboxList();
  // Which viewings can still be corrected changes over time.
  const minute = useDeviceNow(60_000);
  const change = useRef<HTMLButtonElement>(null);
  const halfTyped = useRef<HTMLDivElement>(null);
  const { cleared, formKey, onCleared } = useCleared(list, halfTyped);
  // A sign-out takes the agent's name as well: in another tab, or while a visitor had the phone.
  useEffect(() => {
    if (formKey > 0 || accountHere() !== account) reread();
  }, [formKey, account, reread]);
  const today = useMemo(
    () =>
      list.kind === 'ready' && cleared !== undefined
        ? todaysViewings(list.entries, Math.max(minute, Date.now()), cleared.upTo)
        : NOBODY,
    [list, minute, cleared],
  );
  const day = new Date(Math.max(minute, Date.now())).toDateString();
  const [unlisted, addUnlisted] = useUnlisted(`${day}, ${cleared?.upTo ?? 0}`);
  /** Where the agent's name is known, the property is asked above the first visitor. */
  const known = setup ?? (agent ? { property: tourProperties[0], agent } : null);
  const showing = known && isFirst && chosen ? { ...known, property: chosen } : known;
  const isAsking = !showing || isChanging;
  const startIn = async (viewing: Setup) => {
    if (!setup) await save(viewing);
    setIsFirst(false);
  };
  return (
    <>
      <Title>
        <span className="flex items-center gap-x-6">
          {account && (
            <Link className="action" to="/admin?tab=leads">
              Leads
            </Link>
          )}
          {setup && (
            <HandOverButton
              isBack={isBack}
              isHidden={isChanging}
              pin={kiosk.pin}
              setKiosk={setKiosk}
            />
          )}
        </span>
      </Title>
      {isAsking && (
        <SetupForm
          key={agent}
          setup={setup}
          agent={agent}
          onDone={async (next) => {
            await save(next);
            flushSync(() => {
              setIsChanging(false);
              setIsFirst(false);
            });
            const form = halfTyped.current?.querySelector('form');
            if (setup) change.current?.focus();
            else if (form) focusFirst(form, ['name']);
          }}
        />
      )}
      {showing && (
        // Hidden, not removed: what was typed and agreed to is the same visitor's.
        <div hidden={isChanging}>
          {setup && !isFirst ? (
            <p className="flex flex-wrap items-center justify-between gap-x-4 border-y border-line">
              <span>
                <strong>{setup.property}</strong>{' '}
                <span className="text-muted">by {setup.agent}</span>
              </span>
              <Action ref={change} onClick={() => setIsChanging(true)}>
                Change<span className="sr-only"> property or name</span>
              </Action>
            </p>
          ) : (
            !isChanging && (
              <>
                <PropertyField
                  value={showing.property}
                  onChange={({ target: { value } }) => {
                    setChosen(value);
                    void save({ ...showing, property: value });
                  }}
                />
                <p className="flex items-center justify-between gap-x-4">
                  <span className="text-muted">by {showing.agent}</span>
                  <Action ref={change} onClick={() => setIsChanging(true)}>
                    Change<span className="sr-only"> property or name</span>
                  </Action>
                </p>
              </>
            )
          )}
          <div ref={halfTyped} className="mt-6">
            <NewViewing
              key={formKey}
              setup={showing}
              onSaved={() => void startIn(showing)}
              count={countWords(today, unlisted)}
              captured={today.captured}
              cleared={cleared?.upTo ?? 0}
              onUnlisted={addUnlisted}
            />
          </div>
        </div>
      )}
      <TodayPart
        setup={showing}
        today={today}
        unlisted={unlisted}
        isListed={!isAsking || today.captured.length + unlisted > 0}
        cleared={cleared}
        minute={minute}
        onCleared={onCleared}
      />
    </>
  );
}

type HandOverProps = Omit<ComponentProps<typeof HandOver>, 'onClose'> & {
  isBack: boolean;
  isHidden: boolean;
};

/** Beside the page's heading. */
function HandOverButton({ isBack, isHidden, ...props }: HandOverProps) {
  const [Part, setPart] = useState<typeof HandOver>();
  const [hasFailed, setHasFailed] = useState(false);
  const open = async () => {
    const loaded = await loadHandOver().catch(() => undefined);
    setHasFailed(!loaded);
    setPart(() => loaded?.HandOver);
  };
  return (
    <>
      <Action hidden={isHidden} autoFocus={isBack} onClick={() => void open()}>
        Hand over
      </Action>
      {hasFailed && <FormNotLoaded />}
      {Part && <Part {...props} onClose={() => setPart(undefined)} />}
    </>
  );
}
