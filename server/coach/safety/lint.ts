import { type Frame, frame, matches, Scene } from '#server/coach/language/frames.ts';
import { lexicon } from '#server/coach/language/lexicon.ts';
import { read } from '#server/coach/language/read.ts';
import type { Evidence } from '#server/coach/safety/assess.ts';

/** What no answer may hold, whoever wrote it. `form` faults are cut or refused, `balance` faults are asked for once more. */
export type Fault = Evidence & { kind: 'form' | 'balance' | 'role' };

const FORMS: readonly { rule: string; form: RegExp }[] = [
  { rule: 'url', form: /\b(?:https?|ftp|data|javascript):\S+|\bwww\.\S+/gi },
  { rule: 'image', form: /!\[[^\]]*\]\([^)]*\)/g },
  { rule: 'link', form: /\[[^\]\n]+\]\([^)\n]+\)/g },
  { rule: 'html', form: /<\/?[a-z][^>\n]{0,300}>|<!--/gi },
  { rule: 'prompt', form: /\bsystem prompt\b|<\|[a-z_]+\|>|\b(?:PERSON|PLACE|GROUP|CONTACT|DETAIL)_\d+\b/gi },
];

const words = lexicon({
  absent:
    'he, she, they, husband, wife, boyfriend, girlfriend, partner, mother, father, mum, dad, boss, friend, sister, brother, ex, manager, colleague, person, man, woman, him, her, them, fiance, mother in law',
  label:
    'narcissist, narcissistic, toxic, psychopath, sociopath, gaslighter, bipolar, borderline, psycho, abuser, manipulator, misogynist, autistic, codependent, love bomber, emotionally unavailable, avoidant, anxious attachment, avoidantly attached, anxiously attached, personality disorder, adhd, depressed, mentally ill, crazy, selfish person, bad person, predator, liar, cheater, pathological liar, bully, emotionally immature, control freak, sadist',
  sure: 'clearly, obviously, definitely, certainly, undoubtedly, classic, textbook, a typical, without doubt, probably, likely, sounds like, might be, may be',
  end: 'leave, dump, divorce, break up with, cut off, walk away from, get rid of, end things with, end it with, block, ghost, lose',
  human:
    'human, real person, therapist, counsellor, counselor, psychologist, doctor, psychiatrist, licensed, clinician',
});
const LINES: readonly [Fault['kind'], string, string][] = [
  ['balance', 'endorse', 'you ..2 do|=did nothing wrong'],
  ['balance', 'endorse', 'you ..1 deserve ..2 better|more|so'],
  ['balance', 'endorse', 'you ..2 be ..2 right|justified !to|now|here|that|in'],
  ['balance', 'endorse', 'you ..1 have|had every right'],
  ['balance', 'endorse', 'you be|=are the victim'],
  ['balance', 'endorse', 'not|never ..1 your fault ..0 !alone'],
  [
    'balance',
    'endorse',
    '@absent ..2 be ..2 entirely|completely|totally|fully|=all ..1 to blame|at fault|wrong|responsible',
  ],
  ['balance', 'endorse', '@absent ..1 be ..2 wrong|to_blame|in_the_wrong|at_fault'],
  ['balance', 'endorse', 'all his|her|their fault'],
  ['balance', 'endorse', '@absent ..2 not deserve you'],
  ['balance', 'endorse', 'you be ..2 too good for'],
  ['balance', 'endorse', 'anyone|anybody|everyone would ..2 do|react|feel|have ..2 same'],
  ['balance', 'label', '@absent ..1 be ..1 @sure ..2 @label'],
  ['balance', 'label', '@absent ..2 be ..3 @label'],
  ['balance', 'label', '@absent ..3 have|has|suffers|shows ..4 @label'],
  ['balance', 'label', 'a|an|your @label'],
  ['balance', 'label', '@label behaviour|behavior|traits|partner|husband|wife|man|woman|person|people|relationship'],
  ['balance', 'label', '@absent ..2 gaslight|gaslighting|love bombing|manipulating ..1 you'],
  ['balance', 'leave', 'you ..1 should|must|need|ought|have ..2 to? @end ..1 @absent|your|this|the'],
  ['balance', 'leave', '^ @end ..1 @absent|your|this ..1 $|@absent|relationship|marriage'],
  ['balance', 'leave', 'time to @end ..2 @absent|your|this|the'],
  ['role', 'human', 'i be|=am ..2 not ..2 ai|machine|bot|program|computer'],
  ['role', 'human', 'i be|=am !not|an|a_program ..2 @human'],
  ['role', 'human', 'as a|your ..1 @human'],
  ['role', 'medical', 'i ..2 diagnose|prescribe|treat ..2 you|your|this'],
  ['role', 'medical', 'stop taking|increase|reduce ..2 your ..2 medication|dose|pills|antidepressants'],
];

const frames: { kind: Fault['kind']; rule: string; frame: Frame }[] = LINES.map(([kind, rule, line]) => ({
  kind,
  rule: `lint.${rule}`,
  frame: frame(line, words),
}));

/** "I'm not a therapist" and "you are not wrong to ask" are no faults: what is denied is not said. */
function denied({ reading }: Scene, first: number, end: number, rule: string): boolean {
  if (rule === 'lint.endorse' || rule === 'lint.leave') return false;
  return reading.tokens.slice(Math.max(0, first - 3), end).some(({ word }) => /^(not|never|no|nor|cannot)$/.test(word));
}

/** The faults of an answer, with their places. Empty means that it may be shown. */
export function lint(answer: string): Fault[] {
  const scene = new Scene(read(answer), words);
  const { tokens } = scene.reading;
  const said = frames.flatMap(({ kind, rule, frame: one }) =>
    [...matches(scene, one)]
      .filter(({ first, end }) => rule === 'lint.human' || !denied(scene, first, end, rule))
      .map(({ first, end }): Fault => ({ kind, rule, from: tokens[first]?.from ?? 0, to: tokens[end - 1]?.to ?? 0 })),
  );
  const drawn = FORMS.flatMap(({ rule, form }) =>
    [...answer.matchAll(form)].map(
      (match): Fault => ({ kind: 'form', rule: `lint.${rule}`, from: match.index, to: match.index + match[0].length }),
    ),
  );
  return [...drawn, ...said];
}

/** An answer without what must never be rendered: markup goes, the words of a link stay. */
export function stripped(answer: string): string {
  return answer
    .replace(/<!--[\s\S]*?(-->|$)/g, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]\n]+)\]\([^)\n]+\)/g, '$1')
    .replace(/<\/?[a-z][^>\n]{0,300}>/gi, '')
    .replace(/\b(?:https?|ftp|data|javascript):\S+|\bwww\.\S+/gi, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
}
