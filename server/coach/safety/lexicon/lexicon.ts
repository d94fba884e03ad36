import { lexicon } from '#server/coach/language/lexicon.ts';
import { control } from '#server/coach/safety/lexicon/control.ts';
import { harm } from '#server/coach/safety/lexicon/harm.ts';
import { nets } from '#server/coach/safety/lexicon/nets.ts';
import { people } from '#server/coach/safety/lexicon/people.ts';
import { play } from '#server/coach/safety/lexicon/play.ts';
import { selfHarm } from '#server/coach/safety/lexicon/selfharm.ts';
import { sexual } from '#server/coach/safety/lexicon/sexual.ts';
import { wide } from '#server/coach/safety/lexicon/wide.ts';

export const safetyWords = lexicon({
  ...people,
  ...harm,
  ...play,
  ...selfHarm,
  ...control,
  ...sexual,
  ...nets,
  ...wide,
});
