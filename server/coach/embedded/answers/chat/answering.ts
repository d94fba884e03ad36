import { advising } from '#server/coach/embedded/answers/chat/advise.ts';
import type { Talk } from '#server/coach/embedded/answers/chat/chat.ts';
import { drafting, wording } from '#server/coach/embedded/answers/chat/draft.ts';
import { type Intent, wantsAnother } from '#server/coach/embedded/answers/chat/intent.ts';
import { knowing, type Reply, turning, wordingAnew } from '#server/coach/embedded/answers/chat/known.ts';
import { listening } from '#server/coach/embedded/answers/chat/listen.ts';
import { sceneOf } from '#server/coach/embedded/answers/chat/scene.ts';
import { joined, lastWords, saidBefore, type Told, toldBefore } from '#server/coach/embedded/answers/chat/told.ts';
import { hearing, type LedTurn, leading, type Turn, turnIn } from '#server/coach/embedded/answers/chat/turns.ts';
import { situationOf } from '#server/coach/embedded/situations/recognise.ts';
import type { Situation } from '#server/coach/embedded/situations/situation.ts';
import { ANYBODY, whomOf } from '#server/coach/embedded/situations/who.ts';
import { type Asked, askedIn } from '#server/coach/embedded/understand/asked.ts';
import { called } from '#server/coach/embedded/understand/people.ts';
import { storyOf } from '#server/coach/embedded/understand/story.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';
import type { Standing } from '#server/coach/port.ts';
import { isFaint } from '#server/coach/safety/faint.ts';

const FIRM = 0.2;
const GUESS = 0.03;
const BACK = 3;
const LONGEST = 1500;
const GLAD = /\b(?:happy|glad|lovely|laughed|proud|grateful|thankful|wonderful|great|good news|enjoyed|relieved)\b/i;

const isLed = (turn: Turn | undefined): turn is LedTurn => /^(?:other side|step|question)$/.test(turn ?? '');

/** The situation that a message tells, or that it goes on telling. */
function recognisedIn({ message, history, relationshipType }: Talk, turned: Turn | undefined): Situation | undefined {
  // A turn of the talk tells nothing itself, and asks for more than a question: a nearer guess will do.
  const [said, ahead] = isLed(turned) ? ['', GUESS] : [message, undefined];
  const now = situationOf(said, relationshipType);
  const earlier = history.filter(({ role }) => role === 'user').slice(-BACK);
  if (earlier.length === 0 || (now && now.sure >= FIRM)) return now?.situation;
  const all = [...earlier.map(({ content }) => content), said].join('\n');
  return (situationOf(all.slice(-LONGEST), relationshipType, ahead) ?? now)?.situation;
}

/** A question alone tells nothing: then the story is the one that was told before. */
function toldIn({ story, seen }: Told, earlier: readonly Told[]): Understood {
  const isBare = story.theirs === null && story.felt === null;
  return (isBare ? (earlier.find(({ story }) => story.theirs) ?? earlier[0]) : undefined)?.seen ?? seen;
}

/** What a talk has come to, with this message. */
function soFar({ message, history }: Talk, seen: Understood) {
  const own = { seen, story: storyOf(seen) };
  const earlier = toldBefore(history);
  const all = [own, ...earlier];
  const people = all.flatMap((one) => one.seen.people);
  return {
    people,
    somebody: people.find(({ name, role }) => name ?? role),
    topic: all.find((one) => one.seen.topics.length > 0)?.seen.topics[0],
    story: joined(all),
    base: toldIn(own, earlier),
    before: saidBefore(history),
    turn: history.filter(({ role }) => role === 'user').length,
    asked: askedIn(message, seen.people),
    turned: history.length > 0 ? turnIn(message) : undefined,
  };
}
type SoFar = ReturnType<typeof soFar>;

/** Somebody who asks why, or whether they are wrong, wants more than to be heard. */
const wantOf = (intent: Intent, asked: Asked | undefined): Intent =>
  intent === 'share' && /^(?:why|judge|whether)$/.test(asked?.kind ?? '') ? 'advice' : intent;

function known(talk: Talk, seen: Understood, far: SoFar, situation: Situation, intent: Intent, safe: boolean): Reply {
  const { people, somebody, topic, story, base, before, turn, asked, turned } = far;
  const whom = whomOf(situation, people, talk.personName);
  const scene = sceneOf(intent === 'share' ? seen : base, talk.personName, { somebody, topic, story });
  const now = { situation, whom, scene, asked, seed: seen.seed, before };
  if (!safe) return knowing({ ...now, intent: 'share', turn: 0 });
  if (isLed(turned)) return turning({ ...now, intent, turn }, turned);
  if (lastWords(talk.history).includes('“') && wantsAnother(talk.message))
    return wordingAnew({ ...now, intent: 'draft', turn });
  return knowing({ ...now, intent: wantOf(intent, asked), turn });
}

/** What is asked now, in the light of what was told before: out of what is known of the situation, or of the matter. */
export function answering(talk: Talk, seen: Understood, intent: Intent, standing: Standing): Reply {
  const { message, personName } = talk;
  const safe = standing.level === 0;
  const far = soFar(talk, seen);
  const heard = far.turned && hearing(far.turned, seen.seed, far.before);
  if (heard && safe) return { said: heard, used: ['affirmation', 'question'] };
  const situation = safe || isFaint(standing) ? recognisedIn(talk, far.turned) : undefined;
  if (situation) return known(talk, seen, far, situation, intent, safe);
  const { somebody, topic, story, base, before, turn, turned } = far;
  if (isLed(turned) && safe) {
    const who = called(somebody, personName ?? ANYBODY);
    return { said: leading(turned, who, base.seed, before), used: ['suggestion', 'question'] };
  }
  if (intent === 'share') {
    const glad = GLAD.test(message) && seen.emotion.label === 'joy' && seen.sentiment > 0.3;
    return listening(sceneOf(seen, personName, { somebody, topic }), { seed: seen.seed, turn, glad, before, safe });
  }
  const scene = sceneOf(base, personName, { somebody, topic, story });
  if (intent === 'draft' && safe) return wording(story, scene, seen, topic) ?? drafting(scene, seen, message);
  return advising(scene, base.seed, { safe, story, before, topic, message });
}
