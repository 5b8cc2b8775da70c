import { FileSearch, Handshake, KeyRound, Landmark, Video } from 'lucide';
import { Icon } from '../../ui/icon';
import { ArrowLink } from '../../ui/link';

const STEPS = [
  { drawing: Video, title: 'See it', text: 'On a video call, or through somebody on site.' },
  {
    drawing: FileSearch,
    title: 'Have it checked',
    text: 'Your own lawyer reads the papers first.',
  },
  {
    drawing: Handshake,
    title: 'Agree in writing',
    text: 'Price, dates and what happens if we are late.',
  },
  {
    drawing: Landmark,
    title: 'Pay by bank',
    text: 'Into the account named in your contract.',
  },
  {
    drawing: KeyRound,
    title: 'Collect the keys',
    text: 'In person, or through somebody you name.',
  },
];

/** How a purchase from another country goes, drawn: down a phone, across a wide screen. */
export function FromAbroad() {
  return (
    <section id="abroad" aria-labelledby="abroad-title" className="wrap">
      <div className="section max-md:pt-7 max-md:pb-3">
        <h2 id="abroad-title" className="title">
          Buying from abroad
        </h2>
        <ol className="way">
          {STEPS.map(({ drawing, title, text }) => (
            <li key={title}>
              <Icon drawing={drawing} size={24} />
              <strong className="subtitle font-serif font-medium">{title}</strong>
              <span className="note">{text}</span>
            </li>
          ))}
        </ol>
        <ArrowLink className="action mt-2" to="/guides">
          Read the guides
        </ArrowLink>
      </div>
    </section>
  );
}
