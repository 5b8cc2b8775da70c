import { type ReactNode, useId } from 'react';
import { PersonText } from '../people/person-text';
import { When } from './when';

type Props = {
  title: string;
  at: string;
  /** What it is about, one part after another. */
  about: ReactNode[];
  /** The beginning of what somebody wrote. */
  note?: string | undefined;
  /** What waits here, or went wrong. */
  notices?: ReactNode;
  tools: ReactNode;
  onOpen: () => void;
  /** While rows are being chosen, a tap chooses. */
  choice?: { isChosen: boolean; onChoose: () => void } | undefined;
};

/** One row: a tap anywhere but on its tools opens it. */
export function RowItem({ title, at, about, note, notices, tools, onOpen, choice }: Props) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="row-item" data-chosen={choice?.isChosen}>
      <div className="row-head">
        {choice && (
          <input
            type="checkbox"
            className="row-check"
            aria-labelledby={id}
            checked={choice.isChosen}
            onChange={choice.onChoose}
          />
        )}
        <h3 id={id} className="row-title">
          {choice ? (
            <PersonText>{title}</PersonText>
          ) : (
            <button type="button" className="row-open" aria-haspopup="dialog" onClick={onOpen}>
              <PersonText>{title}</PersonText>
            </button>
          )}
        </h3>
        <p className="row-when">
          <When at={at} />
        </p>
      </div>
      <p className="row-about">
        {about.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a row never change places
          <span key={index}>{part}</span>
        ))}
      </p>
      {note && (
        <p className="row-note" dir="auto">
          {note}
        </p>
      )}
      {notices}
      {!choice && <div className="row-tools">{tools}</div>}
    </article>
  );
}
