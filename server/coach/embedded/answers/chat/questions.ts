import { heard, lowered } from '#server/coach/embedded/answers/chat/heard.ts';
import type { Now, Reply } from '#server/coach/embedded/answers/chat/now.ts';

type Kind = { form: RegExp; says: readonly string[]; asks: readonly string[] };

const KINDS: readonly Kind[] = [
  {
    form: /\b(?:do you think|would|is|are) (?:that|this|it|thats|that'?s|it'?s|this is|that is|that would be) (?:be )?(?:an? )?(?:good|ok|okay|right|enough|nice|better) (?:way|idea|enough|time|moment|start|sign|plan|thing)\b|\bgood idea\?/i,
    says: [
      'I think so: what one does is heard more clearly than a long explanation.',
      'It sounds like a good way to me, and {who} will feel that it is meant.',
      'Yes, as a first step I like it.',
    ],
    asks: ['What would you say while you do it?', 'When could it be?', 'What would make it easy for {who} to say yes?'],
  },
  {
    form: /\bwhat if (?:he|she|they|it|nobody|my \w+)\b/i,
    says: [
      'Then you know more than you do now, and the next step is still yours.',
      'Then let it be a no to this one thing and not to you: “All right, thank you for telling me.” It need not be settled in the same minute.',
      'That can happen, and it would hurt. You can decide beforehand what you do then: take a breath, say that you need a moment, and come back to it.',
    ],
    asks: ['What about that answer are you most afraid of?', 'What would you need in the hour after it?'],
  },
  {
    form: /\b(?:is|isn't|was) (?:that|it|this) (?:\w+ ){0,3}(?:running away|selfish|normal|wrong|bad|weird|stupid|silly|fair|mean|cowardly|too much|ok|okay|crazy|cheating|weak|pathetic|unreasonable)\b|\bam i (?:\w+ ){0,3}(?:crazy|wrong|selfish|overreacting|too \w+|the bad|a bad|an? \w+hole|mad|stupid|unreasonable|petty|horrible)\b/i,
    says: [
      'Not by itself. What matters is what you do it for, and whether {who} hears it from you.',
      'A feeling like that is no fault; what you do with it is yours to choose.',
      'I would not call it that. It shows that something in it matters to you.',
    ],
    asks: [
      'What would it be called by somebody who loves you?',
      'What are you afraid it says about you?',
      'What would the other choice cost you?',
    ],
  },
  {
    form: /\b(?:do|would) you think (?:that )?(?:he|she|they|it|my)\b|\b(?:does|is|was|did|has|will|would) (?:he|she|they|my \w+) [^?]*\?/i,
    says: [
      'I cannot know that from here, and a guess of mine would only weigh on you.',
      'Only {who} can answer that, and nobody else can see inside.',
      'I only know what you told me, and it does not show that for certain either way.',
    ],
    asks: [
      'What have you seen or heard that makes you think so?',
      'How could you ask {who} in one calm sentence?',
      'What would you do differently if you knew?',
    ],
  },
  {
    form: /\bor (?:to |just |only )?(?:the (?:whole|group|others)|all|both|everyone)\b[^?]*\?/i,
    says: [
      'I would begin with the smaller step: one person first, and alone. It can still be said to the others afterwards.',
      'One person is easier to talk with than many, so I would start there.',
    ],
    asks: ['With whom would it be easiest to begin?', 'What would the others need to hear, if anything?'],
  },
  {
    form: /(?<!\b(?:how|what|when|where|who|why) )(?:\bshould i\b[^?]*|\bdo i (?:tell|text|double text|call|leave|stay|say|write|send|go|let|ask|wait|invite|forgive)\b[^?]*)/i,
    says: [
      'Nobody can decide that from outside, but it can get clearer.',
      'That is yours to decide, and it does not have to be today.',
      'There may be no right answer, only one that you can stand by.',
    ],
    asks: [
      'On the morning after, would you rather have done it or left it, and why?',
      'What would have to be true for you to say yes without a knot in your stomach?',
      'What speaks for it, and what against it, if you are honest?',
    ],
  },
  {
    form: /\bwhy (?:does|do|did|is|are|was|would|won't|doesn't|can't|didn't)\b[^?]*/i,
    says: [
      'Nobody can look inside somebody else; it may be fear, habit or something that has nothing to do with you.',
      'Only {who} knows. A question that often opens it: “Help me understand what was going on for you.”',
    ],
    asks: ['What is the explanation that you fear most?', 'When was it different?'],
  },
  {
    form: /\bwhat (?:would|do) you (?:think|say|make)\b|\bthoughts\?|\bany thoughts\b|\byour opinion\b/i,
    says: [
      'I think that what you feel is real, and that how it was meant is still open.',
      'I think it is worth a calm talk, and not worth carrying alone.',
    ],
    asks: ['What does the part of you say that already knows?', 'What would you advise a friend?'],
  },
];

/** A question about others or about oneself, which nobody can answer from outside: said honestly, and led on. */
export function toQuestion(now: Now): Reply | undefined {
  const { message, from, turn } = now;
  if (!/\?|\b(?:should i|do i \w+|what if|is that|do you think)\b/i.test(message)) return undefined;
  const said = message.replaceAll('’', "'");
  const kind = KINDS.find(({ form }) => form.test(said));
  if (!kind) return undefined;
  const used = ['reflection of feelings', 'information', 'question'];
  if (turn > 0) return { said: [from.of(kind.says), from.of(kind.asks)], used };
  return {
    said: [
      heard(now),
      `${from.bare(kind.says.filter((line) => !/[.”] \p{Lu}/u.test(line)))}: ${lowered(from.of(kind.asks))}`,
    ],
    used,
  };
}
