import { type Answers, MILESTONE_WORDS, staleFrom } from '../../../domain/answers';
import { britishDate } from '../../../lib/english';
import { OldNote } from '../../old-note';
import { FoldedPart } from '../chapter';

type Props = { progress: Answers['progress'] };

/** What stands today, with the day on which that was true, and what is due next. */
export function Progress({ progress: { asOf, today, entries, milestones, next } }: Props) {
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
