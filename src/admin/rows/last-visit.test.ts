import { expect, it } from 'vitest';
import { visitAt } from './last-visit';

const NOW = Date.parse('2026-11-26T09:00:00Z');
const MINUTE = 60_000;

it('has no line during the first visit', () => {
  expect(visitAt(undefined, NOW)).toEqual({ before: null, seen: NOW });
});

it('a visit goes on after a reload or a call', () => {
  const visit = { before: NOW - 300 * MINUTE, seen: NOW - 20 * MINUTE };
  expect(visitAt(visit, NOW)).toEqual({ before: visit.before, seen: NOW });
});

it('a new visit begins after a while, and the line is where the last one ended', () => {
  const visit = { before: NOW - 300 * MINUTE, seen: NOW - 40 * MINUTE };
  expect(visitAt(visit, NOW)).toEqual({ before: visit.seen, seen: NOW });
});

it('no new visit begins because the clock was set back', () => {
  const visit = { before: NOW - 300 * MINUTE, seen: NOW + 600 * MINUTE };
  expect(visitAt(visit, NOW)).toEqual({ before: visit.before, seen: NOW });
});
