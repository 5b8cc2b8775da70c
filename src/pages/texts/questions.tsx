type Props = { questions: readonly { question: string; answer: string }[] };

/** Questions that open to their answers. */
export function Questions({ questions }: Props) {
  return (
    <div className="rules">
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
