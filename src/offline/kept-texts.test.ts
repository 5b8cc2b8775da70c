import { beforeEach, expect, it } from 'vitest';
import { createDraft } from '../lib/stored-text';
import { createConnection, databaseOpener } from './connection';
import { createPhone } from './doubles/phone';
import { emptyStorage } from './doubles/storage';
import { keepTexts, readTexts } from './kept-texts';

beforeEach(emptyStorage);

const connect = (open = databaseOpener()) => createConnection(open, createPhone().clock);
const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));

it('texts are there after a restart, under their own name, and the last ones count', async () => {
  await keepTexts(connect(), 'one', { property: 'Bloom Towers' }, 1);
  await keepTexts(connect(), 'one', { property: 'Citadel Views' }, 2);
  expect(await readTexts(connect(), 'one')).toMatchObject({ property: 'Citadel Views' });
  expect(await readTexts(connect(), 'other')).toEqual({});
});

it('where the database is denied they are kept all the same', async () => {
  await keepTexts(connect(denied), 'one', { isOn: 'yes' }, 1);
  expect(await readTexts(connect(denied), 'one')).toMatchObject({ isOn: 'yes' });
});

it('the ones kept last count, whether the database had room for them or not', async () => {
  await keepTexts(connect(), 'one', { isOn: 'no' }, 1);
  await keepTexts(connect(denied), 'one', { isOn: 'yes' }, 2);
  expect(await readTexts(connect(), 'one')).toMatchObject({ isOn: 'yes' });
  await keepTexts(connect(), 'one', { isOn: 'no' }, 3);
  expect(await readTexts(connect(), 'one')).toMatchObject({ isOn: 'no' });
});

it('a database that is denied at a later start does not end a handover', async () => {
  await keepTexts(connect(), 'one', { isOn: 'yes' }, 1);
  expect(await readTexts(connect(denied), 'one')).toMatchObject({ isOn: 'yes' });
});

it('what a killed browser brings back does not count', async () => {
  const before = { pin: 'a mark', at: '1' };
  createDraft('one').write(before);
  await keepTexts(connect(), 'one', { isOn: 'yes', pin: 'a mark' }, 2);
  createDraft('one').write(before);
  expect(await readTexts(connect(), 'one')).toMatchObject({ isOn: 'yes' });
});
