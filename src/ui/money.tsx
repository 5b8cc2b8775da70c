import { rates } from '../content/rates';
import { pricedText } from '../domain/priced-text';
import { Priced } from './priced';

/** A text with prices, each with what it is about in the currency that the visitor has chosen. */
export function Money({ children }: { children: string }) {
  return <Priced {...pricedText(children, rates)} />;
}
