import { type Heard, leaning, planned, slotsOf, type Told } from '#server/coach/embedded/answers/insights/heard.ts';
import { beginning, latest, settledIn } from '#server/coach/embedded/answers/insights/shown.ts';
import { inQuotes } from '#server/coach/embedded/answers/statements/said-back.ts';
import { filled, isWhole } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';

const MOST = 4;
const DECIDED = [
  'You have found a next step yourself: {q}',
  'You came to a decision of your own: {q}',
  'You know what you will do next: {q}',
];
const MOVED = ['Something has already moved: {q}', 'This is settled, and it counts: {q}'];
const WEIGHED = ['You are thinking of a next step: {q}', 'One way that you have thought of: {q}'];
const WEIGHS = [
  'What weighs on you, in your own words: {q}',
  'This is how it is for you: {q}',
  'Do not lose sight of what you said about yourself: {q}',
];
const OWN = ['You name your own part: {q} {means}'];
const SELF = ['About yourself you said: {q} {means}'];
const SIDE = ['You also see how it may be on the other side: {q}', 'You have a thought about the other side: {q}'];
const ASKED = ['A question that is still open for you: {q}', 'You are still asking yourself: {q}'];
const GOOD = ['Something to build on: {q}', 'And there is this: {q}'];
const ALONE = ['What you told, in your own words: {q}'];
const MORE = ['Keep in mind what you said here: {q}', 'This belongs to it as well: {q}'];

const INSIDE = new Set(['hurt', 'fear', 'grief', 'longing', 'unsure']);
const isInside = ({ point, actor, text }: Told) =>
  /^I (?:\w+ )?(?:feel|felt)\b/.test(text) ||
  (point?.hard && INSIDE.has(point.hard) && (actor === 'me' || /\bI(?:'m| am| feel| felt| can't| don't)\b/.test(text)));

/** What came last, with the sentence that it leans on. */
function lastOnes(heard: Heard): Told[] {
  const { told } = heard;
  const last = latest(heard);
  if (!last) return [];
  const before = told[told.indexOf(last) - 1];
  return before && leaning(heard, last) !== last.text ? [before, last] : [last];
}

/** What to take along: the step that was named, what it is like, one's own part, the other side, what is open. */
export function taken(heard: Heard): string[] {
  const { told, plan, open, seen } = heard;
  const used = new Set<Told | null | undefined>([plan, ...beginning(heard), ...lastOnes(heard)]);
  const fresh = (all: readonly Told[]) => all.findLast((one) => !used.has(one));
  const say = (ways: readonly string[], one: Told | undefined, more = {}) => {
    if (!one || said.has(one)) return '';
    said.add(one);
    return filled(pick(ways, seen.seed, said.size), { q: inQuotes(one.text), ...more });
  };
  const said = new Set<Told>();
  const deed = told.find(({ point }) => point?.deed?.isFault) ?? told.findLast(({ point }) => point?.deed);
  const means = deed?.point?.deed?.own.find((line) => isWhole(line, slotsOf(heard)));
  const all = [
    say(MOVED, settledIn(heard)),
    plan ? filled(pick(plan.plan === 'firm' ? DECIDED : WEIGHED, seen.seed), { q: inQuotes(planned(heard)) }) : '',
    deed
      ? say(deed.point?.deed?.isFault ? OWN : SELF, deed, { means: means ? filled(means, slotsOf(heard)) : '' }).trim()
      : '',
    say(WEIGHS, fresh(told.filter((one) => isInside(one) && one !== plan))),
    say(SIDE, fresh(told.filter(({ theirSide }) => theirSide))),
    open ? filled(pick(ASKED, seen.seed), { q: `“${open}”` }) : '',
    say(GOOD, fresh(told.filter(({ point }) => point?.good))),
  ].filter(Boolean);
  const left = told.findLast((one) => !used.has(one) && !said.has(one));
  const rest = all.length > 1 ? '' : say(MORE, left) || (all.length ? '' : say(ALONE, told.at(-1)));
  return [...all, rest].filter(Boolean).slice(0, MOST);
}
