import { PROOF_STATES, PROOF_WORDS, type Proof, staleFrom } from '../../../domain/answers';
import { britishDate } from '../../../lib/english';
import { Checkable, OldNote } from '../../sources';
import { FoldedPart } from '../chapter';

/**
 * Each paper with its state, and how to check it oneself.
 * @param asOf the day on which these were the states
 */
export function Papers({ proofs, asOf }: { proofs: Proof[]; asOf: string }) {
  const states = PROOF_STATES.map(
    (state) => [state, proofs.filter((proof) => proof.state === state).length] as const,
  ).filter(([, count]) => count > 0);
  return (
    <>
      {/* On paper one line has them all. */}
      <p className="note hidden print:block">
        Papers on {britishDate(asOf)}:{' '}
        {proofs
          .map(({ name, state }) => `${name} (${PROOF_WORDS[state].toLowerCase()})`)
          .join(', ')}
      </p>
      <div className="no-print">
        <dl className="story-figures figures">
          {states.map(([state, count]) => (
            <div key={state}>
              <dt className="note">{PROOF_WORDS[state].toLowerCase()}</dt>
              <dd className="font-serif text-subtitle leading-tight">{`${count} of ${proofs.length}`}</dd>
            </div>
          ))}
        </dl>
        <p className="note mt-2 mb-3">
          As of {britishDate(asOf)}.{' '}
          <OldNote from={staleFrom(asOf)}>This list is more than 180 days old.</OldNote>
        </p>
      </div>
      <FoldedPart id="paper-list" title="Each paper, and how to check it">
        <p>
          A paper is marked “shown” only with its number, the day it was seen and by whom. “On
          request” means: ask for it before you pay anything, and have your own lawyer read it.
        </p>
        <div className="rules">
          {proofs.map((proof) => (
            <Paper key={proof.name} {...proof} />
          ))}
        </div>
      </FoldedPart>
    </>
  );
}

function Paper({ name, state, holder, issuer, reference, seenOn, seenBy, ...more }: Proof) {
  return (
    <Checkable name={name} state={PROOF_WORDS[state]} steps={more.verify}>
      <p>{more.why}</p>
      {more.note && <p>{more.note}</p>}
      <p className="note">
        <span>
          {[
            `Issued by: ${issuer}. Held by: ${holder}.`,
            reference && `Number ${reference}.`,
            seenOn && `Seen on ${britishDate(seenOn)} by ${seenBy}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </span>{' '}
        {seenOn && <OldNote from={staleFrom(seenOn)}>This is more than 180 days ago.</OldNote>}
      </p>
    </Checkable>
  );
}
