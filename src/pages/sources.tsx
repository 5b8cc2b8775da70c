import type { ReactNode } from 'react';
import { factOf } from '../content/facts';
import type { Fact } from '../domain/fact';
import { distinct } from '../lib/distinct';
import { britishDate } from '../lib/english';
import { OldNote } from './old-note';

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
  const facts = ids.map(factOf);
  return (
    <Folded title="Law, tax and other facts in this article">
      {distinct(facts.map(({ checkedOn }) => checkedOn)).map((day) => (
        <Checked key={day} day={day} facts={facts.filter(({ checkedOn }) => checkedOn === day)} />
      ))}
    </Folded>
  );
}

function Checked({ day, facts }: { day: string; facts: Fact[] }) {
  const [firstToExpire = day] = facts.map(({ expiresOn }) => expiresOn).sort();
  return (
    <>
      <p>
        {`Checked on ${britishDate(day)} with these sources. `}
        <OldNote from={firstToExpire}>Some of it may be out of date.</OldNote>
      </p>
      <ul className="rules mt-2">
        {distinct(facts.map(({ topic }) => topic)).map((topic) => (
          <li key={topic} className="max-w-prose">
            {`${topic}: ${sourcesOn(topic, facts)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function sourcesOn(topic: string, facts: Fact[]): string {
  const sources = facts.filter((fact) => fact.topic === topic).map(({ source }) => source);
  return distinct(sources.flatMap((source) => source.split('; '))).join('; ');
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap pb-12">
      <details className="no-print">
        <summary>{title}</summary>
        {children}
      </details>
    </div>
  );
}
