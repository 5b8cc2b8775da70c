import facts from '../content/facts.yaml';
import { britishDate } from '../lib/english';
import { OldNote } from './old-note';

const byId = new Map(facts.map((fact) => [fact.id, fact]));

/** The statements of law and tax that a page rests on, with their sources. The content check knows every id. */
export function Sources({ ids }: { ids: string[] }) {
  return (
    <div className="wrap pb-12">
      <details className="no-print">
        <summary>Law and tax behind this page</summary>
        <ul className="rules mt-2">
          {ids.map((id) => (
            <Source key={id} id={id} />
          ))}
        </ul>
      </details>
    </div>
  );
}

function Source({ id }: { id: string }) {
  const fact = byId.get(id);
  if (!fact) throw new Error(`facts.yaml has no ${id}.`);
  const { statement, source, url, checkedOn, expiresOn } = fact;
  return (
    <li>
      <p className="max-w-prose">{statement}</p>
      <p className="note mt-1">
        {url ? <a href={url}>{source}</a> : source}. Checked on {britishDate(checkedOn)}.{' '}
        <OldNote from={expiresOn}>This may be out of date.</OldNote>
      </p>
    </li>
  );
}
