import { elsewhere } from '#server/coach/model/guard/languages.ts';
import type { Heard, Rule } from '#server/coach/model/guard/rule.ts';
import { rules as english } from '#server/coach/model/guard/rules.ts';
import { asksIfHuman } from '#server/reading/human.ts';

const rules: readonly Rule[] = [...english, ...elsewhere];

const QUOTED = /[“"«„][^“”"«»„]*(?:[”"»“]|$)|(?<![\p{L}\d])['‘][^'‘’\n]+(?:[’'](?=\p{L})[^'‘’\n]+)*['’](?![\p{L}\d])/gu;
const NO_MORE = '…';

/** Without quotations, which are the person's words or another's. */
const unquoted = (sentence: string) => sentence.replace(QUOTED, NO_MORE);

export const endsItsLine = (sentence: string) => sentence.slice(sentence.trimEnd().length).includes('\n');

/** Whether a quotation that started before or in this text is still open. */
export function quotesOpen(text: string, before: boolean): boolean {
  let open = before;
  for (const [sign] of text.matchAll(/[“”"«»]/g))
    open = sign === '“' || sign === '«' ? true : sign === '"' ? !open : false;
  return open;
}

const afterQuote = (sentence: string) => sentence.replace(/^[^”"»]*(?:[”"»]|$)/, NO_MORE);

function breaks({ forms, spared = [], passes = [] }: Rule, text: string): boolean {
  return forms.some((form) => {
    const found = form.exec(text);
    if (!found || passes.some((one) => one.test(text))) return false;
    const before = text.slice(0, found.index + Math.min(1, found[0].length));
    return !spared.some((one) => one.test(before));
  });
}

const reportedCondition = (rule: Rule, text: string, { reported }: Heard) =>
  rule.name === 'medication' &&
  [
    ...text
      .toLowerCase()
      .matchAll(
        /depress\w*|adhd|ptsd|ocd|bpd|npd|borderline|bipolar|schizo\w*|autis\w*|anxiety|narciss\w*|psycho\w+|manic/g,
      ),
  ].some(([word]) => reported.includes(word.slice(0, 6))) &&
  !/\b(?:mg|dose|pills?|tablets?|medication|meds)\b/i.test(text);

/** A yes to the question who answers, without saying that it is an AI. */
const CLAIMED: Rule = {
  name: 'human',
  told: 'it claimed to be a human, and you are an AI: say so',
  stems: [],
  forms: [
    /^\P{L}*(?:yes|yeah|yep|yup|sure|of course|absolutely|certainly|indeed|correct|ja|oui|s[ií]|sim|tak|evet|да)(?!\p{L})/iu,
    /^\P{L}*i am\P{L}*$/iu,
  ],
  passes: [/(?<!\p{L})(?:AI|A\.I\.|bot|chatbot|artificial|machine|program|not|KI|IA|SI|YZ|ИИ)(?!\p{L})/u],
};

/** The rule that a sentence breaks; undefined if it may be shown. */
export function brokenBy(sentence: string, heard: Heard, isInQuote = false): Rule | undefined {
  const whole = sentence.trim();
  if (!whole) return undefined;
  const own = unquoted(isInQuote ? afterQuote(whole) : whole);
  if (heard.asksIfHuman && breaks(CLAIMED, own)) return CLAIMED;
  return rules.find((rule) => {
    if (rule.isOwnVoice && heard.isDraft) return false;
    return breaks(rule, rule.isOwnVoice ? own : whole) && !reportedCondition(rule, whole, heard);
  });
}

const STEMS = [...new Set(rules.flatMap(({ stems }) => stems))];
/** In scripts with spaces a stem is the beginning of a word; elsewhere it may occur anywhere. */
const BEGINS_WORD = /^(?!\p{Script=Han})\p{L}/u;
const WORDS = STEMS.filter((stem) => BEGINS_WORD.test(stem));
const SIGNS = STEMS.filter((stem) => !BEGINS_WORD.test(stem)).map((stem) => stem.replace(/[[\]]/g, '\\$&'));
const HAZARD = new RegExp(
  `(?<![\\p{L}_])(?:${WORDS.map((stem) => stem.replace('$', '(?![\\p{L}])')).join('|')})|${SIGNS.join('|')}`,
  'iu',
);
const BARE = WORDS.map((stem) => stem.replace('$', ''));

/** The part of an unfinished sentence that can be shown: up to the first word with which a rule may start. */
export function harmlessPart(sentence: string): number {
  const last = /(?<![\p{L}_!])[\p{L}_!]+$/u.exec(sentence);
  const begun = last?.[0].toLowerCase() ?? '';
  const isSure = !last || !BARE.some((stem) => stem.startsWith(begun));
  const upTo = last && !isSure ? last.index : sentence.length;
  return Math.min(upTo, HAZARD.exec(sentence)?.index ?? upTo);
}

/** The request is for a draft, which the person will say. */
const WANTS_ELSEWHERE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:schreib|formulier|entw[iu]rf|nachricht|auf deutsch|escr[ií]b|redact|mensaje|en español`,
    '|[ée]cri[srv]|rédige|en français|scriv|messaggio|in italiano|escrev|mensagem|em português|schrijf',
    '|bericht|napisz|wiadomoś|mesaj|напиши|сообщение|повідомлення|اكتب|رسالة|लिख|संदेश|viết|tin nhắn|sulat',
    '|mensahe)|写|信息|短信',
  ].join(''),
  'iu',
);
const WANTS_WORDS = new RegExp(
  [
    String.raw`\b(?:(?:re)?write|draft|rephrase|reword|word (?:it|this|that)|compose|script|vows?|toast|speech|poem`,
    'shorter|longer|softer|warmer|in (?:german|spanish|french|italian|english|portuguese|hindi|polish|turkish|arabic|dutch)',
    '(?:say|text|reply|respond|answer|send|tell) (?:to )?(?:him|her|them|my|back)',
    '(?:should|do|can|could|would|to|me) (?:i )?(?:say|text|reply|respond|answer|send)',
    String.raw`(?:an?|some|the|another|this|my) (?:\w+ )?(?:text|message|e-?mail|letter|reply|response|answer|card|words?) (?:to|for|that|saying|back))\b`,
  ].join('|'),
  'i',
);

/** A longer message may ask more, and the yes may answer that. */
const LONGEST_QUESTION = 80;

export function heardIn(said: readonly string[]): Heard {
  const last = said.at(-1) ?? '';
  return {
    reported: said.join('\n').toLowerCase(),
    isDraft: said.slice(-2).some((text) => WANTS_WORDS.test(text) || WANTS_ELSEWHERE.test(text)),
    asksIfHuman: last.length <= LONGEST_QUESTION && asksIfHuman(last),
  };
}

/** The first rule a text breaks, and the text without the sentences that break one. */
export function readWhole(text: string, heard: Heard, sentences: readonly string[]): { kept: string; broken?: Rule } {
  let isInQuote = false;
  let broken: Rule | undefined;
  const kept = sentences.filter((sentence) => {
    const rule = brokenBy(sentence, heard, isInQuote);
    isInQuote = quotesOpen(sentence, isInQuote) && !endsItsLine(sentence);
    broken ??= rule;
    return !rule;
  });
  return { kept: kept.length === sentences.length ? text : kept.join(''), ...(broken && { broken }) };
}
