import costs from '../../content/england-costs.yaml';
import { articleBrexitBridge } from '../../content/pictures/article-brexit-bridge.generated';
import { IMPRESSION, withoutPreview } from '../../domain/picture';
import { grouped } from '../../lib/english';
import { TextLink } from '../../ui/link';
import { Figure } from '../../ui/picture';
import { Section } from '../../ui/section';

/** The statements of law and tax that these costs rest on. */
export const englandCostFacts = [...new Set(costs.flatMap(({ facts }) => facts ?? []))];

/** A picture stands between the costs, so that no two phone screens are all text. */
const BEFORE_PICTURE = 8;

/** What a home in England costs besides its price. Only the build renders it. */
export function EnglandCosts() {
  return (
    <Section id="costs" title="What else to budget for">
      <p className="mb-5 max-w-prose">
        The figures for tax and registration are official. Those marked as a guide were published on
        a property website and may have changed; your own quote is what counts. Where there is no
        figure, ask for one in writing. The{' '}
        <TextLink href="/calculators/stamp-duty">stamp duty calculator</TextLink> works out the tax
        on your price.
      </p>
      <Costs of={costs.slice(0, BEFORE_PICTURE)} />
      <div className="my-8">
        <Figure
          picture={withoutPreview(articleBrexitBridge)}
          caption={`A canal in Birmingham · ${IMPRESSION}`}
          sizes="(min-width: 68rem) 46rem, 100vw"
        />
      </div>
      <Costs of={costs.slice(BEFORE_PICTURE)} />
    </Section>
  );
}

function Costs({ of }: { of: typeof costs }) {
  return (
    <dl className="rules">
      {of.map(({ label, ranges = [], isGuide, basis, source, url }) => (
        <div key={label} className="grid gap-x-8 gap-y-1 md:grid-cols-[5fr_7fr]">
          <dt className="font-semibold">{label}</dt>
          <dd>
            {ranges.map(({ at, from, to }) => (
              <p key={from} className="figures">
                {`£${grouped(from)}–£${grouped(to)}${at ? ` at ${at}` : ''}${isGuide ? ' (guide)' : ''}`}
              </p>
            ))}
            {ranges.length === 0 && <p>Ask for a written quote</p>}
            <p className="mt-1 text-muted">{basis}</p>
            <p className="note mt-1">
              <span>{url ? 'Source:' : 'Where to find it:'}</span>{' '}
              {url ? <TextLink href={url}>{source}</TextLink> : source}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
