import { belittles, isFeigned } from '#server/coach/embedded/answers/argument/feigned.ts';
import { waysFor } from '#server/coach/embedded/answers/argument/retold/retell.ts';
import { writtenOut } from '#server/coach/embedded/answers/argument/typed.ts';
import {
  HARD,
  KIND,
  kept,
  marked,
  NOISE,
  OPENS,
  partsOf,
  recast,
  SARCASM,
  spelt,
} from '#server/coach/embedded/answers/recast/recast.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import { capital } from '#server/coach/embedded/say/words.ts';
import { understandPart } from '#server/coach/embedded/understand/understand.ts';

/** One sentence of a quarrel: as it was, and as the other could answer it. */
export type Part = { was: string; said: string; hard: boolean; move: Move };

const ACRONYM = /^(?:OK|TV|UK|US|USA|EU|PC|AM|PM|IT|HR|ID|PIN|DVD|GPS|NHS|DIY|SMS|WIFI|CEO|BBQ|PS|II|III)$/;
const SWEARING =
  /\s*\b(?:fucking|fuckin|bloody|goddamn|goddam|damn|freaking|fricking|the hell|the fuck|the heck|for once)\b/gi;
const CALLED =
  /^(?:(?:dude|bro|man|mate|babe|baby|honey|darling|dear|ok|okay|so|well|look|listen|yeah|yes|and|but|please|also|because(?= you (?:never|always|only|just)\b)|then|or|maybe|hey|you know what|oh my god|my god|omg)[,\s]+)+(?=\p{L})/iu;
const SOOTHING =
  /(?<!\b(?:to|and|just|don't|can't|not|please))[,\s]+(?:calm down|relax|chill(?: out)?|get over it|take it easy|lol|ffs|omg|haha|in case you (?:forgot|haven't noticed|didn't know))(?=[.!?…\s]*$)|,\s*(?:dude|bro|man|mate|jesus(?: christ)?|christ|god|seriously|jeez|geez|idiot|moron|genius|loser|jerk|asshole)(?=[.!?…\s]*$)|,\s*(?:ok|okay|alright)\b(?=[.!?…\s]*$)|\s+(?:ok|okay)(?=\s*\?+\s*$)/i;
const NAME =
  /^(?:(?!(?:Sorry|Thanks|Yes|No|Well|Okay|Ok|Please|Fine|Sure|Right|Look|Wait|Congratulations|Congrats|Great|Lovely|Wonderful|Perfect|Brilliant|Bravo|Wow|Nice|Cool|Anyway|Honestly|Maybe|Then|But|And|So)\b)\p{Lu}\p{L}+|[Dd]ad|[Mm]um|[Mm]om),\s+(?=(?:you|i|why|can|could|do|did|what|how|that|this|it|we|please|stop)\b)/u;
const VOCATIVE =
  /^(?:(?:dude|bro|man|mate|babe|omg|hey|(?:oh )?(?:my god|shit|fuck|crap)|relax|calm down|chill)[,\s]+)+(?=\p{L})/iu;
const SPLIT =
  /,?\s+(?:but|and)\s+(?=you(?:'re| are)? (?:just |only )?(?:always|never|just|only|keep|don't|didn't|can't|won't|were supposed)\b)|\s+(?=because you (?:always|never|only)\b)/i;
/** An "ok?" that only pushes. */
const OKAY = /,?\s+(?:ok|okay|alright)\s*\?+(\s|$)/gi;
/** Sentences that a comma holds together. */
const COMMA =
  /(?<=\S+\s+\S+\s*),\s+(?=(?:stop \w+ing|get (?:a life|over|out)|calm down|relax|chill|grow up|don't \w|i'll |i will |are you |you (?:don't|never|always|just|only|can|could|should|didn't|wouldn't|ruin)\b|you \w+[.!?]*$|so (?:what|you)\b|what (?:am|was|should|could|else|more)\b|you(?:'re| are) (?:just |so |too |being |over|not )|nobody (?:stops|asked|asks|forced|keeps)\b))|\s+so\s+(?=(?:what|how) (?:am|was|should|could|can) i\b)/i;
const RUNS_ON =
  /^(?:if|when|whenever|because|since|as|while|although|every|each|that's what|after|before|until|unless|maybe if)\b/i;
const SNEER = /\b(?:wow|oh|great|nice)[.,! ]+thanks(?: a lot)?(?: for (?:that|nothing|telling me))?(?=[.!?]|$)/gi;

const DAY =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$|^(?:january|february|march|april|june|july|august|september|october|november|december)$/i;
const lowered = (text: string) =>
  text.replace(/\b\p{Lu}{2,}(?:'\p{Lu}+)?\b/gu, (word) =>
    ACRONYM.test(word) ? word : DAY.test(word) ? capital(word.toLowerCase()) : word.toLowerCase(),
  );

/** What is said, without what only pushes: shouting, swearing, a name called out. */
const bareOf = (part: string) =>
  lowered(spelt(writtenOut(part)).replace(/\br you\b/gi, 'are you'))
    .replace(/[.!?…]+(?=["”]?\s*$)/, '')
    .replace(SWEARING, '')
    .replace(OPENS, '')
    .replace(SOOTHING, '')
    .replace(SOOTHING, '')
    .trim();

const sentencesIn = (text: string) =>
  partsOf(text.trim().replace(OKAY, '$1').replace(NAME, '').replaceAll('’', "'").replace(SNEER, 'Thanks for nothing'))
    .flatMap((part) => (isFeigned(part) ? [part] : part.split(SPLIT)))
    .flatMap((part) => (RUNS_ON.test(part) || isFeigned(part) ? [part] : part.split(COMMA)))
    .filter(Boolean);

/** All that one of them says in a row; `used` keeps one way of saying from coming twice in a talk. */
export function retold(text: string, matter: string, used: Set<string>, whole?: Move): Part[] {
  const parts = sentencesIn(text).map((part) => part.trim());
  return parts
    .filter(
      (part) => parts.length === 1 || !/^(?:fine|whatever|ok|okay|cool|great|sure|right|wow|nice)[,.!]*$/i.test(part),
    )
    .map((part) => partOf(part, matter, used, whole));
}

/** What a sentence does is heard only where it is asked for. */
const lazily = (was: string, whole: Move | undefined): (() => Move) => {
  let heard: Move | undefined = whole && !HARD.has(whole) ? whole : undefined;
  return () => {
    heard ??= understandPart(was).moves.label;
    return heard;
  };
};

const partWith = (was: string, said: string, hard: boolean, move: () => Move): Part => ({
  was,
  said,
  hard,
  get move() {
    return move();
  },
});

/** Kind words are nobody's to mend, unless they only sound kind. */
const isKind = (bare: string, was: string) =>
  KIND.test(bare) && !SARCASM.test(was) && !SOUNDS_KIND.test(bare) && !/what (?:more|else) do you want/i.test(bare);
const SOUNDS_KIND = /^you (?:could|should|never|can't)\b|\w+ you are$/i;

function partOf(was: string, matter: string, used: Set<string>, whole: Move | undefined): Part {
  const move = lazily(was, whole);
  if (isFeigned(was) || belittles(was)) return partWith(was, '', true, move);
  if (NOISE.test(was) && !/^(?:whatever|fine)\b/i.test(was)) return partWith(was, '', false, move);
  const bare = bareOf(was).replace(NAME, '');
  const ways = isKind(bare, was) ? [] : (waysFor(bare, matter) ?? waysFor(bare.replace(CALLED, ''), matter));
  if (ways?.length) return shapedPart(was, fresh(ways, used), move);
  if (ways || !/\b(?:you|your)\b/i.test(bare) || !HARD.has(move())) return partWith(was, softly(was), false, move);
  const old = recast(was, matter, used.size, move);
  if (old.shaped) return partWith(was, old.said, true, move);
  return framed(was, bare, used, move);
}

/** A need or a limit that somebody named already is no blow, only shortened. */
const shapedPart = (was: string, said: string, move: () => Move): Part =>
  partWith(
    was,
    said,
    !/\blow blow\b/i.test(was) &&
      !/^(?:What I need is|I cannot be relaxed|I did not ask|I had told you|I did mention|As I remember it)/.test(said),
    move,
  );

const WEIGHS = ['and that is hard for me', 'and it wears me down', 'and I do not know how to go on with that'];
const ASKS = /^(?:what|why|how|who|where|when|do|did|does|are|is|can|could|would|will|have|has)\b/i;
/** What is said about the other stays, with what it does to the one who says it. */
function framed(was: string, bare: string, used: Set<string>, move: () => Move): Part {
  if (
    ASKS.test(bare) ||
    !/^you\b(?!'(?:d|ll)\b)(?! (?:were|know|can|said|told|would|could|will|might|must|should|used)\b)/i.test(bare)
  )
    return partWith(was, softly(was), false, move);
  if (/[,;:]/.test(bare) || bare.split(/\s+/).length > 14) return partWith(was, softly(was), true, move);
  return partWith(
    was,
    fresh(
      WEIGHS.map((way) => `${bare}, ${way}`),
      used,
    ),
    true,
    move,
  );
}

const softly = (was: string) =>
  /^(?:again|forever|ever|never|period|seriously|always|as usual|of course|typical)[.!?…]*$/i.test(was)
    ? ''
    : unasked(
        was,
        kept(
          lowered(writtenOut(was))
            .replace(/^[.…\s]*(?:(?:ok|okay)[,.]?\s+)+(?=\p{L}+\s+\p{L})/iu, '')
            .replace(SWEARING, '')
            .replace(SOOTHING, '')
            .replace(VOCATIVE, ''),
        ),
      );

/** "When you talk like that I leave" is no question. */
const unasked = (was: string, said: string) =>
  /\?/.test(was) || !/^(?:when|where|while|what|how|who|whoever) (?:i|you|we|he|she|they|it|the|my|your)\b/i.test(was)
    ? said
    : said.replace(/\?$/, '.');

/** The first way that was not used yet in this talk. */
function fresh(ways: readonly string[], used: Set<string>): string {
  const open = ways.findIndex((_, at) => !used.has(wayKey(ways, at)));
  const at = open < 0 ? used.size % ways.length : open;
  used.add(wayKey(ways, at));
  const said = ways[at] ?? '';
  return said ? marked(said) : '';
}
/** The words that a way opens with: they should not open two sentences of one talk. */
const wayKey = (ways: readonly string[], at: number) => (ways[at] ?? '').split(' ').slice(0, 4).join(' ');
