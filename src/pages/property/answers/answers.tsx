import { type Answers, factIds } from '../../../domain/answers';
import { Facts } from '../../../ui/facts';
import { ReadingSection, Section } from '../../../ui/section';
import { Sources } from '../../sources';
import { Questions } from '../../texts/questions';
import { Costs } from './costs';
import { FurtherReading } from './further-reading';
import { Location } from './location';
import { Papers } from './papers';
import { Progress } from './progress';
import { SitePlan } from './site-plan';
import { Units } from './units';

/** What a buyer asks before anything else. Only the build renders it: scripts have no second copy of its texts. */
export function PropertyAnswers({ answers }: { answers: Answers }) {
  const { parties, late, tenure, handover, faq } = answers;
  return (
    <>
      {/* A property prints on one sheet: of all this, the states of its papers. */}
      <div className="no-print">
        <Units units={answers.units} />
        {answers.sitePlan && <SitePlan layout={answers.sitePlan} />}
        <Location places={answers.places} />
        <Section id="parties" title="Who is who">
          <Facts
            facts={[
              { label: 'Who builds', value: parties.builtBy },
              { label: 'Who sells', value: parties.soldBy },
              { label: 'Our role', value: parties.ourRole },
              { label: 'Who pays us', value: parties.paidBy },
            ]}
          />
        </Section>
      </div>
      <Papers proofs={answers.proofs} asOf={answers.progress.asOf} />
      <div className="no-print">
        <Progress progress={answers.progress} />
        <Costs costs={answers.costs} example={answers.yieldExample} />
        <ReadingSection id="late" title="If it is late">
          <p>{late}</p>
        </ReadingSection>
        <ReadingSection id="tenure" title="What you own, and when">
          <p>{tenure}</p>
          <p>{handover}</p>
        </ReadingSection>
        <Section id="questions" title="Questions">
          <Questions questions={faq} />
        </Section>
        {answers.reading && <FurtherReading slugs={answers.reading} />}
        <Sources ids={factIds(answers)} />
      </div>
    </>
  );
}
