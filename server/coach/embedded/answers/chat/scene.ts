import { needing } from '#server/coach/embedded/answers/chat/needing.ts';
import { type Details, slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { capital, listed } from '#server/coach/embedded/say/words.ts';
import { echo, inward } from '#server/coach/embedded/understand/echo.ts';
import { needOf } from '#server/coach/embedded/understand/feelings.ts';
import { called, objectOf, type Somebody } from '#server/coach/embedded/understand/people.ts';
import { type Story, storyOf } from '#server/coach/embedded/understand/story.ts';
import { type Topic, topics } from '#server/coach/embedded/understand/topics.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

/** What a reply can speak of. */
export type Scene = Details & {
  who: string;
  obj: string;
  told: string | null;
  Told: string | null;
  clause: string | null;
  /** What the other one did, said back, and the writer's own word for how it was. */
  theirs: string | null;
  Theirs: string | null;
  felt: string | null;
  /** What the other one did, said to them. */
  toThem: string | null;
  /** Something sharp of the writer's, said back. */
  mineBack: string | null;
  MineBack: string | null;
  needing: string;
  /** Of what happened then, or of what goes on. */
  left: string;
  feels: string;
  was: string;
  feel: string | null;
  need: string;
  matter: string;
  deal: string;
};

const FELT = {
  anger: 'angry',
  disgust: 'put off',
  fear: 'worried',
  joy: 'happy',
  sadness: 'sad',
  surprise: 'unsettled',
  neutral: null,
} as const;
/** A feeling that is only heard between the words is said as a guess. */
export const guessOf = (seen: Understood): string | null => (seen.feelings.length ? null : FELT[seen.emotion.label]);

/** What is missing, where a feeling speaks between the words. */
function heard(seen: Understood): string | undefined {
  const guess = guessOf(seen);
  return guess && guess !== 'happy' ? needOf(guess) : undefined;
}

/** Feelings about oneself say less of what is missing than the matter does. */
const ABOUT_ONESELF = new Set(['ashamed', 'sad', 'angry', 'hurt', 'disappointed']);
function topicNeed({ feelings, topics: about }: Understood): string | undefined {
  const [first] = about;
  return first && (!feelings[0] || ABOUT_ONESELF.has(feelings[0].word)) ? topics[first].needs[0] : undefined;
}

/** What is known from before: who it is about, and the matter. */
type Known = { story?: Story; somebody?: Somebody | undefined; topic?: Topic | undefined };

/** What happened, said back to the writer. */
function happened({ theirs, toThem, mine, felt, isPast }: Story, back: (text: string | null) => string | null) {
  const [their, own] = [back(theirs), back(mine)];
  return {
    theirs: their,
    Theirs: their && capital(their),
    felt,
    toThem,
    mineBack: own,
    MineBack: own && capital(own),
    left: isPast ? 'were left' : 'are left',
    feels: isPast ? 'felt' : 'feel',
    was: isPast ? 'was' : 'is',
  };
}

const missing = (seen: Understood, topic: Topic | undefined): string =>
  topicNeed(seen) ?? seen.feelings[0]?.need ?? heard(seen) ?? topics[topic ?? 'listening'].needs[0] ?? 'understanding';

export function sceneOf(seen: Understood, personName: string | null, known: Known = {}): Scene {
  const { detail, feelings, people } = seen;
  const names = [...people.flatMap(({ name }) => (name ? [name] : [])), ...(personName ? [personName] : [])];
  const back = (text: string | null) => (text ? inward(echo(text), names) : null);
  const first = people.find(({ name, role }) => name ?? role) ?? known.somebody ?? people[0];
  const topic = seen.topics[0] ?? known.topic;
  const said = feelings.slice(0, 2).map(({ word }) => word);
  const told = detail.told ? inward(detail.told, names) : null;
  const who = first?.name || first?.role ? called(first) : (personName ?? 'the other person');
  const need = missing(seen, topic);
  const story = happened(known.story ?? storyOf(seen), back);
  return {
    ...slotsOf(seen),
    ...story,
    who,
    obj: objectOf(first),
    told,
    Told: told && capital(told),
    clause: story.theirs ?? (detail.clause ? inward(detail.clause, names) : null),
    needing: needing(need, who),
    feel: said.length ? listed(said) : null,
    need,
    matter: topics[topic ?? 'listening'].matter,
    deal: topics[topic ?? 'listening'].deal,
  };
}
