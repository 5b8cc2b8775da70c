import { useState } from 'react';
import { OUTCOME_WORDS } from '../../domain/change-words';
import type { Way, WayOutcome } from '../../domain/staff-event';
import { CallBack } from './call-back';
import { Choice, Choices } from './choices';
import type { RowActions } from './use-row-actions';

type Props = {
  log: RowActions['log'];
  /** Called with what came of it, if that was noted. */
  onDone: (outcome?: WayOutcome) => void;
  /** How they were just reached, if that is what is asked about. */
  way?: Exclude<Way, 'visit'> | undefined;
};

/** How somebody was reached, and what came of it, in one tap. */
export function LogPanel({ log, onDone, way }: Props) {
  const [isLater, setIsLater] = useState(false);
  const noted = (...done: Parameters<RowActions['log']>) => {
    log(...done);
    onDone(done[1]);
  };
  if (isLater) {
    return <CallBack onChoose={(at) => noted(way ?? 'call', 'call_back', at)} />;
  }
  const later = <Choice onChoose={() => setIsLater(true)}>Call back…</Choice>;
  const reached = (by: Way) => (
    <Choice onChoose={() => noted(by, 'reached')}>{OUTCOME_WORDS.reached}</Choice>
  );
  if (way === 'whatsapp') {
    return (
      <Choices label="WhatsApp: how did it go?">
        <Choice onChoose={() => noted('whatsapp')}>Sent</Choice>
        {reached('whatsapp')}
        {later}
        <Choice onChoose={() => onDone()}>Not sent</Choice>
      </Choices>
    );
  }
  return (
    <>
      <Choices label={way ? 'Call: how did it go?' : 'Call'}>
        {reached('call')}
        <Choice onChoose={() => noted('call', 'no_answer')}>{OUTCOME_WORDS.no_answer}</Choice>
        {later}
        {way && <Choice onChoose={() => onDone()}>No call</Choice>}
      </Choices>
      {!way && (
        <Choices label="Other">
          <Choice onChoose={() => noted('whatsapp')}>WhatsApp sent</Choice>
          <Choice onChoose={() => noted('visit')}>Visit</Choice>
        </Choices>
      )}
    </>
  );
}
