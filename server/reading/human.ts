import known from '#server/reading/human-forms.json' with { type: 'json' };
import { patternWith } from '#server/reading/pattern.ts';

/** Every way to ask who answers: whether a person does, and whether a therapist. */
const WAYS = known.ways.map((way) => patternWith(known.parts, way));
const LONGEST = 2000;
const QUOTED = /["“][^"“”]{0,300}["”]/g;

/** What somebody else was asked, between quotation marks, is no question to the guide. */
export const asksIfHuman = (message: string): boolean => {
  const said = message.slice(0, LONGEST).replace(/\s+/g, ' ').replace(QUOTED, ' ');
  return WAYS.some((way) => way.test(said));
};
