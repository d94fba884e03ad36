import { describe, expect, test } from 'vitest';
import { loopAbout, loopSentence } from '#contract/pattern-words.ts';
import type { Loop } from '#contract/patterns.ts';

const none = { trigger: null, mine: [], theirs: [], ends: [], helped: [], episodes: [], left: [], thought: null };
const loop = (relationshipId: string, personName: string | null, theme: string): Loop => ({
  ...{ key: `${relationshipId} ${theme}`, relationshipId, personName, theme: [theme], ...none },
  ...{ times: 3, firstOn: '2026-09-01', lastOn: '2026-10-01' },
});
const money = loop('m', 'Maya Okafor', 'money');
const dishes = loop('m', 'Maya Okafor', 'dishes');
const late = loop('t', 'Tom', 'late');
const loops = [money, dishes, late, loop('', null, 'noise')];

describe('what comes back is told before a talk with', () => {
  test.each([
    ['whoever was chosen', 't', 'Say sorry to Maya', late],
    ['whoever is named', null, 'Say sorry to Maya', money],
    ['nobody where two are named', null, 'Tell Maya what Tom said', undefined],
    ['nobody where nobody is', null, 'Say sorry. Tomorrow, maybe.', undefined],
    ['nobody else than whoever was chosen and has none', 'x', '', undefined],
  ])('%s', (_whom, relationshipId, words, found) => {
    expect(loopAbout(loops, relationshipId, words)).toBe(found);
  });
});

describe('what its owner is only asked about', () => {
  const asked = { ...loop('m', 'Maya Okafor', '?'), theme: [] };
  const answered = { ...asked, thought: 'The bill' };

  test('is no conflict that comes back until they say what does', () => {
    expect(loopAbout([asked], 'm', '')).toBeUndefined();
    expect(loopAbout([asked, money], 'm', '')).toBe(money);
    expect(loopAbout([answered], 'm', '')).toBe(answered);
    expect(loopSentence(asked)).toBe('3 days with Maya Okafor since September 1 may have something in common.');
    expect(loopSentence(answered)).toBe('“The bill” with Maya Okafor: 3 days since September 1.');
    expect(loopSentence({ ...answered, thought: 'The bill, and then '.repeat(5) })).toBe(
      'Something comes back with Maya Okafor, you said: 3 days since September 1.',
    );
  });
});
