import type { Heard } from '#server/conversations/mediator/heard.ts';

const listing = new Intl.ListFormat('en-US');
const listed = (items: readonly string[]) => listing.format(items);
const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const both = (people: number) => (people === 2 ? 'both of you' : 'everyone');

/** Mallama's opening. It uses nothing from anyone's private part. */
export const opening = (names: readonly string[]) =>
  `Welcome, ${listed(names)}. I’m Mallama, an AI, and I don’t take sides. I’ll hear each of you in turn, while ` +
  `${names.length === 2 ? 'the other reads' : 'the others read'} along. Then I’ll put what you said next to each other, ` +
  'in your own words, and we’ll look for what each of you can offer. ' +
  'Speak for yourself where you can: what happened, how it was for you, what you need. Anyone can leave at any time.';

const DONE = 'Choose “I’ve said what I wanted” when you’re done.';

export const invitation = (name: string) =>
  `${name}, you have the floor. Tell it as you see it, in as many messages as you like. ${DONE}`;

const quoting = (quotes: readonly string[]) => listed(quotes.map((quote) => `“${quote}”`));

const said = ({ quotes, owned }: Heard, whose: 'your' | 'their'): string[] => [
  ...(quotes.length ? [`In ${whose} words: ${quoting(quotes)}.`] : []),
  ...(owned.length ? [`About ${whose} own part: ${quoting(owned)}.`] : []),
];

/** Quotes a turn back, and says nothing else about it. */
export const reflection = (heard: Heard): string => [`Thank you, ${heard.name}.`, ...said(heard, 'your')].join(' ');

export const thanks = (name: string) => `Thank you, ${name}.`;
export const silentTurn = (name: string) => `${name} passes, and that’s fine.`;

function side(heard: Heard): string {
  const own = said(heard, 'their');
  if (own.length > 0) return `- **${heard.name}.** ${own.join(' ')}`;
  return `- **${heard.name}.** ${heard.hasSpoken ? 'Their words stand above' : 'Passed'}.`;
}

/** All sides next to each other, in the order in which they were heard. What they have in common is theirs to find. */
export function sideBySide(all: readonly Heard[]): string {
  const head = all.length === 2 ? 'Here are both sides.' : 'Here are all sides.';
  const isOwned = all.length > 1 && all.every(({ owned }) => owned.length > 0);
  const close = `\n\n${all.length === 2 ? 'Both' : 'All'} of you named a part of your own.`;
  return `${head}\n\n${all.map(side).join('\n')}${isOwned ? close : ''}`;
}

export const offering = (name: string) =>
  `${name}, what’s one thing you could offer, however small? It helps to start with “I can”. ${DONE}`;

/** What begins the agreement. Nothing is made up where nobody offered anything. */
export function proposing(people: number, hasOffers: boolean): string {
  const [who, yes] = people === 2 ? ['Either of you', 'both of you say yes'] : ['Anyone', 'everyone says yes'];
  const begun = hasOffers
    ? `I’ve put what you offered into a draft. ${who} can change the wording`
    : `There’s no draft yet, because I don’t make up promises. ${who} can write one`;
  return `${begun}, and a day to check in on it if you want one. It counts once ${yes} to the same version.`;
}

/** Says who proposed or changed the wording, and whose yes is asked for again. */
export function reworded(by: string, hadWords: boolean, askedAgain: readonly string[]): string {
  if (!hadWords) return `${by} has proposed a wording. You’ll find it in the agreement.`;
  const again = askedAgain.length
    ? ` ${listed(askedAgain)}, your yes was for the wording before, so you’re asked again.`
    : '';
  return `${by} has changed the wording of the agreement.${again}`;
}

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const agreedOn = (people: number, checkInOn: string | null) =>
  `${upper(both(people))} ${people === 2 ? 'have' : 'has'} said yes.${
    checkInOn === null ? '' : ` I’ll remind each of you on ${day.format(new Date(checkInOn))}.`
  }`;

/** Says neither who left nor why. */
export const TOO_FEW = 'There aren’t enough people in this conversation to go on. You can still read what’s here.';
export const SOMEBODY_LEFT = 'Someone has left this conversation. It goes on with those who are here.';
