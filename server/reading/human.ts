import known from '#server/reading/human-forms.json' with { type: 'json' };
import { patternWith } from '#server/reading/pattern.ts';

/** Ways to ask whether a person or a therapist is answering. */
const WAYS = known.ways.map((way) => patternWith(known.parts, way));
const LONGEST = 2000;
const QUOTED = /["“][^"“”]{0,300}["”]/g;

/** Quoted questions were asked of somebody else. */
export const asksIfHuman = (message: string): boolean => {
  const said = message.slice(0, LONGEST).replace(/\s+/g, ' ').replace(QUOTED, ' ');
  return WAYS.some((way) => way.test(said));
};
