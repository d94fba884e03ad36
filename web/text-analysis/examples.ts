import type { Evidence } from '#contract/coach.ts';

export const EXAMPLES = [
  'k',
  'Fine. Do whatever you want.',
  'We need to talk.',
  'Sorry I went quiet. It wasn’t about you.',
  'You could have told me earlier.',
];

export const TIPS = [
  'Paste the words exactly as they came. Spelling and punctuation carry tone.',
  'Paste one message at a time. For a whole chat, choose its file below.',
  'What you know about someone counts for more than any reading of a text.',
  'When two readings are equally likely, ask. It’s quicker than guessing.',
];

/** Names for the built-in guide's markings. */
const KINDS: Record<string, string> = {
  ...{
    reproach: 'criticism',
    insult: 'a put-down or a dig',
    defending: 'defending',
    closed: 'ending the conversation',
  },
  ...{ demand: 'a demand', space: 'asking for space', guilt: 'guilt', apology: 'an apology', request: 'a request' },
  ...{ thanks: 'thanks or a kind word', plan: 'a plan', ending: 'ending things', question: 'a question' },
  ...{ tracking: 'asks where you are', plea: 'a plea', news: 'news', hello: 'a hello', feelings: 'how it is for them' },
  ...{ no: 'a no', sympathy: 'sympathy', praise: 'praise or congratulations', closeness: 'closeness' },
  ...{ offer: 'an offer', invitation: 'an invitation', feeling: 'a feeling', time: 'a time' },
  ...{ loss: 'sad news', otherwise: 'a demand', hurt: 'words that hurt', hard: 'hard to hear' },
  ...{ threat: 'a threat', control: 'a demand that controls' },
};

/** Each marked passage with its name. */
export const shownBy = (evidence: readonly Evidence[]) =>
  evidence.map(({ rule, quote, from }) => ({ from, quote, shows: KINDS[rule.split('.')[0] ?? ''] ?? rule }));
