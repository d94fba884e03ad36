import type { RelationshipKind } from '#contract/coach.ts';
import { open } from '#server/coach/embedded/answers/relationship/advice.ts';
import { evidenced } from '#server/coach/embedded/answers/relationship/evidenced.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';
import { situationOf } from '#server/coach/embedded/situations/recognise.ts';
import { lines, type Situation } from '#server/coach/embedded/situations/situation.ts';
import { whomOf } from '#server/coach/embedded/situations/who.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

const PLACES: Record<RelationshipKind, readonly Situation['place'][]> = {
  romantic: ['couple'],
  family: ['family'],
  friend: ['friends'],
  colleague: ['work'],
};
/** Below this a whole telling, or one sentence of it, may be about something else. */
const SURE = { whole: 0.2, part: 0.3 };
const MOST = 8;

type Field = 'ask' | 'under' | 'other' | 'own' | 'step' | 'deal' | 'words';
/** What is known about what was told, in lines that fit the person it is about. */
export type Lines = { matter: string; of: (field: Field, turn: number) => string };

/** The situation in what was told, as a whole or in its clearest sentence, in lines that suppose nothing else. */
export function knownIn(seen: Understood, kind: RelationshipKind | null, who: string | null): Lines | undefined {
  const fits = (one: Situation) => !kind || PLACES[kind].includes(one.place);
  const whole = situationOf(seen.text);
  const found = whole && whole.sure >= SURE.whole && fits(whole.situation) ? whole : clearest(seen, fits);
  return found && linesOf(found.situation, seen, who, seen.text);
}

/** What is over asks for other steps than what has just happened. */
const LONG_AGO = /\b(?:years|months) ago\b|\bused to\b/i;

function clearest({ line, text }: Understood, fits: (one: Situation) => boolean) {
  const all = line.reading.sentences.slice(0, MOST).flatMap(({ from, to }) => {
    const said = text.slice(from, to);
    const found = LONG_AGO.test(said) || said.split(/\s+/).length < 5 ? undefined : situationOf(said);
    return found && found.sure >= SURE.part && fits(found.situation) ? [found] : [];
  });
  return all.toSorted((a, b) => b.sure - a.sure)[0];
}

/** What goes on after something else. */
const GOES_ON = new Set<Field>(['under', 'deal']);
/** Words that ask leave the other one something to say. */
function preferred(field: Field, all: readonly string[]): readonly string[] {
  const asking = field === 'words' ? all.filter((line) => line.includes('?')) : [];
  return asking.length ? asking : all;
}

/** With `told` only lines that suppose nothing beyond it; a field may have none. */
export function linesOf(situation: Situation, seen: Understood, who: string | null, told?: string): Lines {
  const whom = whomOf(situation, seen.people, who);
  const slots = {
    ...whom,
    who: who ?? whom.who ?? 'the other person',
    they: whom.they ?? 'they',
    them: whom.them ?? 'them',
    their: whom.their ?? 'their',
  };
  return {
    matter: situation.matter,
    of: (field, turn) => {
      const all = told === undefined ? lines(situation[field]) : evidenced(situation[field], told);
      const line = all.length ? pick(preferred(field, all), seen.seed, turn) : '';
      return GOES_ON.has(field) ? open(line, slots) : filled(line, slots);
    },
  };
}
