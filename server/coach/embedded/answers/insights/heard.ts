import { besideIn } from '#server/coach/embedded/answers/relationship/other.ts';
import { type Point, pointsIn } from '#server/coach/embedded/answers/relationship/points.ts';
import { sentencesOf, tidied } from '#server/coach/embedded/answers/statements/split.ts';
import { isQuestion, type Statement, statementsIn } from '#server/coach/embedded/answers/statements/statements.ts';
import { called, objectOf, ownerOf, type Somebody } from '#server/coach/embedded/understand/people.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';

/** A statement, and what it carries or strains. */
export type Told = Statement & { point: Point | null };
/** A conversation, by what the person stated in it. */
export type Heard = {
  seen: Understood;
  /** Whole sentences in their order; what only puts the coach right is left out. */
  told: readonly Told[];
  /** The next step that was named last. */
  plan: Told | null;
  /** A question about what to do that nobody has answered. */
  open: string | null;
  one: Somebody | null;
  who: string | null;
  /** The last message that states something. */
  last: number;
};

const FEWEST = 4;
/** Short, and still the whole of it. */
const BRIEF =
  /^I (?:feel|felt|miss|cried|regret)\b|^(?:I'm|I am) (?:so |very )?\p{L}{4,}$|^She doesn't know$|^He doesn't know$/u;
const OPEN =
  /^(?:but )?(?:should I|should we|is (?:that|it|this)|am I|are we|do I|does (?:he|she|that|it)|what if|can I|could I|would (?:he|she|it|they)|will (?:he|she|it|they|we|I))\b/i;
const TO_COACH = /\b(?:you|your|u)\b|\b(?:words|text|message|idea) (?:please|pls)\b/i;

function openIn(messages: readonly string[], plan: Told | null): string | null {
  const all = messages.flatMap((content, message) =>
    sentencesOf(content).flatMap((sentence) => {
      const text = tidied(sentence).replace(/[?\s]+$/, '');
      const many = text.split(/\s+/).length;
      return isQuestion(sentence) && OPEN.test(text) && !TO_COACH.test(text) && many > 2 && many < 22
        ? [{ text, message }]
        : [];
    }),
  );
  const last = all.at(-1);
  return last && !(plan?.plan === 'firm' && plan.message >= last.message) && !(plan && plan.message > last.message)
    ? `${last.text}?`
    : null;
}

function personIn(told: readonly Told[], { people }: Understood, given: string | null): Somebody | null {
  const named = people.find(({ name }) => name && name === given);
  if (named) return named;
  const first = told[0]?.text ?? '';
  const acting = people.find(
    ({ name, role }) =>
      (name && first.includes(name)) ||
      (role && new RegExp(`\\b(?:my|our) (?:\\w+ )?${role === 'mum' ? 'm[uo]m' : role}\\b`, 'i').test(first)),
  );
  const pronoun = people[0]?.pronoun ?? 'they';
  const beside = besideIn(first);
  return given
    ? { name: given, role: null, pronoun: acting?.pronoun ?? pronoun }
    : (acting ?? (beside ? { name: null, role: beside, pronoun } : null));
}

export function heardIn(messages: readonly string[], personName: string | null): Heard {
  const stated = statementsIn(messages).filter(({ denies }) => !denies);
  const told = stated
    .filter(
      ({ text, plan, actor }) => plan || (actor !== 'it' && (text.split(/\s+/).length >= FEWEST || BRIEF.test(text))),
    )
    .map((one) => ({ ...one, point: pointsIn([one])[0] ?? null }));
  const seen = understand(stated.map(({ text }) => `${text}.`).join('\n'));
  const firm = told.findLast(({ plan }) => plan === 'firm');
  const plan = firm ?? told.findLast((one) => one.plan) ?? null;
  const one = personIn(told, seen, personName);
  return {
    seen,
    told,
    plan,
    open: openIn(messages, plan),
    one,
    who: personName ?? (one ? called(one) : null),
    last: told.at(-1)?.message ?? 0,
  };
}

/** What may be set into lines; nothing where it is not known whom they are about. */
export const slotsOf = ({ who, one }: Heard) =>
  who ? { who, they: one?.pronoun ?? 'they', them: objectOf(one ?? undefined), their: ownerOf(one ?? undefined) } : {};

const LEANS = /\b(?:him|her|them|it|that|this|he|she|they)\b/i;
/** A statement as it was said; a short one that leans on the sentence before it, together with that. */
export function leaning({ told }: Heard, one: Told): string {
  const before = told[told.indexOf(one) - 1];
  const leans = one.text.split(/\s+/).length < 6 && LEANS.test(one.text);
  return leans && before?.message === one.message ? `${before.text}. ${one.text}` : one.text;
}

export const planned = (heard: Heard): string => (heard.plan ? leaning(heard, heard.plan) : '');
