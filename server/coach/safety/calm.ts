import { type Frame, frame, matches, type Scene } from '#server/coach/language/frames.ts';
import { safetyWords } from '#server/coach/safety/lexicon/lexicon.ts';

const framesOf = (lines: string): Frame[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => frame(line.trim(), safetyWords));

/** Signs about a whole sentence that lessen what is said in it. */
const signs = {
  laughing: framesOf('@laughs'),
  longAgo: framesOf(`
    # years|decades ago|back
    years|decades|ages ago
    two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|many|several|some years|decades ago|since|clean|free|later|on
    # years|yrs since|clean|free|sober|later|on
    long time ago
    in|since|of #year
    back in
    in ..2 college|university|childhood|twenties|teens|20s|highschool|thirties|youth|youngest
    in high school
    as a ..2 child|kid|teenager|teen|boy|girl|student
    when i be ..2 little|young|younger|child|kid|teenager|teen|small|#|ten|twelve|fifteen|sixteen|seventeen|eighteen|nineteen|school|college|growing
    when we be ..1 kids|children|little|small|young|teenagers
    growing up
    i grow up
    grow up with
    previous|past|first|former marriage|relationship|life
    in the past
    years clean|free|sober
    at seventeen|sixteen|fifteen|eighteen|nineteen|twenty|fourteen|thirteen|twenty ..0
    first wife|husband|marriage
    at =13|=14|=15|=16|=17|=18|=19|=20|=21|=22|=23 ..0
    in my|his|her|our teens|twenties|thirties|youth|childhood|20s|30s
    as teenagers|kids|children|students|teens
    in 10|11|12|15|20|eleven|ten|twelve|fifteen|twenty years
    long healed|behind|gone|over|past|recovered
    =healed ..1 and|since|now|fully|with|,
    i have ..1 =healed
    be|be_all ..1 behind me
    did|do|done|had|after ..3 therapy|counselling|counseling ..6 healed|great|well|fine|happy|glad|date|dating|explain|tell|properly|better|wondering
    work|worked through it
    get|=got ..2 properly|fully better|well
  `),
  usedTo: framesOf('used to !it|this|him|her|the|being'),
  well: framesOf(`
    happy|happily|well|healed|recovered|better|fine|good|proud|peace|grateful|safe|free|glad|remarrying|remarried|volunteer|volunteering ..0
    made peace
    life be good
    apologised|apologized
    get on well
    still checks my arms
  `),
  lingering: framesOf(`
    nightmare|nightmares|flashback|flashbacks|flinch|trauma|traumatised|ptsd|panic|haunt|haunts|haunted|relive|intimacy|triggers|trigger|triggered
    still ..3 scared|afraid|flinch|hurts|scares|panic|cry|jump|hear|see|feel|hard|struggle
    hard for me|to trust
    can not ..3 trust|touch|touched|forget|stand
    scar|scarred
    not over it
    affects|affecting me
  `),
  again: framesOf(`
    again|relapse|relapsed
    start|started|back ..2 cutting|to|on
    since then he|she
    still hits|does|beats|hit
    recently|lately|yesterday|tonight
    now he|she|it
  `),
  work: framesOf(`
    i ..3 work ..2 as|in|for|with|at|on
    i be ..3 nurse|doctor|teacher|police|paramedic|firefighter|counsellor|counselor|therapist|psychologist|officer|lawyer|researcher|journalist|trainer|writer|author|volunteer|student|advocate|vet|surgeon|midwife|soldier|psychiatrist|detective|judge|social
    as a|an ..2 nurse|doctor|teacher|worker|police|paramedic|officer|therapist|counsellor|counselor|lawyer|psychologist|midwife|journalist|trainer|volunteer|researcher
    i ..2 train|teach|treat|research|study|studying|volunteer|coach|counsel|write|writing|interview|defend|investigate
    my thesis|dissertation|research|patients|clients|shift|novel|essay|article|students
    works|worked|working ..1 as|in|for|at|on
    @adult be a ..2 nurse|doctor|police|paramedic|firefighter|counsellor|therapist|psychologist|officer|lawyer|soldier|vet|boxer|surgeon|midwife|detective|wrestler
    hotline|helpline|shelter
    for work|a living
  `),
  mourning: framesOf(`
    funeral|anniversary|condolences|grief|grieving|bereaved|mourning
    passed away
    lose|lost ..5 to suicide|him|her|brother|sister|baby|mother|father
    die|died|dies ..2 by|from|of suicide
    kill|killed|hang|hanged|shoot|shot himself|herself|themselves ..2 when|last|in|#|years|two|three|before|after|and|at
    take|=took ..1 his|her|their ..1 own? life
    suicide ..2 of|by my|his|her|a
  `),
  askedAfter: framesOf(`
    ask|asked|asks ..1 me? ..2 if|about|whether
    before you ask
  `),
  refuted: framesOf(`
    say|said|answered|answer|told ..2 never|no|truthfully|honestly|not
    i have not|never
    he|she have|do|be|does not|never
    and i do not
    ask ..1 no
    never =did|have|has|would|once
  `),
  lied: framesOf(`
    lie|lied|lying|pretended|pretend|covered
  `),
  media: framesOf(`
    movie|film|series|episode|novel|book|lyric|lyrics|song|game|documentary|podcast|scene|story|play|poem|tv|netflix|musical|karaoke|anime|manga|club|chapter|quoted|quote|quotes
    video game
  `),
};
export type Sign = keyof typeof signs;

/** In which sentences each sign stands. */
export function signsIn(scene: Scene): Record<Sign, Set<number>> {
  const found = Object.entries(signs).map(([name, frames]) => {
    const where = new Set<number>();
    for (const one of frames)
      for (const { first } of matches(scene, one)) where.add(scene.reading.sentenceAt[first] ?? -1);
    return [name, where];
  });
  return Object.fromEntries(found) as Record<Sign, Set<number>>;
}
