import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type OfferedHead, propertyNames } from '../../content/property-names';
import { ContactForm } from '../../features/enquiry/contact-form';
import { CopyOffline, WhatsAppLink } from '../../features/whatsapp/whatsapp-link';
import { FormNotLoaded } from '../../forms/form-not-loaded';
import { hasDraft } from '../../forms/use-draft';
import { pageAbout } from '../../hooks/page-about';
import { useReconnect } from '../../hooks/use-connectivity';
import { useOutbox } from '../../hooks/use-outbox';
import { Button } from '../../ui/button';
import { passFocusOn } from '../../ui/kept-focus';
import { firstOf, later, untilScrolled, type Waiting } from '../../ui/later';
import { FoldedPart } from './chapter';

/** Forms are folded until then; a fold may have been opened before the page woke. */
const untilUnfolded = async () =>
  document.querySelector('#visit[open], #changes[open]') ?? firstOf('toggle');

const WatchForm = later(async () => (await import('../../features/watch/watch-form')).WatchForm, {
  meanwhile: FormOpening,
});

const TeamCards = later(async () => (await import('../../features/team/team-cards')).TeamCards, {
  when: untilScrolled,
});

const VisitForm = later(async () => (await import('./visit-form')).VisitForm, {
  meanwhile: FormOpening,
});

type Props = { property: OfferedHead };

/** A visit, and ways to ask that take more than a tap. */
export function Contact({ property: { slug, title, ...property } }: Props) {
  const { about, chatMessage: message = property.whatsappMessage } = useStore(pageAbout);
  return (
    <div className="wrap no-print mt-6">
      <FoldedPart id="visit" title="Visit, in person or by video">
        <p className="reading mb-4">
          {`We’ll show you round ${title} in person, or walk round with the phone on a video call.`}
        </p>
        <div className="min-h-150 pb-4">
          <Unfolded form={`visit-${slug}`}>
            <VisitForm slug={slug} currency={property.currency} />
          </Unfolded>
        </div>
      </FoldedPart>
      <Suspense>
        <FoldedPart id="contact" title="Need More Information?">
          <p className="reading mb-4 text-muted">
            {`Our team answers questions about ${about?.property ?? title}: prices, plans, papers and visits.`}
          </p>
          <div className="flex flex-wrap items-center gap-x-6">
            <WhatsAppLink className="button button-line" message={message}>
              Chat with Expert
            </WhatsAppLink>
            <CopyOffline message={message} />
          </div>
          <div className="mt-6 pb-4">
            <ContactForm id={`contact-${slug}`} interest={propertyNames[slug]} about={about} />
          </div>
          <TeamCards />
        </FoldedPart>
      </Suspense>
      {/* Tells somebody by e-mail when the property changes. */}
      <FoldedPart id="changes" title="Tell me when this changes">
        <p className="reading mb-4">
          {`One email when prices, papers or the work on site change at ${title}, or a type sells out.`}
        </p>
        {/* As tall as the form. */}
        <div className="min-h-54">
          <Unfolded form={`watch-${slug}`}>
            <WatchForm slug={slug} title={title} />
          </Unfolded>
        </div>
      </FoldedPart>
    </div>
  );
}

/** Waits until a fold is opened, unless the form has a draft. */
function Unfolded({ form, children }: { form: string; children: ReactNode }) {
  const outbox = useOutbox();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    void untilUnfolded().then(open);
    // What can't be looked up may be there.
    void hasDraft(outbox, form).then((has) => has && open(), open);
  }, [outbox, form]);
  return isOpen && children;
}

/** Stands in for a form that somebody has unfolded, until its script is here. */
function FormOpening({ state, retry }: Waiting) {
  useReconnect(retry);
  if (state !== 'failed') {
    return (
      <p ref={passFocusOn} role="status">
        Loading the form…
      </p>
    );
  }
  return (
    <div ref={passFocusOn}>
      <FormNotLoaded />
      <Button className="mt-4" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
