import type { Heard } from '#server/conversations/mediator/heard.ts';

const listing = new Intl.ListFormat('en-US');
const listed = (items: readonly string[]) => listing.format(items);

/** Mallama's opening. It uses nothing from anyone's private part. */
export const opening = (names: readonly string[]) =>
  `Welcome, ${listed(names)}. I’m Mallama, an AI, and I don’t take sides. I’ll hear each of you in turn, while the others read. ` +
  'Then I’ll say back what I heard, and we’ll look for what each of you can offer. ' +
  'Speak for yourself where you can: what happened, how it was for you, what you need. Anyone can leave at any time.';

export const invitation = (name: string) =>
  `${name}, you have the floor. Tell it as you see it, in as many messages as you like, and pass on when you’ve said what you wanted.`;

const feeling = ({ feelings }: Heard) => (feelings.length ? ` You said you feel ${listed(feelings)}.` : '');
const needing = ({ needs }: Heard) => (needs.length ? ` What seems to matter to you is ${listed(needs)}.` : '');
const quoting = (quotes: readonly string[]) => listed(quotes.map((quote) => `“${quote}”`));

/** Reflects a turn back without judging it. */
export function reflection(heard: Heard): string {
  const { name, quotes, matters } = heard;
  if (quotes.length + heard.feelings.length + matters.length === 0) return `Thank you, ${name}. I’ve taken that in.`;
  const said = quotes.length ? ` I heard you say: ${quoting(quotes)}.` : '';
  const about = !quotes.length && matters.length ? ` I heard that it’s about ${listed(matters)}.` : '';
  return `Thank you, ${name}.${said}${about}${feeling(heard)}${needing(heard)}`;
}

export const silentTurn = (name: string) => `${name} passes, and that’s fine.`;

const inAll = (all: readonly (readonly string[])[]) =>
  (all[0] ?? []).filter((one) => all.every((others) => others.includes(one)));

/** What all of them said, each in their own way. */
export function common(all: readonly Heard[]): string[] {
  const matters = inAll(all.map((one) => one.matters));
  const feelings = inAll(all.map((one) => one.feelings));
  const needs = inAll(all.map((one) => one.needs));
  const you = all.length === 2 ? 'both of you' : 'all of you';
  return [
    ...(matters.length ? [`${you} spoke about ${listed(matters)}`] : []),
    ...(feelings.length ? [`${you} spoke of feeling ${listed(feelings)}`] : []),
    ...(needs.length ? [`${you} seem to need ${listed(needs)}`] : []),
  ];
}

function side({ name, quotes, feelings, needs }: Heard): string {
  const parts = [
    ...(quotes.length ? [`said ${quoting(quotes)}`] : []),
    ...(feelings.length ? [`spoke of feeling ${listed(feelings)}`] : []),
    ...(needs.length ? [`seems to need ${listed(needs)}`] : []),
  ];
  return `- **${name}** ${parts.length ? listed(parts) : 'listened, and said little'}.`;
}

/** All sides next to each other, in the order in which they were heard. */
export function sideBySide(all: readonly Heard[]): string {
  const shared = common(all);
  const together = shared.length
    ? `What you have in common: ${listed(shared)}.`
    : 'You see it differently. What you have in common: each of you came here and let the others finish.';
  return `Here’s what I heard, side by side.\n\n${all.map(side).join('\n')}\n\n${together}`;
}

export const offering = (name: string) =>
  `${name}, what’s one thing you could offer, however small? It helps to start with “I can”. Pass on when you’ve said it.`;

export const proposing =
  'Thank you. I’ve drafted an agreement from what you offered. Anyone can change the wording. It counts once everyone says yes to the same version.';

export const AGREED = 'Everyone has said yes. If you named a day to check in on it, I’ll remind each of you.';

/** Says neither who left nor why. */
export const TOO_FEW = 'There aren’t enough people in this conversation to go on. You can still read what’s here.';
export const SOMEBODY_LEFT = 'Someone has left this conversation. It goes on with those who are here.';
