import { expect, it } from 'vitest';
import { RATES_UNTIL } from '../domain/stamp-duty';
import { factOf } from './facts';

it('the stamp duty calculator says that it may be out of date when its facts do', () => {
  const ids = ['uk-sdlt-bands', 'uk-sdlt-additional', 'uk-sdlt-nonresident'];
  expect(ids.map((id) => factOf(id).expiresOn)).toEqual(ids.map(() => RATES_UNTIL));
});
