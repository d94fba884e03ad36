import { baseForm } from '#server/coach/embedded/understand/base-form.ts';

const TURNED: Record<string, string> = {
  i: 'you',
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you two',
  "we're": 'you two are',
  "we've": 'you two have',
  "we'll": 'you two will',
  us: 'the two of you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};
const AFTER_I: Record<string, string> = { am: 'are', was: 'were', "wasn't": "weren't" };

/** What somebody said of themselves, said back to them: "I lost my keys" becomes "you lost your keys". */
export function echo(text: string): string {
  let before = '';
  const turned = text.replace(/[\p{L}'’]+/gu, (word) => {
    const low = word.toLowerCase().replaceAll('’', "'");
    const said = before === 'i' && AFTER_I[low] ? AFTER_I[low] : (TURNED[low] ?? word);
    before = low;
    return said;
  });
  return turned.replace(/\b(and|with) you two\b/g, '$1 the two of you');
}

/** Begins in the middle of a sentence: lower case, unless the word is somebody's name. */
export function inward(text: string, names: readonly string[] = []): string {
  const [first = ''] = text.split(/[\s,.'’]/);
  return names.includes(first) || /^[A-Z]{2,}/.test(first) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

const TO_READER: Record<string, string> = {
  he: 'you',
  she: 'you',
  they: 'you',
  him: 'you',
  them: 'you',
  his: 'your',
  their: 'your',
  hers: 'yours',
  theirs: 'yours',
  himself: 'yourself',
  herself: 'yourself',
  themselves: 'yourself',
  "he's": "you're",
  "she's": "you're",
  "they're": "you're",
};
const FOR_YOU: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};
const OBJECTS =
  /^(to|with|for|at|from|of|about|tell|ask|let|help|make|see|call|visit|thank|miss|love|meet|invite|give|pay|show|remind|than|like|me|myself|us|on|after|if|because|that|how|when)$/;

/** What somebody wants to tell a third person, said to that person: "his jokes hurt me" becomes "your jokes hurt me". */
export function addressed(text: string, people: readonly string[]): string {
  let before = '';
  let toYou = false;
  const whole = people.reduce((said, person) => said.replaceAll(person, '\uE000'), text);
  const turned = whole.replace(/\uE000['’]s|\uE000|[\p{L}'’]+/gu, (word, at: number) => {
    const low = word.toLowerCase().replaceAll('’', "'");
    const said = word.startsWith('\uE000') ? (word.length > 1 ? 'your' : 'you') : reader(low, word, before, whole, at);
    const verb = toYou ? (FOR_YOU[low] ?? base(low, said)) : said;
    if (!(toYou && /^(?:still|also|always|never|just|really|only|often)$/.test(low)))
      toYou = /^(he|she|they)$/.test(low) || (word === '\uE000' && !OBJECTS.test(before));
    before = low;
    return verb;
  });
  return turned.replace(/\byou are you\b/g, 'you are');
}

/** "he owes" is "you owe". */
const base = (low: string, said: string) => (said === low ? baseForm(low) : said);

/** "her" owns what comes next, or is the person herself. */
function reader(low: string, word: string, before: string, whole: string, at: number): string {
  if (low !== 'her') return TO_READER[low] ?? word;
  const next = /^\s+([\p{L}'’]+)/u.exec(whole.slice(at + word.length))?.[1]?.toLowerCase();
  const ends =
    !next ||
    /^(?:lend|owe|send|give|pay)$/.test(before) ||
    /^(to|that|if|when|for|about|because|and|but|with|at|on|in|how|i|out|by|more|back|again|so|before|after|know|not|from|the|a|an|my|this|it|what|why|is|was|over|up|off|too)$/.test(
      next,
    );
  return ends && before !== 'of' ? 'you' : 'your';
}
