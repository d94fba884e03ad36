import { type Heard, leaning, type Told } from '#server/coach/embedded/answers/insights/heard.ts';
import { inQuotes, saidBack } from '#server/coach/embedded/answers/statements/said-back.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';

const MOST = 48;
/** The sentences that tell how it began. */
export function beginning({ told, plan }: Heard): Told[] {
  const first = told.find((one) => one !== plan);
  const all = first ? told.filter((one) => one.message === first.message && one !== plan) : [];
  const many = all.slice(0, 3).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  return all.slice(0, many > MOST ? 2 : 3);
}

/** What was settled or mended between the two. */
export const SETTLED =
  /\bwe (?:\w+ )?(?:agreed|talked|made up|spoke|sorted|decided|hugged|laughed)\b|\b(?:he|she|they|\p{Lu}\p{Ll}+) (?:\w+ )?(?:said (?:yes|sorry)|apologi[sz]ed|forgave|came (?:back|home|over)|hugged me|thanked me)\b|\bI (?:\w+ )?(?:spoke|talked) (?:to|with)\b|\bI (?:\w+ )?feel (?:\w+ )?(?:lighter|better|relieved|happier)\b/iu;
/** The last thing that was settled, in the turn that told it best. */
export function settledIn({ told, last }: Heard): Told | undefined {
  const isCalm = last > 0 || !told.some(({ point }) => point?.hard);
  const all = told.filter(({ text, message, plan }) => isCalm && message === last && !plan && SETTLED.test(text));
  return all.find(({ text }) => /\bagreed\b/i.test(text)) ?? all.toSorted((a, b) => b.text.length - a.text.length)[0];
}

const NEWS = /\b(?:just|now|today|tonight|yesterday|this morning|last night|finally|since then)\b/i;
/** What came last: news before anything else, and what weighs before what does not. */
export function latest(heard: Heard): Told | undefined {
  const begun = beginning(heard);
  const from = begun[0]?.message ?? 0;
  const later = heard.told.filter((one) => one.message > from && one !== heard.plan && !one.plan);
  const settled = settledIn(heard);
  if (settled)
    return later.find((one) => one !== settled && one.message === heard.last && SETTLED.test(one.text)) ?? settled;
  const end = later.filter(({ message }) => message === heard.last);
  return (
    end.find(({ text, actor }) => NEWS.test(text) && actor !== 'me') ??
    end.findLast(({ point }) => point?.hard) ??
    later.findLast(({ text, point, actor }) => (NEWS.test(text) && actor !== 'me') || point?.hard) ??
    later.at(-1)
  );
}

const LATER = ['Later you said:', 'In the course of it you said:', 'Then you told more:'];
const AT_LAST = ['The latest you told:', 'At the end you told:', 'Most recently:'];

/** How it began and where it stands, in what was told. */
export function shown(heard: Heard): string {
  const { seen, last } = heard;
  const later = latest(heard);
  const lead = later && pick(later.message === last && last > 0 ? AT_LAST : LATER, seen.seed);
  return [
    ...beginning(heard).map(({ text }) => saidBack(text)),
    later ? `${lead} ${inQuotes(leaning(heard, later))}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
