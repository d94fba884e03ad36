import { gerund, type Kind } from '#server/coach/embedded/answers/craft/kind.ts';
import { spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import type { Whom } from '#server/coach/embedded/answers/craft/whom.ts';
import { voiced } from '#server/coach/embedded/answers/recast/voice.ts';
import { lineOf } from '#server/coach/embedded/line.ts';
import { movesIn } from '#server/coach/embedded/moves/moves.ts';
import { baseForm } from '#server/coach/embedded/understand/base-form.ts';
import { cleaned } from '#server/coach/embedded/understand/clean.ts';
import type { Somebody } from '#server/coach/embedded/understand/people.ts';

/** Something to be said: about the other one, as anybody could have seen it, or about oneself. */
export type Fact = { of: 'deeds' | 'own'; text: string };

/** What was told about the situation, sorted by what a message can do with it. */
export type Facts = {
  /** What weighs on the other one, said to them. */
  theirs: readonly string[];
  /** What they do, the writer's own reasons and what is so, in the order it was told. */
  told: readonly Fact[];
  /** What the writer did that hurt, for an apology. */
  wrongs: readonly string[];
  /** How the other one is: taken care of, and never said. */
  tender: boolean;
  busy: boolean;
};

const JOINT =
  /[;–—]|,\s+(?:and |but |so )?(?=(?:I|I'm|I've|we|we've|he|she|they|it|it's|he's|she's|they're|there's|there|my|our|his|her|the|last)\b)|(?<!\b(?:he|she|mother|father|mum|mom|dad|wife|husband|brother|sister|friend|partner))\s+(?:and|so) (?=(?:I|I'm|I've|we|he|she|they|he's|she's|they're|my|our|his|her|it's|it)\b)|\s+(?=but (?:I|I'm|I've|we|he|she|they|he's|she's|my|our|his|it's|it)\b)|\s+because (?=(?:he|she|they)\b)/;
const HARSH = new Set<string>(['criticism', 'contempt', 'defensiveness', 'stonewalling', 'guilt_trip']);
const INSULT =
  /\b(?:pigs?|disgusting|idiots?|stupid|lazy|selfish|toxic|narciss\w*|crazy|psycho|liars?|lies|lying|manipulat\w+|awful|horrible|annoying|hate|immature|childish|controlling|cheap|useless|drama\w*|needy|clingy|asshole|bitch|jerk|moody|rude|arrogant|stubborn|gaslight\w*)\b/i;
const TENDER =
  /\b(?:gets? (?:easily )?(?:hurt|upset|emotional|offended|defensive|sad)|sensitive|cries|cry|takes? (?:it|everything|things) (?:so )?personal\w*|will be (?:hurt|sad|upset|disappointed|devastated|crushed)|break (?:his|her|their) heart|easily hurt|hurt easily|fragile|touchy|insecure|shy|anxious|nervous|self-conscious|scared of|afraid of)\b/i;
const BUSY =
  /\b(?:busy|stressed|under (?:a lot of )?(?:pressure|stress)|overworked|exhausted|tired|a lot on|works? (?:a lot|so much|nights|late|long)|burn(?:ed|t)? ?out)\b/i;
const HARDSHIP =
  /\b(?:died|passed away|lost|left (?:him|her|them)|broke up with|broken up|divorc\w+|ill|sick|cancer|hospital|surgery|operation|accident|failed|fired|laid off|depress\w+|grie\w+|lonely|alone|quiet|struggling|scared|miscarriage|diagnos\w+|stroke|hard time|rough time|going through)\b/i;
const EFFORT =
  /\b(?:built|helped|helps?|paid|counts on|count on|worked hard|works hard|works so hard|tries|tried|trying|gave up|raised|supported|supports|takes care|took care|cared|cooks|cooked|practi[sc]ed|studied|drove|means? well|(?:just|only) wanted|meant well|waited|looks? forward)\b/i;
const WRONG =
  /^I (?:said|told|called|yelled|shouted|snapped|forgot|lied|ignored|wasn't there|was not there|haven't been|was (?:rude|mean|unfair|late|wrong|drunk|short)|didn't|did not|overreacted|lost my temper|missed|cancel+ed|laughed|stood|hung up|slammed|read|made fun|broke|left)\b/i;
const THIRD = /^(?:he|she|they|he's|she's|they're|his|her|their)\b/i;
const OWN = /^(?:I|I'm|I've|I'd|I'll|we|we're|we've|my|our)\b/i;
const PRIVATE =
  /\b(?:don't|do not|didn't) (?:love|like|want (?:him|her|them|to (?:hurt|upset|lose|fight|offend|sound|make)))\b|\b(?:in love with|attracted to|slept with) (?:someone|somebody|another)|\bI (?:think|guess|suspect|know) (?:that )?(?:he|she|they)\b|\bI (?:think|guess) I\b|\bI(?:'m| am) (?:scared|afraid|worried|nervous)\b|\b(?:don't know|not sure) (?:how|what|if|whether)\b|\bshould I\b|\bbehind (?:his|her|their) back\b|\bevery time I\b/i;
const VERB =
  /^it \w+s\b|\b(?:is|are|was|were|has|have|had|been|will|can|can't|could|would|don't|doesn't|didn't|isn't|\w+ed|went|got|took|said|made|means?|costs?|starts?|ends?|needs?|wants?|works?|lives?|comes?|goes|it's|there's|that's)\b/i;

/** Nobody's message has room for more. */
const MOST = 12;
const words = (text: string) => text.split(/\s+/).length;
const OWN_HARSH = new Set<string>(['criticism', 'contempt', 'guilt_trip']);
const isOwnHard = (text: string) => INSULT.test(text) || OWN_HARSH.has(movesIn(lineOf(text)).label);
const isHard = (text: string) => INSULT.test(text) || HARSH.has(movesIn(lineOf(text)).label);

export function factsIn(context: string, whom: ToWhom, kind: Kind): Facts {
  const said = spelt(cleaned(context).text);
  const all = said
    .split(/(?<=[.!?\n])\s+|\n+/)
    .flatMap((one) => one.replace(/[.!?\s]+$/, '').split(JOINT))
    .map((one) => (one ?? '').trim().replace(/^(?:and|so|also|plus|well|honestly|actually|btw)[, ]+/i, ''))
    .filter((one) => words(one) >= 2 && !/\?/.test(one))
    .slice(0, MOST);
  const found = { theirs: [] as string[], wrongs: [] as string[] };
  const told: Fact[] = [];
  for (const one of all) {
    const bare = one.replace(/^but /i, '');
    if (words(bare) > 24) continue;
    const [place, text] = placed(bare, one, whom, kind);
    if (place === 'deeds' || place === 'own') told.push({ of: place, text });
    else if (place) found[place].push(text);
  }
  return { ...found, told, tender: TENDER.test(said), busy: BUSY.test(said) && kind !== 'luck' };
}

/** Not to be said a second time, not even in an apology. */
const HURTS =
  /\b(?:bad|terrible|worst|stupid|idiot|lazy|selfish|fat|ugly|crazy|useless|pathetic|bitch|asshole|hate|liar|worthless|disgusting)\b/i;
type ToWhom = Pick<Whom, 'somebody' | 'isMany'>;
type Place = 'theirs' | 'deeds' | 'own' | 'wrongs' | null;
const NONE = [null, ''] as const;
const LOVES = /^I (?:still |really |do )?(?:love|like|care about|miss) you\b/;

function placed(bare: string, one: string, whom: ToWhom, kind: Kind): readonly [Place, string] {
  if (/^but /i.test(one) && PRIVATE.test(bare)) return NONE;
  if (isTheirs(bare, whom.somebody)) return theirs(bare, one, whom.somebody, kind);
  if (THIRD.test(bare)) return NONE;
  const isWrong = kind === 'apologise' && WRONG.test(bare) && !OUTSIDE.test(bare);
  const said = isWrong
    ? HURTS.test(bare)
      ? 'What I said was unfair'
      : capital(direct(bare, whom.somebody))
    : ownIn(bare, whom);
  if (!said || /\b(?:he|she|him)\b/i.test(said) || (kind === 'end' && LOVES.test(said))) return NONE;
  return isWrong ? ['wrongs', said] : ['own', /^but /i.test(one) ? `but ${lowered(said)}` : said];
}

/** Of one person "them" are things: "I present them on Friday". */
function ownIn(bare: string, { somebody, isMany }: ToWhom): string {
  const text = PRIVATE.test(bare) || isOwnHard(bare) ? '' : whole(bare);
  const areThings = !isMany && /\b(?:they|them)\b/.test(text) && !/\b(?:love|miss|like|with|for|to) them\b/.test(text);
  return text && capital(areThings ? text : direct(text, somebody));
}

function theirs(bare: string, one: string, somebody: Somebody | undefined, kind: Kind): readonly [Place, string] {
  if (TENDER.test(bare) || AGE.test(bare)) return NONE;
  const said = direct(bare, somebody);
  if (!/\byou/i.test(said) || /\b(?:he|she|they|he's|she's)\b/i.test(said)) return NONE;
  if (HARDSHIP.test(bare))
    return kind === 'luck' ? NONE : ['theirs', `I know ${lowered(said)}, and that can't be easy`];
  if (EFFORT.test(bare) && !NOT.test(bare)) return ['theirs', `I know ${lowered(said)}`];
  if (/^you(?:'re| are) (?!.*\b(?:not|\w+ing|in|at|on|late|away|back|out)\b)/i.test(said)) return NONE;
  return isHard(bare) || BUSY.test(bare) ? NONE : ['deeds', /^but /i.test(one) ? `but ${lowered(said)}` : said];
}
const AGE = /\b(?:he|she|they)(?:'s| is|'re| are) (?:only |just )?\d+\b/i;
const NOT = /\b(?:not|never|hasn't|haven't|didn't|doesn't|don't|no)\b/i;
/** Missed or lost without one's doing. */
const OUTSIDE = /\b(?:because of work|train|bus|flight|traffic|sick|ill)\b/i;

export function isTheirs(bare: string, somebody: Somebody | undefined): boolean {
  const first = bare.replace(
    /^(?:since|last|when|in|on|after|this|every) [\w\s]{2,24}?\s(?=(?:he|she|they|his|her|their)\b)/i,
    '',
  );
  if (THIRD.test(first)) {
    const they = /^(?:he|he's|his)\b/i.test(first) ? 'he' : /^(?:she|she's|her)\b/i.test(first) ? 'she' : 'they';
    return !somebody || somebody.pronoun === 'they' || somebody.pronoun === they;
  }
  const role = somebody?.role === 'mum' ? 'm[uo]m' : somebody?.role;
  return Boolean(
    (somebody?.name && first.startsWith(somebody.name)) ||
      (role && new RegExp(`^my (?:\\w+ )?${role}\\b`, 'i').test(first)),
  );
}

/** "Been there 3 years" is the writer's own, "deadline is Friday" is nobody's. */
function whole(bare: string): string {
  if (OWN.test(bare) || /^(?:it|it's|there|there's|this|that|the|last|next)\b/i.test(bare)) {
    const open = /^(?:last|next) (?!week|month|year|time|night|spring|summer)/i.test(bare) ? `the ${bare}` : bare;
    return OWN.test(open) || VERB.test(open) ? open : '';
  }
  if (/^been\b/i.test(bare)) return `I've ${lowered(bare)}`.replace(/\bthere\b/, 'here');
  if (
    /^(?:took|got|had|met|worked|moved|bought|tried|paid|asked|did|lost|started|finished|led|ran|wrote|won|made|covered|trained|saved|brought)\b/i.test(
      bare,
    )
  )
    return `I ${lowered(bare)}`;
  if (
    /^(?:deadline|rent|party|wedding|meeting|appointment|flight|train|food|weather|concert|dinner|budget|project)\b/i.test(
      bare,
    ) &&
    VERB.test(bare)
  )
    return `the ${lowered(bare)}`;
  if (/^(?!he|she|they)\p{Ll}+s (?:are|were|start|cost|end|begin)\b/iu.test(bare)) return bare;
  return /^(?:everyone|everybody|nobody|both|all|my|our|your)\b/i.test(bare) && VERB.test(bare) ? bare : '';
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lowered = (text: string) =>
  /^(?:I\b|I'|\p{Lu}\p{L}* \p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Said to the person it is about. */
export function direct(text: string, somebody: Somebody | undefined): string {
  const said = voiced(text, 'to them', somebody)
    .replace(/\bI am\b/g, "I'm")
    .replace(/\bI have (?=been|had|not|\w+ed\b)/g, "I've ")
    .replace(/\byou are you\b/g, 'you are')
    .replace(/\b(?:me|I) and you\b/g, 'you and I')
    .replace(/\bas your(?= (?:in|at|to|on|for)\b|$|,)/g, 'as yours')
    .replace(/^(since [^,]{3,30}?),? you are\b/i, '$1 you have been')
    .replace(/\byou are (?!\w*$)/gi, (said) => (said.startsWith('Y') ? "You're " : "you're "))
    .replace(/\b([Yy])ou have (?=been|had|not|\w+ed\b)/g, "$1ou've ")
    .trim();
  return /^(?:\w+ ){0,3}you\b/i.test(said) ? lasting(agreeing(said)) : said;
}

/** "You built it and counts on me": the second verb goes with "you" as well. */
const agreeing = (said: string) =>
  said.replace(
    /(,| and| but) ((?:always|never|still|also|just) )?(\w+s)(?= )/g,
    (whole, joint: string, how = '', verb: string) =>
      baseForm(verb) === verb || /^(?:his|its|this|was|is|as|us|plus|\w+ss)$/.test(verb)
        ? whole
        : `${joint} ${how}${baseForm(verb)}`,
  );

/** "You cough for months" is "you have been coughing for months". */
const lasting = (said: string) =>
  said.replace(
    /^(you) (?!are|were|have|do|don't|did|had|will|can)(\w+(?<!ed))\b(?=[^,]* for (?:\w+ )?(?:days|weeks|months|years)\b)/i,
    (_, you: string, verb: string) =>
      /^(?:built|went|got|took|said|came|left|made|kept|fought|lost|never|always|still|ran|gave)$/.test(verb)
        ? `${you} ${verb}`
        : `${you}'ve been ${gerund(verb)}`,
  );
