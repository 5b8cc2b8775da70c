import { MessageCircle } from 'lucide';
import { chatMessages } from '../../content/messages';
import { ChatLink } from '../../hooks/chat-link';
import { FoldedSection } from '../../ui/fold';
import { Icon } from '../../ui/icon';
import { CardForm } from './card-form';

export function PaymentSection() {
  return (
    <FoldedSection
      id="payment"
      title="Payment form: a demonstration"
      line="A deposit, an instalment or a fee"
    >
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <p className="lead text-muted">
            A deposit, an instalment, the final payment or a consultation fee, in dollars, pounds or
            naira.
          </p>
          <p className="mt-6 max-w-prose border-l-2 border-accent pl-4">
            <strong className="font-semibold">This form is a demonstration.</strong> No email
            follows, and please don’t enter a real card. To pay, ask us for the account that is
            named in your contract.
          </p>
          <ChatLink className="action mt-2" message={chatMessages.payment}>
            <Icon drawing={MessageCircle} />
            WhatsApp
          </ChatLink>
        </div>
        <CardForm />
      </div>
    </FoldedSection>
  );
}
