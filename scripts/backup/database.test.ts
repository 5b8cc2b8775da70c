import { expect, test } from 'vitest';
import { connectionFault } from './database';

const at = (rest: string) => `postgresql://postgres:secret@${rest}`;

test.each([
  [at('localhost:5432/postgres'), undefined],
  [at('127.0.0.1/postgres'), undefined],
  [at('%2Frun%2Fpostgresql/postgres'), undefined],
  [at('db.example.com/postgres?sslmode=verify-full&sslrootcert=ca.crt'), undefined],
  [at('db.example.com:5432/postgres'), 'verify-full'],
  [at('db.example.com/postgres?sslmode=require'), 'verify-full'],
  [at('db.example.com/postgres?sslmode=disable'), 'verify-full'],
  [at('127.0.0.1.example.com/postgres'), 'verify-full'],
  [at('localhost/postgres?host=db.example.com'), 'verify-full'],
  ['https://db.example.com', 'is not an address'],
  ['db.example.com', 'is not an address'],
])(
  'everybody’s data crosses a network only encrypted, to whom it is meant for: %s',
  (url, words) => {
    const fault = connectionFault(url);
    if (words) expect(fault).toContain(words);
    else expect(fault).toBeUndefined();
    expect(fault ?? '').not.toContain('secret');
  },
);
