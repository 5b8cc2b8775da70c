import { company } from '../content/company';
import { isObserved } from '../content/observed';
import { mailLink } from '../lib/phone-link';
import { Link } from '../ui/link';
import { ReadingSection } from '../ui/section';
import type { PageMeta } from './page-module';

export const meta: PageMeta = {
  title: 'Privacy | Meridian Estates',
  description:
    'What this site stores, where and for how long: on your phone, in our database, and what it never keeps.',
};

/** What is stored, where, and for how long. Keep it up to date with any change to these facts. */
export function Page() {
  return (
    <>
      <header className="wrap pt-12 pb-10 md:pt-20 md:pb-14">
        <h1 className="display">What we keep, and for how long</h1>
        <p className="lead mt-6 max-w-2xl text-muted">
          We keep what you send us, so that we can answer. We use no cookies, and keep no profile of
          what you read and nothing about your bank card.
        </p>
      </header>
      <ReadingSection id="with-us" title="What you send us">
        <p>
          An enquiry, a tour request or a consultation reaches our database with what you typed, the
          property it is about, and the time. Only our own staff can read it, and they use it to
          answer you. We sell it to nobody, and send no advertising to people who only asked a
          question.
        </p>
        <p>
          Enquiries are deleted after 24 months. A conversation that led to nothing is deleted 24
          months after we last worked on it; what belongs to a purchase is kept as long as the law
          asks. A newsletter address stays until you leave the newsletter, by the link in every
          letter or by writing to us. We keep the address and the day you left, so that no letter
          goes there again by mistake; ask us, and they are gone as well. Where we ask for an
          address to be confirmed, one that nobody confirms is deleted after 30 days.
        </p>
        <p>
          To stop floods of false enquiries, our database keeps a scrambled form of the sender’s
          network address, and erases it within two hours of their last enquiry. Many addresses
          share each such form, so it does not tell which one it was.
        </p>
      </ReadingSection>
      <ReadingSection id="on-your-phone" title="What stays on your phone">
        <p>
          What you send is written to your phone first, and leaves it once our database has it. For
          a day after that, the phone remembers that something was sent and which property it was
          about, without your words. Of a viewing that our own staff note down, their phone keeps
          what was noted for fifteen minutes, so that a mistake can be corrected, and the name until
          the end of the day; they can clear both sooner, also for what is still to be sent. Their
          own name stays on their phone until they change it or clear this site’s data. What is no
          longer needed is erased when this site is next open on the phone. You can see, change and
          discard what waits on <Link to="/outbox">its own page</Link>.
        </p>
        <p>
          A consultation that you ask for with a date and a time stays on the phone until it is
          over, so that you can change or cancel it. You can have it forgotten sooner, there or with
          your details.
        </p>
        <p>
          What you have typed into a form but not sent stays on the phone until you send or clear
          it. A change to something already saved is kept only once you save that change. Your name,
          email address and phone number are remembered for the next form only if you tick the box,
          and forgotten when you ask for it there.
        </p>
        <p>
          Pages and pictures of this site are kept so that they open without a signal. They hold
          nothing about you. <Link to="/app">The app page</Link> shows how much room they take.
          Clearing this site’s data in your browser removes all of it, also what waits to be sent.
        </p>
      </ReadingSection>
      <ReadingSection id="never" title="What is never kept">
        <p>
          The payment form is a demonstration: what you type there is sent nowhere and kept nowhere.
          There are no cookies, no advertising, and no scripts, fonts or pictures from other
          companies on these pages, so nobody else learns that you were here.
        </p>
      </ReadingSection>
      {isObserved && (
        <ReadingSection id="observed" title="What we measure">
          <p>
            How fast a page was on your device, and whether saving an enquiry met an error, is noted
            with the page’s address and the hour, and deleted after 90 days. Nothing in it tells one
            visitor from another, and if your browser asks sites not to track you, nothing is noted.
          </p>
        </ReadingSection>
      )}
      <ReadingSection id="others" title="When other companies are involved">
        <p>
          WhatsApp, phone calls, our social pages and the 3D tour are run by other companies, under
          their own rules, from the moment you open them. Our database is run for us by Supabase,
          and these pages by a web host, who see the network address of each visit, as every host
          does.
        </p>
      </ReadingSection>
      <ReadingSection id="your-rights" title="What you can ask of us">
        <p>
          You can ask what we hold about you, have it corrected, and have it deleted, under
          Nigeria’s Data Protection Act and the United Kingdom’s data protection law alike. Write to{' '}
          <a href={mailLink(company.email)}>{company.email}</a> or call either office. If our answer
          does not satisfy you, the Nigeria Data Protection Commission and, in the United Kingdom,
          the Information Commissioner’s Office take complaints.
        </p>
      </ReadingSection>
    </>
  );
}
