import { describe, expect, it } from 'vitest';
import { comeBackWords, type KeptWork, signOutWords } from './kept-words';

const NOTHING: KeptWork = {
  waiting: 0,
  parked: 0,
  drafts: 0,
  lost: 0,
  captures: 0,
  refused: 0,
  halfTyped: 0,
};
const whole = (work: Partial<KeptWork>, isInside = true) =>
  signOutWords({ ...NOTHING, ...work }, isInside).map(({ what, becomes }) => `${what} ${becomes}`);

describe('before a sign-out each kind of unsaved work is named', () => {
  it.each<[string, Partial<KeptWork>, RegExp[]]>([
    ['nothing', {}, []],
    ['a change that waits', { waiting: 1 }, [/^1 change is still waiting.*goes out when you sign/]],
    [
      'changes that need a decision are not said to go out',
      { parked: 2 },
      [/^2 changes could not be made and need your decision\. They stay here.*until you sign in/],
    ],
    [
      'both, each counted by itself',
      { waiting: 2, parked: 1 },
      [/^2 changes are still waiting/, /^1 change could not be made and needs your decision/],
    ],
    [
      'notes',
      { drafts: 1 },
      [/^Notes on 1 enquiry are not saved yet\..*open the enquiry and save them/],
    ],
    [
      'notes on a deleted enquiry are to be copied, not saved',
      { drafts: 1, lost: 1 },
      [/^Notes on 1 enquiry that somebody has deleted can’t be saved\..*copy them above the list/],
    ],
    [
      'notes of both sorts',
      { drafts: 3, lost: 1 },
      [/^Notes on 2 enquiries are not/, /^Notes on 1 enquiry that/],
    ],
    [
      'captures that wait are said to stay until they are sent',
      { captures: 2 },
      [/^2 captures are still to be sent\. They stay here.*go out by themselves.*then erased/],
    ],
    [
      'a capture that was refused is said to wait for somebody',
      { refused: 1 },
      [/^1 capture could not be accepted\. It stays here.*until somebody corrects or discards it/],
    ],
    [
      'a half-typed visitor is said to be erased',
      { halfTyped: 1 },
      [/^1 visitor on the capture page is not saved yet\. Signing out erases/],
    ],
  ])('%s', (_title, work, expected) => {
    const said = whole(work);
    expect(said).toHaveLength(expected.length);
    for (const [n, words] of expected.entries()) expect(said[n]).toMatch(words);
  });

  it('without a network it says that waiting changes, and nothing else, can’t be sent now', () => {
    const [waits, needs] = signOutWords({ ...NOTHING, waiting: 1, parked: 1 }, true, false);
    expect(waits?.becomes).toMatch(
      /^Without a network it can’t be sent now\. Signing out does not/,
    );
    expect(needs?.becomes).not.toMatch(/network/);
    const [several] = signOutWords({ ...NOTHING, waiting: 2 }, true, false);
    expect(several?.becomes).toMatch(/^Without a network they can’t be sent now\./);
    // There is no button to send them outside the dashboard.
    expect(signOutWords({ ...NOTHING, waiting: 1 }, false, false)[0]?.becomes).not.toMatch(
      /network/,
    );
  });

  it('nobody is told to use a dashboard that is not open', () => {
    expect(whole({ drafts: 1 }, false)[0]).toMatch(/sign in and save them/);
  });
});

it('somebody who returns after a lost session is told about notes, waiting changes and decisions still to be made', () => {
  expect(comeBackWords(NOTHING)).toEqual([]);
  expect(comeBackWords({ waiting: 1, parked: 2, drafts: 1 })).toEqual([
    expect.stringMatching(/^Notes on 1 enquiry were not saved\./),
    '1 change is kept on this device. It goes out once whoever made it signs in again.',
    '2 changes could not be made, and wait for a decision by whoever made them.',
  ]);
});
