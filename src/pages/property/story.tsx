import type { ComponentType } from 'react';
import { articles } from '../../content/articles.generated';
import { propertyOf } from '../../content/properties';
import { type Answers, factIds, MILESTONE_WORDS, staleFrom } from '../../domain/answers';
import { articlePath } from '../../domain/article-list';
import type { Chapter as ChapterName, Property } from '../../domain/property';
import { propertyFacts } from '../../domain/property-facts';
import { UnitsSection } from '../../features/units/units-section';
import { britishDate } from '../../lib/english';
import { Facts } from '../../ui/facts';
import { ArrowLink } from '../../ui/link';
import { Money } from '../../ui/money';
import { OldNote, Sources } from '../sources';
import { Questions } from '../texts/questions';
import { Location } from './answers/location';
import { Papers } from './answers/papers';
import { Chapter, FoldedPart, Mosaic } from './chapter';
import { MoneyChapter } from './money-chapter';

type Props = { property: Property; answers: Answers };

/** How many questions are listed; the others follow with a tap. */
const FIRST_QUESTIONS = 2;

/**
 * The chapters of a property's page, each with what decides in sight and the rest folded. Only the build renders them:
 * scripts have no second copy of their texts.
 */
function PropertyStory({ property, answers }: Props) {
  const picturesOf = (...chapters: ChapterName[]) =>
    property.story.filter(({ chapter }) => chapters.includes(chapter));
  const { places, proofs, progress, parties, faq, reading } = answers;
  return (
    <>
      <UnitsSection property={property} answers={answers} />
      <About property={property} pictures={picturesOf('about', 'plans')} />
      <Chapter id="place" title="Where it is" pictures={picturesOf('place')}>
        <Location title={property.title} places={places} nearby={property.landmarks} />
      </Chapter>
      <MoneyChapter property={property} answers={answers} pictures={picturesOf('money')} />
      <Chapter id="papers" title="Papers and progress" pictures={picturesOf('papers')}>
        <Papers proofs={proofs} asOf={progress.asOf} />
        <Progress progress={progress} />
        <FoldedPart id="parties" title="Who builds, who sells, and who pays us">
          <Facts
            facts={[
              { label: 'Who builds', value: parties.builtBy },
              { label: 'Who sells', value: parties.soldBy },
              { label: 'Our role', value: parties.ourRole },
              { label: 'Who pays us', value: parties.paidBy },
            ]}
          />
        </FoldedPart>
      </Chapter>
      <Chapter id="questions" title="Questions">
        <div className="mt-4">
          <Questions questions={faq.slice(0, FIRST_QUESTIONS)} />
          <FoldedPart id="more-questions" title="More questions">
            <Questions questions={faq.slice(FIRST_QUESTIONS)} />
          </FoldedPart>
          {reading && (
            <FoldedPart id="reading" title="How a house like this is built">
              <FurtherReading slugs={reading} />
            </FoldedPart>
          )}
          <Sources ids={factIds(answers)} />
        </div>
      </Chapter>
    </>
  );
}

/** What it is in one sentence, what it looks like, and all that is said of it. */
function About({ property, pictures }: { property: Property; pictures: Property['story'] }) {
  const { title, summary, description, specifications, features } = property;
  return (
    <section id="pictures" aria-labelledby="about-title" className="chapter">
      <div className="wrap">
        <h2 id="about-title" className="title">
          About
        </h2>
        <p className="mt-3 max-w-2xl font-serif text-lead">{summary}</p>
      </div>
      <Mosaic pictures={pictures} />
      <div className="wrap">
        <FoldedPart id="about" title={`More about ${title}`} isPrinted>
          {description.map((text) => (
            <p key={text} className="printed-open">
              {text}
            </p>
          ))}
          <h4 className="mt-3 font-semibold">Specifications</h4>
          <Facts className="font-semibold" facts={propertyFacts(specifications)} />
          {specifications.note && <p className="note mt-2">{specifications.note}</p>}
          <h4 className="mt-5 font-semibold">Features and Amenities</h4>
          <ul className="features">
            {features.map((feature) => (
              <li key={feature}>
                <Money>{feature}</Money>
              </li>
            ))}
          </ul>
        </FoldedPart>
      </div>
    </section>
  );
}

/** Articles on how such a home is built. */
function FurtherReading({ slugs }: { slugs: string[] }) {
  return (
    <ul className="rules">
      {slugs.map((slug) => {
        const article = articles.find((one) => one.slug === slug);
        if (!article) throw new Error(`There is no article ${slug}.`);
        return (
          <li key={slug}>
            <p className="text-muted">{article.excerpt}</p>
            <ArrowLink className="action" to={articlePath(article)}>
              {article.title}
            </ArrowLink>
          </li>
        );
      })}
    </ul>
  );
}

type ProgressProps = { progress: Answers['progress'] };

/** What stands today, with the day on which that was true, and what is due next. */
function Progress({ progress: { asOf, today, entries, milestones, next } }: ProgressProps) {
  return (
    <FoldedPart id="progress" title="What has been built">
      <p className="reading">{today}</p>
      <p className="note my-3">
        As of {britishDate(asOf)}.{' '}
        <OldNote from={staleFrom(asOf)}>That was more than 180 days ago: ask us for news.</OldNote>
      </p>
      <ol className="milestones">
        {milestones.map(({ name, state }) => (
          <li key={name}>
            <span>{name}</span> <span className="note">{MILESTONE_WORDS[state]}</span>
          </li>
        ))}
      </ol>
      {entries.map(({ milestone, text }) => (
        <p key={milestone} className="note">
          {milestone}: {text}
        </p>
      ))}
      <p className="note">
        Next: {next.milestone}, {next.due}.
      </p>
    </FoldedPart>
  );
}

const files = import.meta.glob<Answers>('../../content/answers/*.yaml', { import: 'default' });

/** What a property's page tells below its price, made from its files, by the build and in development. */
export async function storyFromSource(slug: string): Promise<ComponentType> {
  const answers = await files[`../../content/answers/${slug}.yaml`]?.();
  if (!answers) throw new Error(`There are no answers for ${slug}.`);
  return () => (
    <div data-finished={`/properties/${slug}`}>
      <PropertyStory property={propertyOf(slug)} answers={answers} />
    </div>
  );
}
