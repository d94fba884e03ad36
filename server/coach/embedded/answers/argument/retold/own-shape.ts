import { sentence } from '#server/coach/embedded/say/words.ts';
import { lemma } from '#server/coach/language/lemma.ts';
import { pastForms, verbs } from '#server/coach/language/verbs.ts';

const YOU =
  /^(?:so |and |but |well |then |now |yesterday |last \w+ |today )*you (?:(just|also|even|simply|really|still|totally|completely) )*([\p{L}']+)\b(.*)$/iu;
const FREE =
  /^(?:have|has|had|can|could|will|would|should|may|might|must|do|did|are|were|know|look|said|say|mean|need|seem|sound|understand|remember|don't|didn't|can't|won't|were|was|live|got|get|work|worked|were|been|see|deserve|guys|two|both|agreed|taught|helped|asked|weren't|wanted)$/;
/** What happened and hurt: three ways that say no more than that. */
const HURTS =
  /\b(?:without me|about me|about my|told (?:everyone|everybody|my|our)|lied|ignored|laughed|mocked|undermined|in front of (?!\w+ (?:garage|house|door|gate))|behind my back|left me|picked \w+ over|kissed|deleted|uninvited)\b/i;
const HURT = ['You {did}, and that hurt me', 'It hurt me that you {did}'];
const DEED = [
  'You {did}, and that is hard for me',
  'It bothers me that you {did}',
  'I was let down when you {did}',
  'It is still on my mind that you {did}',
];
/** For verbs whose past cannot be told from their present. */
const EITHER = ['It bothers me that you {did}', 'It is hard for me that you {did}'];
const HABIT = ['To me it looks as if you {did}', 'It feels to me as if you {did}', 'The way I see it, you {did}'];
const KIND =
  /\b(?:matter|mean (?:a lot|so much|everything|the world)|sorry|thank|love|kind|right|great job|helped me|were there|nice|sweet)\b/i;

const WERE = /^ (?:\w+ing\b|\d|so |really |too |not |.*\blate\b|rude|drunk|gone|mean|silent|away)/i;
/** Verbs whose past looks like their present. */
const TO_ME = /^(?:read my|let me down|cut me|shut me|hit|put me|hurt|upset)\b/i;
const clean = (text: string) =>
  text
    .replace(/\s*\b(?:for once|as usual|like an idiot)\b/gi, '')
    .replace(/,?\s+again$/i, ' again')
    .trim();

/** "You left the tank empty", "You let them do anything": by the verb, whichever it is. */
export function ownWays(bare: string): readonly string[] | undefined {
  const found = YOU.exec(bare);
  if (found) return deedWays((found[2] ?? '').toLowerCase(), found[3] ?? '');
  return orderWays(bare);
}

function deedWays(verb: string, rest: string): readonly string[] | undefined {
  if (verb === 'were') return WERE.test(rest) && !KIND.test(rest) ? fill(DEED, `were${rest}`) : undefined;
  if (/^(?:let|put|set|cut)$/.test(verb)) return fill(EITHER, verb + rest);
  if (TO_ME.test(verb + rest)) return fill(HURT, verb + rest);
  if (FREE.test(verb) || KIND.test(`${verb}${rest}`)) return undefined;
  if (isPast(verb)) return fill(HURTS.test(verb + rest) ? [...HURT, ...DEED] : DEED, verb + rest);
  if (verbs.has(verb))
    return fill(/\bevery (?:day|night|week|morning|time)\b/i.test(rest) ? EITHER : HABIT, verb + rest);
  return undefined;
}

const isPast = (verb: string) =>
  (pastForms.has(verb) || (/ed$/.test(verb) && !verbs.has(verb))) &&
  !/^(?:read|put|let|cut|hit|set|come|run|become|hurt|beat|shut|upset|need)$/.test(verb);

const fill = (ways: readonly string[], did: string) => ways.map((way) => way.replace('{did}', clean(did)));

const NOT_ORDERS =
  /^(?:thank|thanks|hope|love|guess|look|listen|wait|mean|sorry|wish|sound|need|miss|like|let|calm|relax|bet|sure|welcome|work|sleep|help|text|dress|drink|end|cover|care|point|question|phone|order|plan|lie|play|respect|trust|promise)$/;
const AFTER =
  /^(?:it|me|him|her|them|us|on|up|off|out|down|away|back|to|the|a|an|your|my|some|one|that|this|more|less|better|worse|someone|somebody|earlier|later|first|home|here|there|with|for|in|at|from|another|something|quiet|sure|yourself)$/i;

/** An order with any verb: "Take an earlier one then", "Put on a jumper". */
function orderWays(bare: string): readonly string[] | undefined {
  const [first = '', second = ''] = bare.replace(/^(?:then|just|so|and|now|well|ok|okay|maybe|or) /i, '').split(/\s+/);
  const verb = first.toLowerCase();
  const listens =
    !/^then /i.test(bare) &&
    NOT_ORDERS.test(verb) &&
    !(
      /^(?:listen|look|wait|help|text|cover|phone|lie|trust|respect)$/.test(verb) &&
      /^(?:to|at|me|for|us|it)$/i.test(second)
    );
  if (listens || !verbs.has(verb) || lemma(verb) !== verb || !AFTER.test(second)) return undefined;
  const [, asked = bare, reason = ''] = /^(.+?),\s+((?:we|i|it|they|there)\b.+)$/i.exec(bare) ?? [];
  const order = asked
    .replace(/^(?:then|just|so|and|now|well|ok|okay|maybe|or) /i, '')
    .replace(/,?\s+or (?:else\b.*|i(?:'ll| will|'m)\b.*)$/i, '')
    .replace(/,?\s*\b(?:for once|right now|now|then|already|please)$/i, '')
    .replace(/,?\s+(?:like|as) (?:everyone|everybody|anyone) else\b.*$/i, '')
    .replace(/\s+instead of\b.*$/i, '');
  const kind = order.charAt(0).toLowerCase() + order.slice(1);
  const why = reason ? ` ${sentence(reason)}` : '';
  if (/^(?:well |so )?then /i.test(bare)) return [`One way could be to ${kind}`];
  return [
    `Could you ${kind}, please?${why}`,
    `I would be glad if you could ${kind}.${why}`,
    `Would you ${kind}?${why}`,
  ];
}
