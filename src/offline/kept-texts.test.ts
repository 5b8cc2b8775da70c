import { beforeEach, expect, it } from 'vitest';
import { createDraft } from '../lib/draft';
import { createConnection, databaseOpener } from './connection';
import { createPhone } from './doubles/phone';
import { emptyStorage } from './doubles/storage';
import { keepTexts, readTexts } from './kept-texts';

beforeEach(emptyStorage);

const connect = (open = databaseOpener()) => createConnection(open, createPhone().clock);
const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));

it('texts are there after a restart, under their own name, and the last ones count', async () => {
  await keepTexts(connect(), 'one', { property: 'Bloom Towers' });
  await keepTexts(connect(), 'one', { property: 'Citadel Views' });
  expect(await readTexts(connect(), 'one')).toEqual({ property: 'Citadel Views' });
  expect(await readTexts(connect(), 'other')).toEqual({});
});

it('where the database is denied they are kept all the same, and what an earlier release kept is still read', async () => {
  await keepTexts(connect(denied), 'one', { isOn: 'yes' });
  expect(await readTexts(connect(denied), 'one')).toEqual({ isOn: 'yes' });
  createDraft('two').write({ isOn: 'yes' });
  expect(await readTexts(connect(), 'two')).toEqual({ isOn: 'yes' });
});

it('what could be kept in the database again replaces what was kept beside it', async () => {
  await keepTexts(connect(denied), 'one', { isOn: 'yes' });
  await keepTexts(connect(), 'one', { isOn: 'no' });
  expect(await readTexts(connect(), 'one')).toEqual({ isOn: 'no' });
  expect(localStorage.getItem('draft:one')).toBeNull();
});
