import { titled } from '../../content/brand';
import { company } from '../../content/company';
import people from '../../content/people.yaml';
import { articleMortgageDocuments } from '../../content/pictures/article-mortgage-documents.generated';
import { articlePaymentKeys } from '../../content/pictures/article-payment-keys.generated';
import { articleProptech } from '../../content/pictures/article-proptech.generated';
import { officeLagos } from '../../content/pictures/office-lagos.generated';
import { officeLondon } from '../../content/pictures/office-london.generated';
import { viewingDay } from '../../content/pictures/viewing-day.generated';
import verify from '../../content/verify.yaml';
import { IMPRESSION, withoutPreview } from '../../domain/picture';
import { capitalized } from '../../lib/english';
import { TextLink } from '../../ui/link';
import { Figure } from '../../ui/picture';
import { Points } from '../../ui/points';
import { Section } from '../../ui/section';
import { TextHeader } from '../page-ends';
import type { PageMeta } from '../page-module';
import { Checkable, Sources } from '../sources';

export const meta: PageMeta = {
  title: titled('How to verify us before you pay'),
  description:
    'What we are and what we are not, who pays us, which registrations to ask for and how to check each, where to complain, and what we never ask for.',
};

const { weAre, paysUs, registrations, redress, neverAskFor, dataProtection } = verify;

const refusals = neverAskFor.map(({ what, instead }) => ({ title: what, text: instead }));
/** A picture stands between them, so that no two phone screens are all text. */
const BEFORE_PICTURE = 3;

export function Page() {
  return (
    <div data-finished="/verify">
      <TextHeader
        title={`How to verify ${company.name}`}
        lead="Trust nobody with the price of a home because their website is tidy. This page says what we are, who pays us, what to check before you pay, and where."
      >
        {company.isDemonstration && (
          <p className="mt-6 max-w-prose border-l-4 border-accent bg-quiet px-4 py-3">
            {`${company.name}, its people and its papers are a demonstration. It holds none of the registrations below, and nothing here is for sale.`}
          </p>
        )}
      </TextHeader>
      <Section id="we-are" title="What we are, and what we are not">
        <dl className="rules">
          {weAre.map(({ title, text, url }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd className="max-w-prose text-muted">
                <span>{text}</span> {url && <TextLink href={url}>{new URL(url).hostname}</TextLink>}
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="paid" title="Who pays us">
        <Shown picture={viewingDay} caption="A viewing day" />
        <Points points={paysUs.map(({ who, what }) => ({ title: who, text: what }))} />
      </Section>
      <Section id="never" title="What we never ask for">
        <Points points={refusals.slice(0, BEFORE_PICTURE)} />
        <Shown picture={articleMortgageDocuments} caption="A family with one folder of papers" />
        <Points points={refusals.slice(BEFORE_PICTURE)} />
      </Section>
      <Section id="registrations" title="Registrations to ask for">
        <Registrations of={registrations.filter(({ country }) => country === 'Nigeria')} />
        <Shown picture={articleProptech} caption="A surveyor between the pegs of a plot" />
        <Registrations of={registrations.filter(({ country }) => country !== 'Nigeria')} />
      </Section>
      <Section id="people" title="The people you would deal with">
        <Shown picture={officeLagos} caption="The Lagos office" />
        {company.isDemonstration && <p className="note mb-4">Example names.</p>}
        <Points
          points={people.map(({ name, role, office }) => ({
            title: name,
            text: `${role}, ${office}`,
          }))}
        />
        {/* Those who show themselves: see `finished.tsx`. */}
        <div data-team="" />
      </Section>
      <Section id="complaints" title="Where to complain">
        {[
          { title: 'In Nigeria', ways: redress.nigeria },
          {
            title: 'In the United Kingdom',
            ways: redress.unitedKingdom,
            shown: <Shown picture={officeLondon} caption="The London office" />,
          },
        ].map(({ title, ways, shown }) => (
          <section key={title} className="mb-8">
            {shown}
            <h3 className="subtitle mb-3">{title}</h3>
            <dl className="rules">
              {ways.map(({ body, for: what, how, url }) => (
                <div key={body}>
                  <dt className="font-semibold">
                    {url ? <TextLink href={url}>{body}</TextLink> : body}
                  </dt>
                  <dd className="max-w-prose text-muted">
                    {what} {how}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Section>
      <Section id="data" title="Your data, and complaints about it">
        <Shown picture={articlePaymentKeys} caption="The keys of a new home in Lagos" />
        <div className="reading">
          {dataProtection.howToComplain.map((step) => (
            <p key={step}>{step}</p>
          ))}
          <p>
            The regulators are{' '}
            {dataProtection.regulators.map(({ body, url }, index) => (
              <span key={body}>
                <span>{index > 0 ? ' and the ' : 'the '}</span>
                <TextLink href={url}>{body}</TextLink>
              </span>
            ))}
            . <TextLink href="/privacy">What we keep</TextLink> has its own page.
          </p>
          <p>
            Read also the <TextLink href="/terms">terms of use</TextLink> and the{' '}
            <TextLink href="/risk">risk notice</TextLink>.
          </p>
        </div>
      </Section>
      <Sources ids={verifyFacts()} />
    </div>
  );
}

function Registrations({ of }: { of: typeof registrations }) {
  return (
    <div className="rules">
      {of.map(({ body, country, proves, state, howToCheck, url }) => (
        <Checkable key={body} name={body} state={capitalized(state)} steps={howToCheck}>
          <p>{proves}</p>
          <p className="note">
            {country}
            {url && (
              <>
                : <TextLink href={url}>{new URL(url).hostname}</TextLink>
              </>
            )}
          </p>
        </Checkable>
      ))}
    </div>
  );
}

function Shown({ picture, caption }: { picture: typeof officeLagos; caption: string }) {
  return (
    <div className="mt-8 mb-8">
      <Figure
        picture={withoutPreview(picture)}
        caption={`${caption} · ${IMPRESSION}`}
        sizes="(min-width: 68rem) 46rem, 100vw"
      />
    </div>
  );
}

function verifyFacts(): string[] {
  const parts = [
    ...weAre,
    ...paysUs,
    ...registrations,
    ...redress.nigeria,
    ...redress.unitedKingdom,
  ];
  const ids = [...parts, ...dataProtection.regulators].flatMap(({ facts }) => facts ?? []);
  return [...new Set(ids)];
}
