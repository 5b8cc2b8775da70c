import { Fragment } from 'react';
import { type Answers, factIds } from '../../domain/answers';
import type { Chapter as ChapterName, Property } from '../../domain/property';
import { propertyFacts } from '../../domain/property-facts';
import { UnitsSection } from '../../features/units/units-section';
import { unbroken } from '../../lib/unbroken';
import { Facts } from '../../ui/facts';
import { Money } from '../../ui/money';
import { Sources } from '../sources';
import { Questions } from '../texts/questions';
import { FurtherReading } from './answers/further-reading';
import { Location } from './answers/location';
import { Papers } from './answers/papers';
import { Progress } from './answers/progress';
import { Chapter, FoldedPart, Part } from './chapter';
import { MoneyChapter } from './money-chapter';
import { StoryPicture } from './story-picture';

type Props = { property: Property; answers: Answers };

/** How many questions are listed; the others follow with a tap. */
const FIRST_QUESTIONS = 5;

/** The chapters of a property's page. Only the build renders them: scripts have no second copy of their texts. */
export function PropertyStory({ property, answers }: Props) {
  const picturesOf = (chapter: ChapterName) =>
    property.story.filter((picture) => picture.chapter === chapter);
  const { places, proofs, progress, parties, faq, reading } = answers;
  return (
    <>
      <Figures property={property} />
      <UnitsSection property={property} answers={answers} />
      <About property={property} pictures={picturesOf('about')} />
      <Chapter
        id="plans"
        title={property.type === 'land' ? 'The land' : 'Inside and out'}
        pictures={picturesOf('plans')}
      >
        <Part id="specifications" title="Specifications">
          <Facts className="font-semibold" facts={propertyFacts(property.specifications)} />
          {property.specifications.note && (
            <p className="note mt-2 max-w-prose">{property.specifications.note}</p>
          )}
        </Part>
        <Part id="features" title="Features and Amenities">
          <ul className="features">
            {property.features.map((feature) => (
              <li key={feature}>
                <Money>{feature}</Money>
              </li>
            ))}
          </ul>
        </Part>
      </Chapter>
      <Chapter id="location" title="Where it is" pictures={picturesOf('place')}>
        <Location title={property.title} places={places} nearby={property.landmarks} />
      </Chapter>
      <Chapter id="papers" title="Papers" pictures={picturesOf('papers')}>
        <Papers proofs={proofs} asOf={progress.asOf} />
        {/* A property prints on one sheet: of what follows, the states of its papers. */}
        <div className="no-print">
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
        </div>
      </Chapter>
      <MoneyChapter property={property} answers={answers} pictures={picturesOf('money')} />
      <div className="no-print">
        <Chapter id="questions" title="Questions" pictures={picturesOf('questions')}>
          <Questions questions={faq.slice(0, FIRST_QUESTIONS)} />
          <FoldedPart id="more-questions" title="More questions">
            <Questions questions={faq.slice(FIRST_QUESTIONS)} />
          </FoldedPart>
          {reading && <FurtherReading slugs={reading} />}
        </Chapter>
        <Sources ids={factIds(answers)} />
      </div>
    </>
  );
}

function Figures({ property: { figures } }: Pick<Props, 'property'>) {
  return (
    <dl className="story-figures wrap figures no-print">
      {figures.map(({ figure, label }) => (
        <div key={label}>
          <dt className="note">{unbroken(label)}</dt>
          <dd className="font-serif text-subtitle leading-tight whitespace-nowrap">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Text and pictures take turns. */
function About({ property, pictures }: { property: Property; pictures: Property['story'] }) {
  const { summary, description } = property;
  const rounds = Array.from({ length: Math.max(description.length, pictures.length) });
  return (
    <section id="about" aria-labelledby="about-title" className="chapter">
      <div className="wrap">
        <h2 id="about-title" className="title">
          About
        </h2>
        <p className="subtitle mt-4 max-w-2xl font-serif">{summary}</p>
      </div>
      {/* The printed sheet has the summary; the rest is for reading on screen. */}
      <div className="no-print">
        {rounds.map((_, round) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the build renders it, once
          <Fragment key={round}>
            {pictures[round] && <StoryPicture {...pictures[round]} />}
            {description[round] && <p className="wrap story-text">{description[round]}</p>}
          </Fragment>
        ))}
      </div>
    </section>
  );
}
