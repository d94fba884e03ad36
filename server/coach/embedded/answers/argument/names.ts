import { capital, clipped } from '#server/coach/embedded/say/words.ts';
import { called, peopleIn } from '#server/coach/embedded/understand/people.ts';
import { understandPart } from '#server/coach/embedded/understand/understand.ts';

const ME = /^(?:me|i|myself|you)$/i;
const PRONOUN = /^(?:he|him|she|her|they|them|other person)$/i;
const ROLE =
  /^(?:my |the )?((?:ex[- ])?(?:husband|wife|partner|boyfriend|girlfriend|boss|manager|sister|brother|son|daughter|friend|best friend|roommate|flatmate|colleague|coworker|neighbou?r|landlord|teacher|mother|father|ex|fianc[eé]e?|mother[- ]in[- ]law|father[- ]in[- ]law|sister[- ]in[- ]law|brother[- ]in[- ]law))$/i;

/** What each label in a talk is called: "Me" is you, "Him" is whom the writer named or spoke of, "Boss" is your boss. */
export function calledBy(labels: readonly string[], named: readonly string[], around: string): Map<string, string> {
  const mine = labels.some((label) => ME.test(label));
  const others = labels.filter((label) => !ME.test(label));
  const unclear = others.filter((label) => PRONOUN.test(label));
  const known = unclear.length === 1 && others.length === 1 ? whoIs(named, around) : undefined;
  return new Map(
    labels.map((label) => [label, ME.test(label) ? 'You' : (PRONOUN.test(label) && known) || plain(label, mine)]),
  );
}

const PAIRS: Record<string, string> = { him: 'He', her: 'She', them: 'They' };

function plain(label: string, mine: boolean): string {
  const role = ROLE.exec(label)?.[1]?.toLowerCase();
  if (role && (mine || /^my /i.test(label))) return `Your ${role}`;
  return PAIRS[label.toLowerCase()] ?? (/^\p{Ll}/u.test(label) ? capital(label) : label);
}

/** The one other person who was named, or whom the context speaks of. */
function whoIs(named: readonly string[], around: string): string | undefined {
  const name = named.find((one) => !ME.test(one) && !PRONOUN.test(one));
  if (name) return capital(plain(clipped(name, 3), true));
  const [first] = peopleIn(understandPart(around).line.reading).filter(({ name: own, role }) => own ?? role);
  return first ? capital(called(first)) : undefined;
}

const OBJECT: Record<string, string> = { He: 'him', She: 'her', They: 'them' };
const BARE_ROLE =
  /^(?:Husband|Wife|Partner|Boyfriend|Girlfriend|Boss|Manager|Teacher|Landlord|Colleague|Coworker|Neighbou?r|Roommate|Flatmate|Son|Daughter|Parent|Teenager)$/;
/** How a party stands in a sentence as the one who acts: "you", "your husband", "the wife", "Ben". */
export const acting = (party: string) =>
  BARE_ROLE.test(party)
    ? `the ${party.toLowerCase()}`
    : party.replace(/^(?:Your?|The|One|He|She|They)\b/, (word) => word.toLowerCase());
/** And as the one it happens to. */
export const object = (party: string) => OBJECT[party] ?? acting(party);
