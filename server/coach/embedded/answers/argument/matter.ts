import type { Dispute } from '#server/coach/embedded/answers/argument/parties.ts';

const NO_MATTER =
  /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|since|fault|words?|truth|reason|excuse|side|way|file|inbox|minute|tone|lady|finger\b/i;

/** What the quarrel is about: a thing that comes up early or twice, else the name of the topic. */
export function matterOf({ turns }: Dispute, topic: string): string {
  const named = turns.flatMap(({ seen }, at) => {
    const { thing } = seen.detail;
    return thing && !NO_MATTER.test(thing) ? [{ thing, at }] : [];
  });
  const again = named.find(({ thing }, i) => {
    const last = thing.split(' ').at(-1) ?? thing;
    return turns.filter(({ text }) => text.toLowerCase().includes(last)).length > 1 && i < 3;
  });
  const early = named.find(({ at }) => at < 2);
  const found = again ?? early;
  return found ? `the ${found.thing}` : topic;
}
