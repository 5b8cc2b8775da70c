import { type Answers, MILESTONE_WORDS, staleFrom } from '../../../domain/answers';
import { britishDate } from '../../../lib/english';
import { Facts } from '../../../ui/facts';
import { Section } from '../../../ui/section';
import { OldNote } from '../../old-note';

type Props = { progress: Answers['progress'] };

/** What stands today, with the day on which that was true, and what is due next. */
export function Progress({ progress: { asOf, today, entries, milestones, next } }: Props) {
  return (
    <Section id="progress" title="What stands today">
      <div className="reading">
        <p>{today}</p>
      </div>
      <Facts
        className="mt-5"
        facts={milestones.map(({ name, state }) => ({
          label: name,
          value: MILESTONE_WORDS[state],
        }))}
      />
      <Facts
        facts={[
          ...entries.map(({ milestone, text }) => ({ label: milestone, value: text })),
          { label: 'Next', value: `${next.milestone}: ${next.due}` },
        ]}
      />
      <p className="note mt-3">
        As of {britishDate(asOf)}.{' '}
        <OldNote from={staleFrom(asOf)}>This is more than 180 days ago: ask us for news.</OldNote>
      </p>
    </Section>
  );
}
