import type { Random } from './random.ts';

/** A made-up person. */
export type Person = { name: string; email: string; phone: string };

type Names = readonly [string, ...string[]];
const names = (list: string): Names => list.trim().split(/\s+/) as unknown as Names;

/** First names and surnames that go together, and their share. */
const PEOPLES: { share: number; first: Names; last: Names }[] = [
  {
    share: 0.38,
    first: names(
      'Adébáyọ̀ Ọmọ́túndé Adunni Ayọ̀mídé Babátúndé Bọ́lá Damilola Fọlákẹ́ Fẹ́mi Gbénga Ìbùkún Kẹ́hìndé Kemi Lọlá Mojisola Olúwaṣeun Ṣadé Ṣẹ́gun Táíwò Temitope Tolulope Wálé Yétúndé Yinka',
    ),
    last: names(
      'Abíọ́lá Adébísí Adéyẹmí Afọlábí Àjàyí Akíndélé Akinwale Awólọ́wọ̀ Balógun Bámidélé Ògúnlẹ́yẹ Òjó Olúwọlé Ọládípọ̀ Oyèbánjọ Sówándé',
    ),
  },
  {
    share: 0.26,
    first: names(
      'Adaeze Amarachi Chiamaka Chidi Chika Chinedu Chioma Chukwuemeka Ebere Emeka Ifeoma Ikenna Kelechi Nkechi Nnamdi Ngozi Obinna Ogechi Onyeka Uche Uzoma',
    ),
    last: names(
      'Achebe Anyanwu Azikiwe Chukwu Ekwueme Eze Iwu Mbah Nwachukwu Nwosu Obi Obiora Okafor Okeke Okonkwo Onyeama Uzor',
    ),
  },
  {
    share: 0.14,
    first: names(
      'Abdullahi Aisha Aminu Bilkisu Fatima Garba Habiba Hauwa Ibrahim Kabiru Maryam Musa Sadiq Umar Yakubu Yusuf Zainab',
    ),
    last: names(
      'Abubakar Bello Danjuma Dogo Gwarzo Haruna Idris Lawal Mohammed Sani Shehu Suleiman Tanko Usman Yaradua',
    ),
  },
  {
    share: 0.22,
    first: names(
      'Amelia Charlotte Daniel Edward Emily Fiona George Grace Harry Isla Jack James Margaret Oliver Olivia Sean Sophie Thomas William',
    ),
    last: names(
      "Bennett Brown Clarke Davies Evans Hughes Jones MacLeod Mitchell O'Brien Patel Roberts Smith Taylor Walker Williams Wood Wright",
    ),
  },
];

const PROVIDERS = ['example.com', 'example.org', 'example.net', 'mail.example.com'] as const;

/** Numbers that ring nobody: ranges reserved for fiction, and Nigerian numbers that aren't assigned. */
const PHONES = [
  { share: 0.74, prefix: '+2348000', digits: 6 },
  { share: 0.18, prefix: '+447700900', digits: 3 },
  { share: 0.08, prefix: '+1212555', digits: 4, from: 100, to: 199 },
];

/** @param index makes the person's address unique */
export function makePerson(random: Random, index: number): Person {
  const { first, last } = weighted(random, PEOPLES);
  const name = `${random.pick(first)} ${random.pick(last)}`;
  return { name, email: addressOf(name, index, random), phone: makePhone(random) };
}

function addressOf(name: string, index: number, random: Random): string {
  const plain = name.normalize('NFD').replace(/[^\p{ASCII}]|['’]/gu, '');
  return `${plain.toLowerCase().replace(' ', '.')}${index}@${random.pick(PROVIDERS)}`;
}

function makePhone(random: Random): string {
  const { prefix, digits, from = 0, to = 10 ** digits - 1 } = weighted(random, PHONES);
  const number = from + Math.floor(random.next() * (to - from + 1));
  return prefix + String(number).padStart(digits, '0');
}

/** Picks one, with a probability given by its share of 1. */
export function weighted<T extends { share: number }>(random: Random, choices: readonly T[]): T {
  let left = random.next();
  for (const choice of choices) {
    left -= choice.share;
    if (left < 0) return choice;
  }
  const last = choices.at(-1);
  if (!last) throw new Error('There is nothing to choose from.');
  return last;
}
