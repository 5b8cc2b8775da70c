import { describe, expect, it } from 'vitest';
import type { SubmitResult } from '../offline/result';
import { formAnswer } from './form-answer';

const words = {
  done: { title: 'Message sent', description: 'Thank you.' },
  receipt: 'We have it.',
  goesTo: (address: string) => `We write to ${address}.`,
  failed: 'Please try again.',
};
const answerTo = (result: SubmitResult) => formAnswer(result, words);

describe('after an enquiry the form', () => {
  it('thanks the visitor once it was delivered', () => {
    const message = { title: 'Message sent', description: 'Thank you.' };
    expect(answerTo({ kind: 'delivered' })).toEqual({
      isKept: true,
      toast: { kind: 'done', ...message },
      receipt: { text: 'We have it.', isWaiting: false },
    });
  });

  it.each([
    ['delivered', 'We have it. We write to ada@gmial.com.'],
    [
      'saved',
      'Not sent yet: it waits on this phone and goes out by itself. We write to ada@gmial.com.',
    ],
  ] as const)('says where the answer goes once it is %s', (kind, text) => {
    expect(formAnswer({ kind }, words, 'ada@gmial.com').receipt?.text).toBe(text);
    expect(formAnswer({ kind }, words, 'ada@gmial.com', true).receipt).toMatchObject({
      text: `${text} A time that we suggest or confirm appears on this phone, in “Your consultations” in the menu.`,
      isListed: true,
    });
  });

  it('says that it is saved on the phone if it could not be sent yet', () => {
    const message = {
      title: 'Saved on this phone',
      description: "We'll send it as soon as you're back online.",
    };
    expect(answerTo({ kind: 'saved' })).toEqual({
      isKept: true,
      toast: { kind: 'done', ...message },
      receipt: {
        text: 'Not sent yet: it waits on this phone and goes out by itself.',
        isWaiting: true,
      },
    });
  });

  it.each([
    ['broken', /^Our server has a problem\. .* will go out by itself\.$/],
    ['busy', /^Our server is busy\. .* will go out by itself\.$/],
  ] as const)('says when the problem is ours (%s)', (because, description) => {
    const answer = answerTo({ kind: 'saved', because });
    expect(answer).toMatchObject({ isKept: true, toast: { title: 'Saved on this phone' } });
    expect(answer.toast.description).toMatch(description);
  });

  it('marks no field if none is to blame', () => {
    const answer = answerTo({ kind: 'rejected', why: 'Our database refused this.', seq: 1 });
    expect(answer).not.toHaveProperty('fieldErrors');
    expect(answer.toast.description).toBe('Our database refused this.');
  });

  it('stays filled in and shows the error if it was refused', () => {
    expect(answerTo({ kind: 'rejected', field: 'email', why: 'No such address.' })).toMatchObject({
      isKept: false,
      toast: { title: 'Error', description: 'Please try again.' },
      fieldErrors: { email: 'No such address.' },
    });
  });

  it('never says “saved” if nothing could be saved', () => {
    const answer = answerTo({ kind: 'not-saved', cause: 'quota' });
    expect(answer.isKept).toBe(false);
    expect(answer.toast).toEqual({
      kind: 'error',
      title: 'Error',
      description: 'Please try again.',
    });
  });
});
