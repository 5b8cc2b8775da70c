import { savedAnswer } from '../../content/messages';
import type { FieldErrors } from '../../lib/field-errors';
import type { SubmitResult } from '../../offline/outbox';
import type { Toast } from '../../ui/toast-message';

/** What the form does about the outbox's result. */
export type Answer = {
  toast: Toast;
  /** The enquiry is safe: the form may forget it. */
  isKept: boolean;
  fieldErrors?: FieldErrors;
};

const FAILED: Toast = {
  kind: 'error',
  title: 'Error',
  description: 'There was an error sending your message. Please try again.',
};

/** How the contact form answers each result, in the specification's words. */
export function answerTo(result: SubmitResult): Answer {
  switch (result.kind) {
    case 'delivered':
    case 'already-subscribed':
      return {
        toast: {
          kind: 'done',
          title: 'Message Sent Successfully!',
          description: "Thank you for your inquiry. We'll get back to you soon.",
        },
        isKept: true,
      };
    case 'saved':
      return { toast: { kind: 'done', ...savedAnswer }, isKept: true };
    case 'rejected':
      return {
        toast: FAILED,
        isKept: false,
        fieldErrors: { [result.field ?? 'message']: result.why },
      };
    case 'not-saved':
      return {
        toast: {
          kind: 'error',
          title: 'Not saved',
          description: 'This could not be saved on this phone. Your message is still in the form.',
        },
        isKept: false,
      };
  }
}
