/** Says that a link names properties that are not ours, or no longer. */
export function LeftOut({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="status" className="pb-6">
      {count === 1
        ? 'One name in this link is not a property of ours, so it is left out.'
        : `${count} names in this link are not properties of ours, so they are left out.`}
    </p>
  );
}
