import { called } from '#server/coach/embedded/understand/people.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';

const DENIED =
  /^(?:no[,.]? )?(?:that(?:['’]?s| is| was)|it(?:['’]?s| is)) (?:not (?:quite |really )?(?:it|right|true|what i (?:mean|meant|said))|wrong)\b[\s.,:;!–-]*/i;
const NOT_THAT = /^it(?:['’]?s| is| was)n?['’]?t? not [^,.;]{2,40}[,.;]\s*/i;
const BUT_THIS = /^(?:but )?it(?:['’]?s| is) (?:that|about|because|how)? ?/i;
const TRIED =
  /^(?:but )?i(?:['’]ve| have)? (?:already )?(?:tried|did|done) (?:that|this|it)(?: already)?[.,!;]? (?:and |but )?/i;
const ENOUGH = 3;

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** What somebody says in place of what was understood: "That is not it. It's not the money, it's that he lied." */
function corrected(message: string): string | undefined {
  const rest = message.replace(DENIED, '');
  const instead = rest.replace(NOT_THAT, '').replace(BUT_THIS, '');
  return rest !== message && words(instead) > ENOUGH ? instead : undefined;
}

/** What happened after something was tried: that is what is told. */
function after(message: string): string {
  const rest = message.replace(TRIED, '');
  return rest !== message && words(rest) >= ENOUGH ? rest : message;
}

type Talk = { message: string; history: Said[]; personName: string | null };

/** Whom they spoke of. */
function whomIn(all: readonly Said[]): string | null {
  const people = all.filter(({ role }) => role === 'user').flatMap(({ content }) => understand(content).people);
  const one = people.find(({ name, role }) => name ?? role);
  return one ? called(one) : null;
}

/** What was put right is taken as it is meant, and of what was told before it only remains whom it is about. */
export function putRight<Given extends Talk>(talk: Given): Given {
  const own = ({ role, content }: Said) => (role === 'user' ? corrected(content) : undefined);
  const now = corrected(talk.message);
  const last = now === undefined ? talk.history.findLastIndex((said) => own(said) !== undefined) : talk.history.length;
  const history = talk.history
    .filter(({ role }, i) => role !== 'user' || i >= last)
    .map((said) => ({ ...said, content: own(said) ?? said.content }));
  const personName = talk.personName ?? (last > 0 ? whomIn(talk.history.slice(0, last)) : null);
  return { ...talk, message: now ?? after(talk.message), history, personName };
}
