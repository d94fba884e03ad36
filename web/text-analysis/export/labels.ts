import type { Problem } from '#web/text-analysis/export/chat.ts';
import { ENOUGH, type Figures, QUIET_HOURS } from '#web/text-analysis/export/figures.ts';

/** What is wrong with a file, and what to do. */
export const PROBLEMS: Record<Problem, string> = {
  too_large: 'This file is larger than 60 MB. Export the chat without media, or a shorter part of it.',
  zip_broken:
    'This zip file is damaged. Export the chat again, or open it on your device and drop the text file in it.',
  zip_empty: 'There’s no chat in this zip file. Mallama looks for a text, JSON or XML file, often called _chat.txt.',
  zip_locked: 'This zip file has a password. Open it on your device, and drop the text file that’s in it.',
  encoding: 'This file’s letters can’t be read. Save it as UTF-8 text, or export the chat again.',
  unknown:
    'This isn’t a format Mallama knows. It reads WhatsApp and iMessage text, Telegram’s JSON and SMS Backup & Restore’s XML.',
  mixed_dates:
    'This file writes dates in two orders, day first and month first, so the days can’t be told apart. Export the chat again from one phone.',
  empty: 'There are no messages in this file.',
};

const letterOf = (who: number) => String.fromCharCode(65 + (who % 26));
/** Labels without names: "You" for the reader, letters for the others. */
export const labelOf = (who: number, me: number | null) => (who === me ? 'You' : `Person ${letterOf(who)}`);

const does = (who: number, me: number | null, verb: string) =>
  who === me ? `You ${verb}` : `${labelOf(who, me)} ${verb}s`;

const share = (part: number, whole: number) => `${Math.round((part / Math.max(1, whole)) * 100)}%`;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function lastingWords(minutes: number): string {
  if (minutes < 1) return 'a minute';
  if (minutes < 90) return `${Math.round(minutes)} minute${Math.round(minutes) === 1 ? '' : 's'}`;
  return `${Math.round(minutes / 6) / 10} hours`;
}

/** The most people in a chart; those who write the most. */
const MOST_SHOWN = 4;
export const shownPeople = ({ people }: Figures) =>
  people
    .map((person, who) => ({ ...person, who }))
    .sort((a, b) => b.messages - a.messages)
    .slice(0, MOST_SHOWN)
    .sort((a, b) => a.who - b.who);

export function startsSentence(figures: Figures): string {
  const all = sum(figures.people.map(({ starts }) => starts));
  if (all < ENOUGH) return 'Not enough to tell: there are too few conversations in here.';
  const [most] = shownPeople(figures).sort((a, b) => b.starts - a.starts);
  if (!most) return 'Not enough to tell.';
  return [
    `${does(most.who, figures.me, 'start')} ${share(most.starts, all)} of the conversations (${most.starts} `,
    `of ${all}). A new one begins after ${QUIET_HOURS} quiet hours.`,
  ].join('');
}

export function answersSentence(figures: Figures): string {
  const known = shownPeople(figures).filter(({ answers, median }) => answers >= ENOUGH && median !== null);
  if (known.length === 0) return 'Not enough to tell: there are too few answers in here.';
  const each = known.map(({ who, median }) => `${does(who, figures.me, 'answer')} within ${lastingWords(median ?? 0)}`);
  return `${each.join('. ')}: half of the time sooner, half later. Gaps of ${QUIET_HOURS} hours and more aren’t counted.`;
}

export function balanceSentence(figures: Figures): string {
  const words = sum(figures.people.map((person) => person.words));
  const each = shownPeople(figures).map(
    (person) =>
      `${does(person.who, figures.me, 'write')} ${share(person.messages, figures.messages)} of the messages and ${share(person.words, words)} of the words`,
  );
  return `${each.join('. ')}.`;
}

export function movesSentence({ moves, messages }: Figures): string {
  if (!moves) return 'Not enough to tell: the phrases that are counted are English, and this chat mostly isn’t.';
  const [conflict, repair] = [sum(moves.conflict), sum(moves.repair)];
  if (conflict + repair < ENOUGH) return 'Not enough to tell: these phrases hardly come up.';
  return [
    `Of ${messages.toLocaleString('en-US')} messages, ${conflict} hold a phrase that often comes with a `,
    `conflict, and ${repair} one that often comes with making up. What was meant, the count can’t say.`,
  ].join('');
}
