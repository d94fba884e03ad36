import { FALLBACK_WORDS } from '#contract/chat.ts';
import type { Played, Scene } from '#contract/rehearsal.ts';
import type { Context } from '#server/http/context.ts';
import { whereabouts } from '#server/http/whereabouts.ts';
import type { Caller } from '#server/identity/caller.ts';
import { refuse } from '#server/refusal.ts';
import { asTold } from '#server/rehearsal/as-told.ts';
import { peopleConnected, relationshipOf } from '#server/relationships/relationships.ts';
import { assessTexts, texts } from '#server/safety/assess-texts.ts';
import { showCard } from '#server/safety/counts.ts';
import { policyOf } from '#server/safety/policy.ts';

type Mine = Context & { user: Caller };
type Said = { role: 'user' | 'assistant'; content: string };
type Turn = Scene & { history: Said[]; message?: string; wants: 'line' | 'hint' | 'step' };

const NO_MODEL = 'Practicing needs an AI, and none is connected here.';

const STEPS_OUT =
  'I’m stepping out of the role for a moment: threats and violence can’t be practiced here. Try another sentence, or end the rehearsal.';

const THREAT = new RegExp(
  [
    String.raw`\b(?:I(?:['’]ll| will|['’]m going to|['’]m gonna| swear)|you(?:['’]ll| will))\s+(?:\w+\s+){0,3}?(?:hit`,
    String.raw`|slap|beat|hurt|kill|punch|choke|smack|strangle|destroy|pay for|regret|be sorry)\b|\bor else\b`,
  ].join(''),
  'i',
);

/** A model's line is assessed as if a person had said it. */
const isUnsafe = (line: string) =>
  THREAT.test(line) || assessTexts([...texts('chat', line), ...texts('argument', line)]).level > 0;

/** Whether the member may have reason to fear the other person; then no talk is rehearsed. */
async function isClosedFor(context: Mine, { relationshipId }: Scene): Promise<boolean> {
  if (relationshipId === null) return false;
  const { id } = await relationshipOf(context, context.user.id, relationshipId);
  return !(await peopleConnected.mayConnectOn(context, context.db, context.user.id, id));
}

/** The other person's next line, a hint, or the closing step. Nothing is stored. */
export async function play(context: Mine, turn: Turn): Promise<Played> {
  const { coach, user, headers } = context;
  const { relationshipId: _, message = '', wants, ...scene } = turn;
  const own = scene.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const spoken = [message, scene.aim, ...own];
  const assessment = assessTexts(texts('chat', ...spoken, scene.description, ...spoken.map(asTold)));
  const policy = policyOf(assessment);
  const isClosed = (await isClosedFor(context, turn)) || !policy.connect || policy.coach === 'card';
  if (isClosed) return { line: '', feedback: null, isClosed, ...(await showCard(context, assessment)) };
  if (!coach.provider) throw refuse('unavailable', { reason: 'no_model' }, NO_MODEL);
  const { country } = whereabouts(headers);
  const asker = { people: [user.id] as const, country, names: [scene.personName] };
  const { output, meta } = await coach.ask('rehearse', { ...scene, message, wants }, asker);
  const reason = meta.fallbackReason as keyof typeof FALLBACK_WORDS | null;
  if (reason === 'no_consent')
    throw refuse('unavailable', { reason }, 'Practicing needs the AI. You can agree to it in your settings.');
  if (reason) throw refuse('unavailable', { reason }, FALLBACK_WORDS[reason]);
  const safety = policy.card ? meta.safety : null;
  // The request was refused because of its purpose.
  if (!output.line) return { line: '', feedback: null, isClosed: true, safety };
  const line = isUnsafe(output.line) ? STEPS_OUT : output.line;
  return { line, feedback: output.feedback, isClosed: false, safety };
}
