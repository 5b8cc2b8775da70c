type Props = { points: readonly { title: string; text: string }[] };

export function Points({ points }: Props) {
  return (
    <dl className="rules">
      {points.map(({ title, text }) => (
        <div key={title} className="grid gap-x-8 gap-y-1 md:grid-cols-[5fr_7fr]">
          <dt className="subtitle font-serif">{title}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
