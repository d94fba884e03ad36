import type { ChatInsights } from '#contract/coach.ts';
import { cardFor, lineText } from '#contract/safety-card.ts';
import { NUMBERED_LABELS } from '#server/coach/guide/labels.ts';
import { plainWords } from '#server/coach/guide/notices.ts';
import { countryOf } from '#server/coach/guide/safety-words.ts';
import { clipped, sentencesOf } from '#server/coach/guide/sentences.ts';
import type { Context } from '#server/coach/port.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';
import type { Assessment } from '#server/safety/assess.ts';
import { assessTexts } from '#server/safety/assess-texts.ts';
import { injected } from '#server/safety/injection/injected.ts';
import { policyOf } from '#server/safety/policy.ts';

const MOST_LINES = 2;
const MOST_TAKEN = 3;
const PLANS = /\b(?:i['’]ll|i will|i['’]m going to|i want to try|i could try|we agreed|i plan to|next step)\b/i;
const FEELS =
  /\b(?:i feel|i felt|i['’]m (?:so |really |just )?(?:sad|angry|hurt|tired|afraid|scared|glad|happy|relieved|torn|lonely|worried))\b/i;

/** No lessons, steps or summary are drawn from words about dying, self-harm, or abuse of the writer; a faint sign is none. */
export const isAboutSafety = (standing: Assessment): boolean => !policyOf(standing).suggest;

/** What stands in place of insights: that it was about safety, and whom to turn to. */
function safetyInsights(standing: Assessment, context: Context): ChatInsights {
  const lines = (cardFor(standing, countryOf(context))?.lines ?? []).slice(0, MOST_LINES);
  return {
    insights: [
      'This chat was about safety, and staying safe comes before any lesson, so I’m not drawing one.',
      'Please don’t stay alone with it: talk to someone you trust, your doctor, or one of these.',
      ...(lines.length ? [`${lines.map(lineText).join('; ')}.`] : []),
    ].join(' '),
    keyTakeaways: [],
    actionItems: [],
  };
}

/** The member's own sentences that tell, without the choices they pressed and what speaks to an AI. */
const toldIn = (messages: readonly Said[]) =>
  messages
    .filter(({ role, content }) => role === 'user' && !NUMBERED_LABELS.test(content.trim()))
    .flatMap(({ content }) => sentencesOf(plainWords(content)))
    .filter((sentence) => sentence.split(' ').length > 3 && !injected(sentence).flagged);

const quoted = (text: string) => `“${clipped(text, 24)}”`;

/** What a chat came to, in the person's own marked words. */
export function chatInsights(messages: readonly Said[], standing: Assessment, context: Context): ChatInsights {
  if (isAboutSafety(standing)) return safetyInsights(standing, context);
  const told = toldIn(messages);
  if (told.length === 0)
    return {
      insights: 'Not much was written yet. Write a little first, and this will have something to draw from.',
      keyTakeaways: [],
      actionItems: [],
    };
  const plans = told.filter((sentence) => PLANS.test(sentence));
  const felt = told.filter((sentence) => FEELS.test(sentence) && !plans.includes(sentence));
  return {
    insights: '',
    keyTakeaways: [...new Set(felt)].slice(0, MOST_TAKEN).map(quoted),
    actionItems: plans.slice(0, MOST_TAKEN).map((plan) => clipped(plan, 24)),
  };
}

/** The same as the three labelled sections that the prompt of the chat asks for. */
export const sectionsOf = ({ insights, keyTakeaways, actionItems }: ChatInsights): string =>
  [
    `INSIGHTS:\n${insights}`,
    `KEY TAKEAWAYS:\n${keyTakeaways.map((one) => `- ${one}`).join('\n')}`,
    `ACTION ITEMS:\n${actionItems.map((one) => `- ${one}`).join('\n')}`,
  ].join('\n\n');

/** The strongest of what was said before, where the insights are asked for in a chat. */
export const assessmentBefore = (history: readonly Said[]): Assessment =>
  assessTexts(
    history.flatMap(({ role, content }) => (role === 'user' ? [{ text: content, surface: 'chat' as const }] : [])),
  );
