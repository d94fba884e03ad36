import type { Way } from '#server/coach/embedded/answers/argument/retold/shape.ts';

/** Defence, denial and blows given back. */
export const BACK: readonly Way[] = [
  [
    /^(?:maybe |perhaps )if you (?:just |only |ever )?(?:stopped|weren't|were|didn't|paid|looked|listened|tried|helped|would|spent|had)\b.*$/i,
    'I would like my side of it to be seen as well',
    'I would like you to see what I do, too',
  ],
  [/^(?:that|this|it)(?:'s| is| was) (?:so |just |really )*not fair$/i, 'That feels unfair to me'],
  [/^(?:and |but )?how (?:was|am|were) i supposed to know (?!if\b|when\b)(?:that )?(.+)$/i, 'I did not know that {1}'],
  [
    /^how (?:should|could|would|am|was|can) i (?:supposed to )?know\b.*$|^i(?:'m| am) not a mind ?reader$|^i can(?:'t|not) read (?:your )?minds?\b.*$/i,
    'I did not know that; please tell me such things',
    'I cannot guess it, so please say it to me',
  ],
  [/^(?:(?:no|yes),? )?you (did not|didn't|did|do|don't|were not|weren't|were|are not)$/i, 'As I remember it, you {1}'],
  [
    /^that(?:'s| is) (?:a lie|not true|not what happened|bullshit|nonsense)$|^(?:you(?:'re| are) lying|liar)$/i,
    'I remember it differently',
    'In my memory it went another way',
  ],
  [/^(?:because )?it (?:is|'s) a (?:thing|big deal)$/i, 'It does matter to me'],
  [
    /^nobody (?:said|says|is saying) that$|^i never said (?:that|it|this)$|^i didn't say that$/i,
    'I did not mean it that way',
  ],
  [/^i never asked (you to|you for|to|for)\b ?(.*)$/i, 'I did not ask {1} {2}'],
  [/^(?:and |but )?you did (?:exactly )?the same(?: thing)?\b(.*)$/i, 'I remember something like it {1}'],
  [
    /^(?:and |but )?what about (?:you|when you|the time you)\b ?(.*)$|^you(?:'re| are) (?:no|not any) better$|^like you(?:'re| are) (?:so )?perfect.*$/i,
    'I would like us to look at both our parts',
  ],
  [/^(.+?),? what (?:more|else) do you want(?: from me)?$/i, '{1}. What else would help you?'],
  [
    /^what (?:more |else )?do you (?:even )?(?:want|expect)(?: from me| me to do| of me)?(?:,? .*)?$/i,
    'What would you like me to do',
  ],
  [
    /^what (?:was i supposed to do|should i have done|am i supposed to do|could i do)\b.*$/i,
    'I did not know what else to do',
  ],
  [
    /^(?:why do you|you) (?:always )?(?:have to )?make (?:it|this|everything) about (?:you|yourself)$/i,
    'I would like my side of it to be heard as well',
  ],
  [
    /^(?:then |maybe |so )?(?:you )?should have thought (?:of|about) (?:that|it) (?:before|earlier|sooner)$/i,
    'I would have wished for that earlier',
  ],
  [/^you (?:could|should|might) (?:at least |also |just )?have (.+)$/i, 'I wish you had {1|plain}'],
  [
    /^you could (?:also |at least )?(?:just )?(?!be right|hear|see|feel|tell|be\b|hardly|barely|not\b)(.+)$/i,
    'Could you {1|order}',
  ],
  [
    /^you (?:have to|need to|must|should|ought to|better|had better) (?!have\b|know\b|be\b)(?:just )?(.+)$/i,
    'Please {1|order}',
    'It would help me if you could {1|order}',
  ],
  [
    /^if you want (.+?),? (?:then )?(?:just )?((?:speak|ask|tell|come|do|help|say|talk|take|go|start|try|pay|clean|buy)\b.+)$/i,
    'If {1} matters to you, please {2|order}',
  ],
  [/^i don't (?:want|need) (?:your |any |to hear )?(.+?),? i (?:want|need) (.+)$/i, 'What I need is {2}'],
  [/^i wouldn't have to (?:\w+ )?if you (.+)$/i, 'It would be easier for me if you {1}'],
  [/^you(?:'re| are) not the (?:only )?one (.+)$/i, 'I am the one {1}'],
  [
    /^that(?:'s| is) what you (?:said|say|promised) (.+)$/i,
    'You said so {1} too, and so it is hard for me to count on it',
  ],
  [
    /^(?:that|this|it)(?:'s| is| was) (?:so |really |just |completely |totally )*(unfair|mean|cruel|insulting)$/i,
    'That feels {1} to me',
  ],
  [/^you(?:'re| are) (?:being )?(?:so |really |just )*unfair$/i, 'That feels unfair to me'],
  [
    /^(?:the rest of us|everyone else|everybody else|other people) (?:can )?(?:manage|cope|work|get (?:it|there))s?\b.*$/i,
    'It takes an effort from all of us',
  ],
  [
    /^i (?:already )?told you (?:so|that|this|(?:a )?(?:hundred|thousand|million|\w+) times)$/i,
    'I have said this before, and it matters to me that it is heard',
  ],
  [
    /^i (?:already |did )?(?:told|tell) you (?:that )?((?:i|we|my|the|it|he|she|they|there)\b.+)$/i,
    'I had told you that {1}',
    'I did mention that {1}',
  ],
  [
    /^(?:but )?(?:it(?:'s| is| was)|that(?:'s| is)) (?:not|hardly) my (?:fault|problem|job)\b.*$/i,
    'It was not in my hands, as I see it',
  ],
  [
    /^(?:and )?(?:it(?:'s| is| was)|that(?:'s| is)) (?:all |only |just )?your (?:own )?fault\b.*$|^because of you(?:r .*)?$/i,
    'I do think that you have a part in it, and I want to hear how you see it',
  ],
  [
    /^(?:your|my) (brother|sister|cousin|father|mother|dad|mum|mom|ex|friends?) (?:never|always|would never) .+$/i,
    'I am worried, and I do not want to compare you with anybody',
  ],
  [
    /^(dad|mum|mom|mama|papa|grandma|grandpa) never (?:makes? (?:such )?a (?:big )?(?:deal|fuss)|complains?|minds?)\b.*$/i,
    '{1} takes this more calmly, and that is easier for me',
  ],
  [
    /^(?:just )?(?:exactly )?like your (?:mother|father|mum|mom|dad|sister|brother|family|parents)$|^you(?:'re| are) (?:just|exactly|as bad as|worse than|turning into|becoming)(?: like)? your (?:mother|father|mum|mom|dad|sister|brother)\b.*$|^(?:then )?stop (?:acting|being|behaving) like (?:him|her|your \w+)$/i,
    'I wish we could find our own way with {matter}',
    'I would like to talk about you and me here',
  ],
  [/^(?:please )?leave (my \w+|him|her|them|\p{Lu}\w+) out of (?:it|this)$/iu, 'Please let us leave {1} out of this'],
  [
    /^i (?:earn|make|pay|work) (?:way |much |a lot )?more\b.*$/i,
    'What I bring in makes me want a say, and I know that you have one too',
  ],
  [
    /^as long as (?:i|we) (.+?),? i(?:'ll| will| can) (.+?)(?: whenever i (?:like|want))?$/i,
    'Because I {1}, I would like to be able to {2}',
  ],
  [
    /^as long as you (?:live|are|eat|sleep)\b(.+?),? (?:you (?:will |have to )?|it(?:'s| is) )(.+)$/i,
    'While you live here, it matters to me that we keep some rules',
  ],
  [/^i can(?:'t|not) believe (?:that )?(you .+)$/i, 'It is hard for me to take in that {1}'],
  [
    /^(?:your|the|this|our) (\w+(?: \w+)?) (?:is|was|looks|are)(?: always)? (?:so |really |such |like )*(?:a )?(?:disgusting|mess|messy|pigsty|gross|filthy|dump|disaster|joke).*$/i,
    'I do not feel at ease with how it looks there at the moment',
  ],
  [/^you hate (.+?)(?:,? (?:just )?admit it)?$/i, 'I have the feeling that you do not like {1}'],
  [/^(?:just )?admit it$/i, ''],
];
