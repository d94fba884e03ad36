import type { Tone } from '#contract/coach.ts';
import { HARDSHIP } from '#server/coach/embedded/answers/craft/fact-words.ts';
import { direct } from '#server/coach/embedded/answers/craft/facts.ts';
import { lowered } from '#server/coach/embedded/answers/craft/lowered.ts';
import { spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import { manners } from '#server/coach/embedded/answers/craft/tones.ts';
import { slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { replyTo } from '#server/coach/embedded/answers/text/reply.ts';
import { toldIn } from '#server/coach/embedded/answers/text/told.ts';
import { capital, sentence } from '#server/coach/embedded/say/words.ts';
import { cleaned } from '#server/coach/embedded/understand/clean.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';
import { understandPart } from '#server/coach/embedded/understand/understand.ts';

const REPLIES =
  /^(?:please )?(?:help me (?:to )?|i (?:want|need|would like) to |how (?:do|can|should) i )?(?:respond|reply|answer|write back|text back|react)\b/i;
const LINE = /^\s*(?:\[[^\]]*\]\s*)?([\p{L}][\p{L} '’.-]{0,24}?)\s*:\s+(.+)$/u;

export const isReply = (goal: string): boolean => REPLIES.test(goal.trim());

const SAD = /\b(?:rejected|failure|dumped|heartbroken|so sad|crying|can't cope|devastated|terrible day|awful day)\b/i;

type Asked = {
  goal: string;
  history: string;
  context: string;
  tone: Tone;
  hello: string;
  somebody: Somebody | undefined;
};

const THANKS: Record<Tone, string> = {
  caring: 'thank you for asking me.',
  playful: 'official answer:',
  flirty: 'since it is you who asks:',
  direct: '',
  diplomatic: 'thank you for asking.',
  encouraging: "thanks for asking, I'm glad you did.",
};
const CLOSES: Record<Tone, string> = {
  caring: 'I hope that works for you.',
  playful: 'Deal? 🙂',
  flirty: 'Is that good enough for a smile? 😉',
  direct: '',
  diplomatic: 'I hope that works for you.',
  encouraging: "I'm sure we can make that work.",
};
const LATER: Record<Tone, string> = {
  caring: "thank you for writing. I want to think about it properly, and I'll answer you by tomorrow.",
  playful: "message received, thinking cap on 🙂 I'll answer you by tomorrow.",
  flirty: "you have my attention 😉 Give me until tomorrow, and you'll get a proper answer.",
  direct: "I've read your message. I'll answer you by tomorrow.",
  diplomatic: 'thank you for your message. I would like to think about it, and I will answer you by tomorrow.',
  encouraging:
    "thanks for writing to me. Let me think about it, I'm sure we'll find a good way. I'll answer you by tomorrow.",
};

/** An answer to what the other wrote last, where that is what is wanted; null where nothing was written. */
export function repliesTo({ goal, history, context, tone, hello, somebody }: Asked): string | null {
  if (!isReply(goal)) return null;
  const said = othersIn(history);
  const wished = /\b(?:saying|and say|telling (?:him|her|them))(?: that)? (.+)$/i.exec(goal)?.[1] ?? '';
  const answer =
    (/^(?:I|we)\b/i.test(wished) && sentence(spelt(wished))) || answerIn(`${wished}. ${cleaned(context).text}`);
  if (answer)
    return answered(
      direct(answer, somebody),
      said.some((one) => one.includes('?')),
      tone,
      hello,
    );
  const last = said.slice(-2).join(' ');
  if (!last) return null;
  if (
    (HARDSHIP.test(last) || SAD.test(last)) &&
    !/!|\b(?:got the|offer|passed|won|accepted|pregnant|engaged)\b/i.test(last) &&
    /\bI\b|\bmy\b/i.test(last) &&
    !last.includes('?')
  )
    return `${hello}, ${(manners[tone].core.comfort[0] ?? '').replace('{m}', "I'm sorry to hear that.").replace('|', ' ')}`;
  const seen = understandPart(last);
  const found = replyTo(toldIn(seen, slotsOf(seen)), seen.seed);
  const answers = !last.includes('?') || /\b(?:yes|I can|I will|I'll|I would)\b/i.test(found);
  return /[“”]|something is wrong/.test(found) || !answers ? `${hello}, ${LATER[tone]}` : `${hello}, ${lowered(found)}`;
}

function answered(answer: string, wasAsked: boolean, tone: Tone, hello: string): string {
  const thanks = wasAsked ? THANKS[tone] : '';
  const close = /\bworks\b|^Yes/.test(answer) ? CLOSES[tone] : '';
  return [`${hello},`, thanks, thanks && !thanks.endsWith(':') ? sentence(answer) : lowered(answer), close]
    .filter(Boolean)
    .join(' ');
}

/** What the other one wrote, line by line. */
const othersIn = (history: string): string[] =>
  cleaned(history)
    .text.split(/\n+/)
    .flatMap((line) => {
      const [, who = '', words = ''] = LINE.exec(line) ?? [];
      return words && !/^(?:me|i|you)$/i.test(who) ? [/[.!?]$/.test(words) ? words : `${words}.`] : [];
    });

const ASIDE =
  /^(?:so |well |and )?(?:I(?: would|'d)? (?:want|need|like|have|plan)(?: to)? |tell (?:him|her|them) (?:that )?|I'd like to |I would like to )?(?:(?:say|answer|reply|write|tell (?:him|her|them)) (?:that )?)?/i;
const YES_NO =
  /^(yes|yeah|yep|no|nope)\b(?:(?: to| for|,)? (?!I\b|I'|we\b|because\b|but\b|and\b|please\b)(?:the )?((?:(?!\b(?:is|are|was|works|sounds|would)\b)[^,.])+?))?(?:,? (?:but|and) (not|no)(?: to| for| on)? ([^,.]+?))?(?:,? (?:because|since|as|,) ?(.+?)|(?:,? and|,|,? but) ?((?:I|we|it|please|[a-z]+day)\b.+?))?$/i;
const DAY =
  /^(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\b.*|today|tonight|tomorrow|(?:this|next) \w+|the \d+\w*)$/i;

/** What somebody wants to answer, in words that can be sent: "Saturday works. Sunday doesn't, because I have a shift." */
function answerIn(told: string): string {
  const parts = spelt(told)
    .split(/(?<=[.!?])\s+/)
    .map((one) => one.replace(/^[\s.]+|[\s.!?]+$/g, ''))
    .filter(Boolean);
  for (const part of parts) {
    const bare = part.replace(ASIDE, '');
    const found = YES_NO.exec(bare);
    if (found) return yesNo(found);
    if (bare !== part && /^I\b/.test(bare)) return sentence(bare);
    if (
      /^(?:I|we)(?:'d| would) (?:rather|love|like|prefer)\b|^(?:I|we) (?:can|can't|cannot|could|couldn't|won't|will|have to|would|need|already)\b/i.test(
        part,
      ) &&
      !/\b(?:he|she|him|her|they)\b/i.test(part)
    )
      return sentence(split(part));
  }
  return '';
}
/** "I can do Tuesday, I have an appointment" is two sentences. */
const split = (text: string) =>
  text
    .replace(/, (?=(?:I|we|my|our)\b)/i, '. ')
    .replace(/(\. )(\p{Ll})/u, (_, dot: string, letter: string) => dot + letter.toUpperCase());

function yesNo([, word = '', what = '', , other = '', why = '', rest = '']: RegExpExecArray): string {
  const because = why ? `, because ${why}` : '';
  const first = firstly(/^y/i.test(word), what) + (other ? '' : because);
  const second = !other
    ? ''
    : DAY.test(other)
      ? `${capital(other)} doesn't work for me${because}`
      : /^(?:before|after|until|till|at|in|on|later|earlier)\b/i.test(other)
        ? `But not ${other}${because}`
        : `I have to say no to ${other}${because}`;
  return [first, second, /^(?:I|we) can(?:'t|not)/i.test(rest) ? `But ${rest}` : rest]
    .filter(Boolean)
    .map(sentence)
    .join(' ');
}

function firstly(yes: boolean, what: string): string {
  if (!what) return yes ? 'Yes' : 'I have to say no';
  if (DAY.test(what)) return `${capital(what)} ${yes ? 'works' : "doesn't work for me"}`;
  return `${yes ? 'Yes' : 'No'} to ${/^(?:a|an|my|your|our|this|that|\p{Lu})/u.test(what) ? what : `the ${what}`}`;
}
