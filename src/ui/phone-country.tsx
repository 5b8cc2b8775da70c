import { Check } from 'lucide';
import { useState } from 'react';
import {
  type Country,
  completed,
  likelyCountries,
  needsCountry,
  withCountry,
} from '../lib/countries';
import { toE164 } from '../lib/e164';
import { deviceZone } from '../lib/time-words';
import { typeInto, useFieldText, useSettled } from './field-text';
import { Icon } from './icon';

/**
 * Says how the number in a field will be dialled. If the device's zone doesn't tell its country, it asks once the field is
 * left, not in the middle of a number: a tap puts the country's code into the field. Nobody has to answer.
 */
export function PhoneCountry({ field }: { field: string }) {
  const text = useFieldText(field);
  const settled = useSettled(text);
  const left = useSettled(useFieldText(field, true));
  const [asked, setAsked] = useState('');
  const [zone] = useState(deviceZone);
  const [countries] = useState(() => likelyCountries(zone));

  // Its countries stay within reach of whoever has tapped the wrong one.
  const chosen = asked ? countries.find((one) => withCountry(asked, one) === text) : undefined;
  const inQuestion = chosen ? asked : left === text ? left : '';
  const isAsked = needsCountry(inQuestion) && toE164(inQuestion, zone) === undefined;
  const choose = (country: Country) => {
    const now = chosen ? asked : text;
    setAsked(now);
    const input = document.getElementById(field);
    if (input instanceof HTMLInputElement) typeInto(input, withCountry(now, country));
  };
  return (
    <>
      <p role="status" className="note not-empty:mt-1.5">
        {chosen ? dialledWords(chosen, text) : wordsOf(settled, zone, isAsked)}
      </p>
      {isAsked && (
        // biome-ignore lint/a11y/useSemanticElements: the status above it is the legend, and is announced
        <div role="group" aria-label="Country of this number" className="mt-2 flex flex-wrap gap-2">
          {countries.map((country) => (
            <button
              key={country.code}
              type="button"
              className="country"
              aria-pressed={country === chosen}
              onClick={() => choose(country)}
            >
              {country === chosen && <Icon drawing={Check} />}
              {`${country.name} +${country.code}`}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function wordsOf(typed: string, zone: string, isAsked: boolean): string {
  if (isAsked) return 'Which country is this number from?';
  const number = needsCountry(typed) && completed(typed, zone);
  return number ? `We’ll call ${number}` : '';
}

const dialledWords = ({ code }: Country, number: string) =>
  toE164(number)
    ? `We’ll call ${number}`
    : `Please check the digits: this isn’t a complete +${code} number.`;
