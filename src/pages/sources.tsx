import { Fragment, type ReactNode } from 'react';
import { factOf } from '../content/facts';
import type { Fact } from '../domain/fact';
import { britishDate } from '../lib/english';

type Props = { ids: string[] };

/** The statements of law and tax that a page rests on, with their sources. */
export function Sources({ ids }: Props) {
  return (
    <Folded title="Law and tax behind this page">
      <ul className="rules mt-2">
        {ids.map((id) => (
          <Source key={id} id={id} />
        ))}
      </ul>
    </Folded>
  );
}

function Source({ id }: { id: string }) {
  const { statement, source, url, checkedOn, expiresOn } = factOf(id);
  return (
    <li>
      <p className="max-w-prose">{statement}</p>
      <p className="note mt-1">
        {url ? <a href={url}>{source}</a> : source}
        {`. Checked on ${britishDate(checkedOn)}. `}
        <OldNote from={expiresOn}>This may be out of date.</OldNote>
      </p>
    </li>
  );
}

/** The sources alone, by topic: an article makes their statements in its own words. */
export function SourceNames({ ids }: Props) {
  if (ids.length === 0) return null;
  return (
    <Folded title="Law, tax and other facts in this article">
      <CheckedByDay ids={ids} namesOf={sourcesOn} />
    </Folded>
  );
}

/** The same for a guide, whose sources can be opened. */
export function SourcesByTopic({ ids }: Props) {
  return (
    <Folded title="Law and tax behind this page">
      <CheckedByDay ids={ids} namesOf={linksOn} />
    </Folded>
  );
}

type NamesOf = (topic: string, facts: Fact[]) => ReactNode;

function CheckedByDay({ ids, namesOf }: Props & { namesOf: NamesOf }) {
  const facts = ids.map(factOf);
  return [...new Set(facts.map(({ checkedOn }) => checkedOn))].map((day) => (
    <Checked
      key={day}
      day={day}
      facts={facts.filter(({ checkedOn }) => checkedOn === day)}
      namesOf={namesOf}
    />
  ));
}

function Checked({ day, facts, namesOf }: { day: string; facts: Fact[]; namesOf: NamesOf }) {
  const [firstToExpire = day] = facts.map(({ expiresOn }) => expiresOn).sort();
  return (
    <>
      <p>
        {`Checked on ${britishDate(day)} with these sources. `}
        <OldNote from={firstToExpire}>Some of it may be out of date.</OldNote>
      </p>
      <ul className="rules mt-2">
        {[...new Set(facts.map(({ topic }) => topic))].map((topic) => (
          <li key={topic} className="max-w-prose">
            {`${topic}: `}
            {namesOf(topic, facts)}
          </li>
        ))}
      </ul>
    </>
  );
}

function sourcesOn(topic: string, facts: Fact[]): string {
  const sources = facts.filter((fact) => fact.topic === topic).map(({ source }) => source);
  return [...new Set(sources.flatMap((source) => source.split('; ')))].join('; ');
}

function linksOn(topic: string, facts: Fact[]): ReactNode {
  return facts
    .filter((fact) => fact.topic === topic)
    .map(({ id, source, url }, index) => (
      <Fragment key={id}>
        {index > 0 && <span>{'; '}</span>}
        {url ? <a href={url}>{source}</a> : source}
      </Fragment>
    ));
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap pb-12">
      <details className="folded-part printed-open">
        <summary>{title}</summary>
        {children}
      </details>
    </div>
  );
}

type OldNoteProps = {
  /** The first day on which the note is true: the page shows it from then on. */
  from: string;
  children: string;
};

/** A note that something is old, hidden until it is. */
export function OldNote({ from, children }: OldNoteProps) {
  return (
    <strong data-from={from} hidden>
      {children}
    </strong>
  );
}

type CheckableProps = { name: string; state: string; steps: string[]; children: ReactNode };

/** A paper or a registration: its name and state, which open to what it proves and how to check it oneself. */
export function Checkable({ name, state, steps, children }: CheckableProps) {
  return (
    <details>
      <summary>
        <span className="min-w-0">{name}</span> <span className="note state">{state}</span>
      </summary>
      {children}
      <p className="font-semibold">How to check it yourself</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </details>
  );
}
