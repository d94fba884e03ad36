import type { Tone } from '#contract/coach.ts';
import { type Field, fillDraft } from '#contract/guide.ts';
import { frameIn } from '#server/coach/guide/flows/words.ts';
import { contentOf } from '#server/coach/guide/library.ts';
import { hurts } from '#server/coach/guide/moves.ts';
import { noticeOf, plainWords } from '#server/coach/guide/notices.ts';
import { cardWords } from '#server/coach/guide/safety-words.ts';
import { HOW_SCORED, scored } from '#server/coach/guide/score.ts';
import { listed, sentencesOf } from '#server/coach/guide/sentences.ts';
import type { Context } from '#server/coach/port.ts';
import { pattern } from '#server/coach/reading/pattern.ts';
import { read } from '#server/coach/reading/read.ts';
import type { Input, Output } from '#server/coach/tasks/tasks.ts';
import { policyOf } from '#server/safety/policy.ts';
import type { Standing } from '#server/safety/standing.ts';

const NO_NAME = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:I|My|The|Our|We)$/;
const NAMED =
  /(?<!\p{L})(?:[Tt]o|[Ww]ith|[Aa]sk|[Tt]ell|[Tt]hank|[Ii]nvite|[Cc]ongratulate|[Tt]ext|[Mm]essage)\s+(?:my\s+\p{Ll}+\s+)?(\p{Lu}\p{Ll}+)(?!\p{L})/gu;
const CLOSINGS: Record<Tone, string> = {
  caring: 'I care about how this is for you, too.',
  playful: 'You’re allowed to roll your eyes first.',
  flirty: 'And I’d rather say it in person, so I can see you smile.',
  direct: '',
  diplomatic: 'If you see it differently, I’d like to hear it.',
  encouraging: 'I believe we can get this right.',
};

/** What ends a message that is glad, and one for someone who is sad: nothing there asks to be seen differently. */
const GLAD: Partial<Record<Tone, string>> = {
  caring: 'I’m glad there’s you.',
  playful: 'This calls for cake!',
  flirty: CLOSINGS.flirty,
  encouraging: 'You make things better.',
};
const SAD: Partial<Record<Tone, string>> = { caring: 'I’m here.', encouraging: 'One day at a time. I’m here.' };
const BY_FRAME: Readonly<Record<string, Partial<Record<Tone, string>>>> = {
  ...{ thank: GLAD, congratulate: GLAD, invite: GLAD, news: GLAD },
  comfort: SAD,
};

/** A name in the goal is the only thing that is taken from it: everything else would have to be turned around. */
const nameIn = (goal: string) =>
  [...goal.matchAll(NAMED)].map(([, name = '']) => name).find((name) => !NO_NAME.test(name));

const SOMEONE = String.raw`(?!(?:me|myself|us|a|an|the|of|is|was|from|to|for|in)\b)\w+(?: \w+){0,1}?`;
const PRESSING = pattern(
  String.raw`\b(?:(?:guilt(?:[- ]?trip)?|pressure|force|threaten|scare|blackmail|manipulate|punish|get back at|get even with) `,
  SOMEONE,
  `|make ${SOMEONE} (?:feel (?:bad|guilty|awful|small|ashamed)|jealous|regret|suffer|beg|pay for)`,
  `|(?:take )?revenge on|give ${SOMEONE} (?:an ultimatum|the silent treatment))`,
  String.raw`\b`,
);
const DENIED = /\b(?:not|n['’]t|never|without|stop|instead of|rather than)\b[^.;!?]{0,24}$/i;

/** A goal that presses on someone: to hurt, to scare, to make them feel bad until they give in. */
function isPressing(goal: string): boolean {
  const at = goal.search(PRESSING);
  return at >= 0 && !DENIED.test(goal.slice(0, at));
}
const HONEST =
  'I don’t write what puts pressure on someone. It may work once, and it costs trust. This says what you need instead, so that they can say yes or no.';

const LOSS = /\b(?:died|passed away|death|funeral|condolences?|grieving|(?:his|her|their|your) loss)\b/i;
/** Words with which any message may begin: what it is for stands behind them. */
const ANY = new Set(['tell', 'raise']);

/** What a message is for: the word that it begins with says it first, unless that could begin any. */
function frameFor(goal: string) {
  const byId = (id: string) => contentOf('frames').find((frame) => frame.id === id);
  if (LOSS.test(goal)) return byId('comfort');
  const first = frameIn(goal.split(/\s+/).slice(0, 2).join(' '));
  if (first && !ANY.has(first.id)) return first;
  return frameIn(goal) ?? (/^\s*(?:tell|let)\b/i.test(goal) ? byId('tell') : undefined);
}

const small = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
/** A blank with the signs that its words will need around them. */
const blank = ({ label, kind }: Field) => {
  const open = `[${small(label)}]`;
  return kind === 'sentence' ? `${open}.` : kind === 'ask' ? `Could we ${open}?` : open;
};

function built(goal: string, tone: Tone) {
  const presses = isPressing(goal);
  const frame = (presses ? undefined : frameFor(goal)) ?? contentOf('frames')[0];
  if (!frame) throw new Error('content/frames.json is empty');
  const name = nameIn(goal);
  const { fields } = frame;
  const lines = tone === 'direct' ? frame.plain : frame.warm;
  const known = name ? lines : lines.filter((line) => !line.includes('{to}'));
  const message = fillDraft(known, fields, name ? { to: name } : {}, blank);
  const blanks = fields.filter(
    (field) => field.name !== 'to' && known.some((line) => line.includes(`{${field.name}}`)),
  );
  return {
    message: [message, (BY_FRAME[frame.id] ?? CLOSINGS)[tone]].filter(Boolean).join(' '),
    explanation: presses
      ? HONEST
      : `This is the frame for “${frame.title.toLowerCase()}.” What stands in brackets is yours: nothing in it is made up.`,
    feedback: `Fill in: ${listed(blanks.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)))}.`,
  };
}

/** A draft keeps its own words; a sentence that hurts is set out anew, with a blank where only the writer knows. */
function mended(draft: string, tone: Tone) {
  const moves = contentOf('moves');
  const changed: string[] = [];
  const said = sentencesOf(draft).map((sentence) => {
    const { label } = read(sentence).move;
    const words = hurts(label) ? moves.find(({ id }) => id === label) : undefined;
    if (!words?.repair) return sentence;
    changed.push(words.name);
    return words.repair;
  });
  // What starts anew starts once.
  const once = said.filter((sentence, at) => said.indexOf(sentence) === at);
  const kinds = listed([...new Set(changed)]);
  return {
    message: [once.join(' '), changed.length > 0 ? CLOSINGS[tone] : ''].filter(Boolean).join(' '),
    explanation:
      changed.length > 0
        ? `Your words stay, except where they could be heard as ${kinds}. There it starts again, with a blank for what you want to say.`
        : 'Your own words work as they are. They say what happened and what you’d like.',
    feedback: changed.length > 0 ? 'Fill in the blanks, one thing at a time.' : 'Read it once as if you’d received it.',
  };
}

/** A message as a frame with blanks, or a draft with its hard sentences set out anew. */
export function craftMessage(
  { goal, selectedTone, originalDraft }: Input<'craftMessage'>,
  standing: Standing,
  context: Context,
): Output<'craftMessage'> {
  const notice = noticeOf(`${goal}\n${originalDraft}`, standing);
  const policy = policyOf(standing);
  if (policy.coach === 'card')
    return { craftedMessage: '', explanation: cardWords(standing, context), feedback: '', ...NO_SCORES, notice };
  const draft = plainWords(originalDraft).trim();
  const isOrder = read(draft).injection.flagged;
  const { message, explanation, feedback } =
    draft && !isOrder ? mended(draft, selectedTone) : built(plainWords(goal), selectedTone);
  const scores = scored(message, { goal, tone: selectedTone });
  return { craftedMessage: message, explanation, feedback, ...scores, notice, reasons: HOW_SCORED };
}

const NO_SCORES = {
  ...{ toneScore: 0, clarityScore: 0, empathyScore: 0 },
  ...{ goalAlignment: 0, overallScore: 0, positiveResponseChance: 0 },
};
