import { type Found, findAll, rulesOf } from '#server/coach/embedded/frames.ts';
import type { Line } from '#server/coach/embedded/line.ts';

/** A feeling in a plain word, and what people who feel it usually need. */
export type Felt = { word: string; need: string };

const vocabulary: readonly (readonly [word: string, need: string, said: string])[] = [
  ['hurt', 'care', 'hurt, hurts, wounded, stung, stings, offended, pained'],
  ['ignored', 'attention', 'ignored, invisible, overlooked, unseen, neglected, forgotten, an afterthought'],
  ['unheard', 'being heard', 'unheard, not heard, dismissed, brushed off, shut down, not listened to, talked over'],
  ['alone', 'closeness', 'lonely, alone, isolated, left out, excluded, disconnected, distant, homesick'],
  ['angry', 'respect', 'angry, mad, furious, livid, annoyed, irritated, pissed, resentful, fuming, bitter, outraged'],
  ['frustrated', 'change', 'frustrated, fed up, sick of it, at my limit, stuck, helpless, powerless, going in circles'],
  [
    'worried',
    'reassurance',
    'worried, anxious, nervous, scared, afraid, uneasy, terrified, insecure, on edge, panicked, tense',
  ],
  ['jealous', 'reassurance', 'jealous, envious, threatened by, compared, replaced'],
  ['guilty', 'a way to make it right', 'guilty, guilt, ashamed, sorry, regret, remorse, terrible about, bad about'],
  ['ashamed', 'acceptance', 'embarrassed, humiliated, ashamed, small, stupid, like a fool, exposed'],
  ['overwhelmed', 'help', 'overwhelmed, stressed, swamped, burnt out, burned out, drowning, too much, under pressure'],
  ['worn out', 'rest', 'tired, exhausted, drained, worn out, weary, done in'],
  ['disappointed', 'reliability', 'disappointed, let down, disillusioned, deflated'],
  ['confused', 'clarity', 'confused, torn, unsure, lost, mixed up, puzzled, in limbo, not sure what'],
  [
    'sad',
    'comfort',
    'sad, down, heartbroken, unhappy, crying, cried, in tears, low, blue, miserable, grieving, devastated',
  ],
  ['betrayed', 'honesty', 'betrayed, lied to, cheated on, deceived, backstabbed'],
  ['unappreciated', 'appreciation', 'unappreciated, taken for granted, undervalued, used, unrecognised, unrecognized'],
  [
    'disrespected',
    'respect',
    'disrespected, belittled, mocked, insulted, talked down to, put down, attacked, criticised, criticized',
  ],
  ['trapped', 'freedom', 'trapped, suffocated, controlled, smothered, cornered, pressured, crowded'],
  ['unloved', 'affection', 'unloved, unwanted, rejected, unimportant, not good enough, abandoned, second best'],
  ['numb', 'time', 'numb, empty, nothing anymore, flat'],
  ['misunderstood', 'understanding', 'misunderstood, judged, misjudged, blamed, accused'],
  ['hopeful', 'encouragement', 'hopeful, optimistic, encouraged, looking forward'],
  ['grateful', 'sharing it', 'grateful, thankful, lucky, blessed, touched'],
  ['happy', 'sharing it', 'happy, glad, excited, joyful, thrilled, delighted, proud, relieved, content, calm, in love'],
];
const RULES = vocabulary.flatMap(([word, , said]) =>
  rulesOf(
    word,
    { said },
    {
      own: [
        3,
        '(i am|i was|i feel|i felt|we are|we feel|i get|i got|i have been|makes me|made me|make me|leaves me|left me|feeling|felt|am|feel|and i|i just) ~4 (<said>)',
        '(i|it|that|this) (cried|hurts|hurt|stings|regret)',
      ],
    },
  ),
);

/** What the writer says they feel, in the order of the text; other people's feelings are left out. */
export function feelingsIn(line: Line): (Felt & Found<string>)[] {
  const found = findAll<string>(line, RULES).sort((a, b) => b.weight - a.weight || a.from - b.from);
  const seen = new Set<string>();
  return found.flatMap((one) => {
    if (seen.has(one.label)) return [];
    seen.add(one.label);
    const entry = vocabulary.find(([word]) => word === one.label);
    return entry ? [{ ...one, word: entry[0], need: entry[1] }] : [];
  });
}

export const needOf = (word: string) => vocabulary.find(([name]) => name === word)?.[1] ?? 'understanding';
