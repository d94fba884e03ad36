import { inQuotes } from '#server/coach/embedded/answers/statements/said-back.ts';
import type { Statement } from '#server/coach/embedded/answers/statements/statements.ts';
import { filled } from '#server/coach/embedded/say/fill.ts';
import { pick } from '#server/coach/embedded/say/pick.ts';

/** How two people talk with each other, by what is told of it; the clearest first. */
type Way = { told: RegExp; means: readonly string[] };

const WAYS: readonly Way[] = [
  {
    told: /\bI\b[^.]{0,40}\b(?:don't|won't|didn't|stop|stopped) (?:speak|speaking|talk|talking|answer|answering|reply)\b/i,
    means: ['Silence like that says that something is wrong, and not what you would like instead.'],
  },
  {
    told: /\b(?:haven't|have not|hardly|barely|rarely|never|don't|no longer|stopped|only)\b[^,.]{0,20}\b(?:talk\w*|spoken|speak\w*)\b/i,
    means: [
      'That is where it shows how little talk there is between you at the moment, and it need not stay so.',
      'So a good deal is left unspoken between you; the first talk can be short.',
    ],
  },
  {
    told: /\b(?:goes|went|gone|go) (?:\w+ )?quiet\b|\bshuts? down\b|\bwalks? away\b|\bchang(?:ed|es) the subject\b|\bsilen(?:t|ce)\b|\b(?:said|says|wrote) ['‘]?(?:ok|okay|fine|nothing)\b|\bon (?:his|her|their) phone\b|\bheadphones\b|\b(?:doesn't|won't|didn't|has not|hasn't|never) (?:\w+ )?(?:answer\w*|repl\w+|talk\w*|speak\w*|say anything)\b|\bignores? me\b|\bgoes to the\b/i,
    means: [
      'Quiet like that is as often too much feeling as too little, and it rarely opens under pressure.',
      'What the quiet means cannot be seen from outside; asking about it gently is a way in.',
    ],
  },
  {
    told: /\b(?:slams?|slammed|snaps?|snapped|insult(?:s|ed)|shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|explodes?|fight|fights|argue|argues|quarrel|row)\b/i,
    means: [
      'The volume tells how much it matters, and it also keeps the point from arriving.',
      'Where it gets loud, the point gets lost; a break before the loud part would help both.',
    ],
  },
  {
    told: /\b(?:critici[sz]\w*|corrects?|nags?|blames?|complains?|mocks?|rolls (?:his|her|their) eyes|puts? me down|compares?)\b/i,
    means: [
      'What would help is to hear the wish in it, and to be able to say when the wording hurt.',
      'Said as a wish, the same thing would be easier to hear.',
    ],
  },
  {
    told: /\b(?:he|she|they|my \w+|\p{Lu}\p{Ll}+) (?:always |just |only )?(?:says?|tells? me|told me|said) (?:that )?I (?:should|have to|must|need to)\b/iu,
    means: ['Advice may be meant well; it helps to say beforehand when you only want to be heard.'],
  },
  {
    told: /\bI\b[^,.]{0,30}\b(?:check\w*|\d+ messages|\d+ times|keep asking|keep texting)\b/i,
    means: [
      'One plain question at a good moment may calm you longer than many small ones.',
      'That is asking without words; the same question said once, aloud, can be answered.',
    ],
  },
  {
    told: /\bI (?:\w+ )?(?:never|haven't|don't|didn't|can't) (?:\w+ )?(?:say|said|tell|told|bring|mention\w*)\b|\bI (?:keep|kept) (?:it|this|that) to myself\b|\bI stopped (?:asking|talking|saying)\b|\bdon't (?:\w+ )?know what to say\b|\bI laugh(?:ed)? it off\b/i,
    means: [
      'Keeping it back spares you a hard hour, and what was not said cannot be answered.',
      'There may be more to say than is said; it can come in small pieces.',
    ],
  },
  {
    told: /\bbehind my back\b|\bfound out\b|\bheard (?:it )?from\b/i,
    means: ['What you hear second-hand is always missing its tone, so the direct way is the first thing to win back.'],
  },
  {
    told: /\b(?:we (?:\w+ )?(?:talk about everything|talk (?:openly|it through|things)|tell each other)|listens? to me|asks? (?:about|how) my)\b/i,
    means: [
      'That is a good way of talking with each other, and a reason to trust it with something harder.',
      'Interest like that keeps a door open between two people.',
    ],
  },
  {
    told: /\blaugh\w*\b|\bjokes?\b|\bfunn(?:y|iest)\b/i,
    means: [
      'Humour is a good door to come in by, as long as something serious may follow.',
      'Where there is laughter, a serious sentence can follow it.',
    ],
  },
];
const PAST = /\bused to\b/i;

/** What is told of how they talk, in the writer's words, and what it may mean. */
export function styleOf(told: readonly Statement[], who: string, seed: number): string {
  for (const way of WAYS) {
    const one = told.find(({ text }) => way.told.test(text) && !PAST.test(text));
    if (one) return `${inQuotes(one.text)} ${pick(way.means, seed)}`;
  }
  return filled(pick(UNTOLD, seed), { who });
}
const UNTOLD = [
  'You tell more of what happens than of how you and {who} speak about it, so I would be guessing.',
  'There is little here about how you and {who} talk with each other; the last talk, how it began and ended, would show most.',
  'How you and {who} speak with each other hardly comes up, so I leave it open.',
];
