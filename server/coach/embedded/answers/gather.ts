import { spelt } from '#server/coach/embedded/answers/craft/plain.ts';
import { partsOf, recast } from '#server/coach/embedded/answers/recast/recast.ts';
import { voiced } from '#server/coach/embedded/answers/recast/voice.ts';
import { capital, clipped, quoted } from '#server/coach/embedded/say/words.ts';
import { echo } from '#server/coach/embedded/understand/echo.ts';
import { called, objectOf, type Somebody } from '#server/coach/embedded/understand/people.ts';
import { topics } from '#server/coach/embedded/understand/topics.ts';
import { type Understood, understand } from '#server/coach/embedded/understand/understand.ts';

/** What somebody told over several messages, taken together. */
export type Gathered = {
  seen: Understood;
  who: string;
  obj: string;
  /** Statements said back, in their order: "Your boss gave your project to Kevin". */
  told: readonly string[];
  /** What the person did or said themselves, said back. */
  own: readonly string[];
  /** What they mean to do, in their words. */
  intent: string | null;
  feelings: readonly string[];
  /** What the other did, said to the other, with the feeling: a first sentence to use. */
  opener: string | null;
  matter: string;
  need: string;
  deal: string;
};

const STARTS =
  /^(?:(?:yesterday|today|last \w+|this \w+|lately|sometimes|every \w+),? )?(?:I|I'm|I've|We|We've|We're|My|Our|He|She|They|His|Her|Their|The|It|Nobody|Everyone|\p{Lu}\p{Ll}+)\b/u;
const OWN_ACT =
  /^I (?:(?:just|also|then|only|never|always) )?(?!don't|do not|can't|cannot|feel|felt|found|am|'m|think|guess|want|need|know|don't know|hope|wish|love|hate|miss|regret|would|could|should|can|will|was|were)\w+/i;
const INTENT =
  /^(?:(?:ok|okay|so|then|well|maybe|perhaps)[\s,]+)*(?:I(?:'ll| will| want to| am going to|'m going to| could| would like to| plan to)|I (?:should|could))\s+(?!be (?:so )?(?:disappointed|mad)\b)\w+/i;
const JOY = new Set(['happy', 'hopeful', 'grateful']);
/** Feelings about oneself say less of what is missing than the matter does. */
const ONESELF = new Set(['ashamed', 'sad', 'angry', 'hurt', 'disappointed']);
const NEGATED = /(?:n't|not|never|no longer|hardly)\b[^.!?]{0,12}$/i;

export function gathered(messages: readonly string[], personName: string | null): Gathered {
  const parts = messages.flatMap((message) => partsOf(message));
  const seen = understand(parts.map((part) => (/[.!?…]$/.test(part) ? part : `${part}.`)).join('\n'));
  const told = parts.filter(
    (part) =>
      !/\?/.test(part) &&
      STARTS.test(capital(part)) &&
      part.split(/\s+/).length > 3 &&
      !/\b(?:you|your)\b|why I'm here/i.test(part),
  );
  const one = otherIn(seen, personName);
  const felt = feelingsIn(seen);
  const topic = topics[seen.topics[0] ?? 'listening'];
  const intent = [...parts].reverse().find((part) => INTENT.test(part) && !/\?/.test(part)) ?? null;
  return {
    seen,
    who: personName ?? called(one),
    obj: objectOf(one),
    told: told.map(back),
    own: told.filter((part) => OWN_ACT.test(capital(part)) && part !== intent).map(back),
    intent,
    feelings: felt.slice(0, 3),
    opener: openerIn(parts, one),
    matter: topic.matter,
    need:
      (ONESELF.has(felt[0] ?? '') && seen.topics[0] ? topic.needs[0] : undefined) ??
      seen.feelings.find(({ word }) => felt[0] === word)?.need ??
      topic.needs[0] ??
      'understanding',
    deal: topic.deal,
  };
}

const BEFALLS = /\b(?:stroke|cancer|ill|sick|died|surgery|accident|hospital|depress\w+|diagnos\w+)\b/i;
/** What the other did, said to the other so that it can be heard. */
function openerIn(parts: readonly string[], one: Somebody | undefined): string | null {
  for (const part of parts) {
    const direct = capital(voiced(part.replace(/\s+and (?:I|we)\b.*$/, ''), 'to them', one));
    if (
      /\?/.test(part) ||
      !/^You\b/.test(direct) ||
      BEFALLS.test(part) ||
      /^You (?:said|say|think|told|tell|are|were)\b/.test(direct)
    )
      continue;
    const { how, shaped } = recast(direct, 'this', 0);
    if (how && shaped) return how;
  }
  return null;
}

export const back = (part: string): string => {
  const plain = spelt(part).replace(/^(?:and|but|so|then) (?=I\b|we\b|he\b|she\b)/i, '');
  return capital(echo(clipped(plain, 26)))
    .replace(/\bthe two of you\b/g, 'you')
    .replace(/\b([Yy])ou two\b/g, '$1ou');
};

function otherIn({ people }: Understood, personName: string | null): Somebody | undefined {
  return (
    people.find(({ name }) => name && name === personName) ?? people.find(({ name, role }) => name ?? role) ?? people[0]
  );
}

/** A feeling that is denied is none: "I can't be happy for her". */
function feelingsIn({ feelings, text }: Understood): string[] {
  const own = feelings as readonly { word: string; from?: number }[];
  return own
    .filter(
      ({ word, from = 0 }) =>
        !(
          JOY.has(word) &&
          (NEGATED.test(text.slice(Math.max(0, from - 24), from + 6)) ||
            /\b(?:can't|cannot|not)\b/.test(text.slice(Math.max(0, from - 2), from + 16)))
        ),
    )
    .map(({ word }) => word);
}

export const lower = (text: string) =>
  /^(?:You|Your|He|She|They|His|Her|Their|The|It|Nobody|Everyone|Yesterday|Today|Last|This|Lately|When|If|Since|After|Because|Not)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
export const said = (text: string, longest = 14) => quoted(text, longest);
