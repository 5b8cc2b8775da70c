/** A share drawn: the words beside it say the same. */
export function Bar({ share }: { share: number }) {
  return (
    <span className="bar" aria-hidden="true">
      <span className="bar-fill" style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
