import { ReachLinks } from '../people/reach-links';
import { Fact, GivenFacts, Received } from '../rows/facts';
import type { ListedContact } from '../rows/row';

export function ContactSheet({ contact }: { contact: ListedContact }) {
  const { name, message, created_at, captured_at } = contact;
  return (
    <>
      <p
        className="max-h-[50svh] overflow-y-auto whitespace-pre-line [unicode-bidi:plaintext]"
        dir="auto"
      >
        {message}
      </p>
      <div className="reaches">
        <ReachLinks person={contact} name={name} size="sheet" />
      </div>
      <dl className="facts">
        <GivenFacts table="contacts" row={contact} />
        <Fact label="Received">
          <Received at={created_at} capturedAt={captured_at} />
        </Fact>
      </dl>
    </>
  );
}
