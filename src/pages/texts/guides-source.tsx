import { titled } from '../../content/brand';
import questions from '../../content/faq-abroad.yaml';
import { articlePaymentKeys } from '../../content/pictures/article-payment-keys.generated';
import { articleUkTerraces } from '../../content/pictures/article-uk-terraces.generated';
import { withoutPreview } from '../../domain/picture';
import { ArrowLink } from '../../ui/link';
import { Figure } from '../../ui/picture';
import { Section } from '../../ui/section';
import { TextHeader } from '../page-ends';
import type { PageMeta } from '../page-module';
import { SourcesByTopic } from '../sources';
import { Questions } from './questions';

export const meta: PageMeta = {
  title: titled('Buying from abroad'),
  description:
    'How to buy a home in Lagos or in England while you live somewhere else: two guides, step by step, and the questions that buyers ask us first.',
};

const GUIDES = [
  {
    path: '/guides/nigeria',
    title: 'Buying in Lagos',
    text: 'From the title search to the Governor’s consent and registration in your name.',
    picture: articlePaymentKeys,
  },
  {
    path: '/guides/england',
    title: 'Buying in England',
    text: 'From the reservation to the keys, with stamp duty, the lease and letting.',
    picture: articleUkTerraces,
  },
  {
    path: '/guides/lagos-costs',
    title: 'What a purchase in Lagos costs',
    text: 'A checklist with what each cost is charged on, and a field for each quote.',
    label: 'Open the checklist',
  },
  {
    path: '/calculators/stamp-duty',
    title: 'Stamp duty calculator',
    text: 'What a home in England costs in tax if you live abroad or own another home.',
    label: 'Work it out',
  },
  {
    path: '/blog/sustainable-building-practices',
    title: 'A house for the Lagos climate',
    text: 'Shade, airflow, dry walls, and how many panels and batteries a home needs.',
    label: 'Read the article',
  },
  {
    path: '/blog/green-building-certifications',
    title: 'Green building certificates',
    text: 'What each one measures, when it is awarded, and what to ask for.',
    label: 'Read the article',
  },
];

export function Page() {
  return (
    <div data-finished="/guides">
      <TextHeader
        title="Buying from abroad"
        lead="Who does what, which paper you hold after each step, and what you should never do."
      />
      <Section id="guides" title="Step-by-step guides and costs">
        <ul className="rules">
          {GUIDES.map(({ path, title, text, label = 'Read the guide', picture }) => (
            <li key={path}>
              {picture && (
                <div className="mb-3">
                  <Figure
                    picture={withoutPreview(picture)}
                    sizes="(min-width: 68rem) 46rem, 100vw"
                  />
                </div>
              )}
              <h3 className="subtitle">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
              <ArrowLink className="action" to={path}>
                {label}
              </ArrowLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="questions" title="Questions from buyers abroad">
        <Questions questions={questions} />
      </Section>
      <SourcesByTopic ids={[...new Set(questions.flatMap(({ facts }) => facts ?? []))]} />
    </div>
  );
}
