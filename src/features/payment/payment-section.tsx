import { MessageCircle } from 'lucide';
import { chatMessages } from '../../content/messages';
import { ChatLink } from '../../hooks/chat-link';
import { Icon } from '../../ui/icon';
import { CardForm } from './card-form';
export function PaymentSection() {
  return (
    <section id="payment" aria-labelledby="payment-title" className="bg-quiet">
      <div className="wrap section grid gap-10 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <div>
          <h2 id="payment-title" className="title">
            Pay in stages
          </h2>
          <p className="lead mt-4 text-muted">
            A deposit, an instalment, the final payment or a consultation fee, in dollars, pounds or
            naira.
          </p>
          <p className="mt-6 max-w-prose border-l-2 border-accent pl-4">
            <strong className="font-semibold">This form is a demonstration.</strong> Please do not
            enter a real card. To pay for a property, ask us for the account that is named in your
            contract.
          </p>
          <ChatLink className="action mt-2" message={chatMessages.payment}>
            <Icon drawing={MessageCircle} />
            Ask how to pay
          </ChatLink>
        </div>
        <CardForm />
      </div>
    </section>
  );
}
