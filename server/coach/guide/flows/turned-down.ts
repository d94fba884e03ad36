import { isAssent, isRefusal } from '#server/coach/guide/choose.ts';
import { AIMS, askAims, nearest, toldWith } from '#server/coach/guide/flows/aims.ts';
import { isFilled, openForm } from '#server/coach/guide/flows/begun.ts';
import { frameIn } from '#server/coach/guide/flows/frames.ts';
import { askFor } from '#server/coach/guide/flows/message-forms.ts';
import { corrected } from '#server/coach/guide/flows/wording.ts';
import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { phrase } from '#server/coach/guide/library.ts';
import { open } from '#server/coach/guide/opening.ts';
import { type Option, option, type Reply, type State, type Talk } from '#server/coach/guide/state.ts';
import { kindOf } from '#server/reading/kinds.ts';
import { pattern } from '#server/reading/pattern.ts';
import { read } from '#server/reading/read.ts';

const is = (name: keyof typeof forms) => pattern(...forms[name]);
const [CLAUSES, NOT, OFFERED, FILLERS, LEAVES] = [is('clauses'), is('not'), is('offered'), is('fillers'), is('leaves')];
const LONGEST = 14;
const SAYS_WRONG = is('saysWrong');
type Against = 'declined' | 'wrong' | 'left';
function againstIn(clause: string): Against | undefined {
  if (isRefusal(clause)) return 'declined';
  const { kind } = kindOf(clause);
  if (kind === 'leave' || LEAVES.test(clause)) return 'left';
  if (clause.split(/\s+/).length <= LONGEST && NOT.test(clause) && OFFERED.test(clause)) return 'declined';
  return kind === 'correction' ? 'wrong' : undefined;
}

/** What a message says first against the last reply, and what stands behind it. */
function turnsDown({ message, read: { turn } }: Talk, isKept: boolean): { what: Against; rest: string } | undefined {
  if (isKept && turn.kind === 'correction' && !isRefusal(message)) return { what: 'wrong', rest: '' };
  const clauses = message.split(CLAUSES).flatMap((one) => one?.trim() || []);
  let what: Against | undefined;
  while (clauses[0]) {
    const against = againstIn(clauses[0]);
    if (!against && !isAssent(clauses[0]) && !FILLERS.test(clauses[0])) break;
    what = against ?? what;
    clauses.shift();
  }
  const rest = clauses.join(' ');
  if (what) return what === 'left' && !rest && turn.kind === 'closing' ? undefined : { what, rest };
  if (turn.kind === 'correction' || (isKept && SAYS_WRONG.test(message))) return { what: 'wrong', rest: '' };
  return turn.kind === 'leave' ? { what: 'left', rest: '' } : undefined;
}

/** Choices that can be wrong by themselves, and what they lead to. */
const idsIn = ({ options }: State) =>
  options.flatMap(({ to }) => (/^(?:situation|other):(.*)$/.exec(to)?.[1] ?? '').split(',').filter(Boolean));

const AIM_OF = { fill: 'words', sort: 'decide', facts: 'understand' } as const;
/** The aims without what was just declined. */
function otherAims({ options, waits }: State): Option[] {
  const isCalming = options.some(({ to }) => to.startsWith('calm:'));
  const aims = AIMS.filter(({ to }) => to !== (waits && AIM_OF[waits]) && !(isCalming && to === 'calm'));
  return waits === 'fill' ? [...aims, option('Another kind of message', 'kind')] : aims;
}

/** What stands behind a no is met like a first message, and what was declined does not come back with it. */
function onward(talk: Talk, word: string, set: Partial<State>, shown: State, rest: string): Reply {
  if (!rest) return { ...askAims(talk, [word], set), options: otherAims(shown) };
  const next = open({ ...talk, message: rest, read: read(rest), near: nearest(rest) });
  const { waits, frame = shown.frame } = next.set ?? {};
  const isSame = waits !== undefined && waits === shown.waits && !talk.state.waits && frame === shown.frame;
  if (isSame) return { ...askAims(talk, [word], { ...set, told: toldWith(rest, shown) }), options: otherAims(shown) };
  return { ...next, say: next.quiet ? next.say : [word, ...next.say], set: { ...set, ...next.set } };
}

/**
 * A mistake is accepted in one sentence. What was declined is not shown again at once; what is wrong in a form that is
 * filled in stands there to be changed.
 */
export function turnedDown(talk: Talk): Reply | undefined {
  const { state, message } = talk;
  const form = openForm(talk);
  const isKept = form !== undefined && isFilled(talk, form);
  const { what, rest = '' } = turnsDown(talk, isKept) ?? {};
  if (!what) return undefined;
  const word = phrase(what === 'left' ? 'changed' : 'mistake', {}, state.asks);
  const named = state.waits === 'fill' && what !== 'left' ? frameIn(message, state.frame) : undefined;
  if (named) return askFor(named, talk, word, state.values);
  if (isKept && what === 'wrong')
    return state.waits === 'fill' ? corrected(talk, message) : form.show(talk, phrase('change'));
  const passed = [...state.passed, ...idsIn(state), ...(state.situation ? [state.situation] : [])];
  const set: Partial<State> = {
    ...{ passed, situation: null, ...(!isKept && { waits: null }) },
    ...{ asks: state.asks + 1, told: what === 'left' ? '' : state.told },
  };
  return onward({ ...talk, state: { ...state, ...set } }, word, set, state, rest);
}
