import { POLITE } from '#server/coach/embedded/answers/text/asked.ts';
import type { Move } from '#server/coach/embedded/moves/moves.ts';
import type { Understood } from '#server/coach/embedded/understand/understand.ts';

/** An end, or a pause, of being together. */
export const PARTS =
  /\b(?:see other people|break up|breaking up|split up|need a break from us|it's over|we are over|we're done|end things)\b/i;
/** Where the words say more plainly what they do than the rules hear. */
const PLAINLY: readonly (readonly [words: RegExp, move: Move, unless?: RegExp])[] = [
  [
    /\bdon'?t know why i (?:even )?(?:bother|try)\b|\bafter (?:all|everything) (?:that )?i(?:'ve| have)? (?:done|did)\b/i,
    'guilt_trip',
  ],
  [PARTS, 'withdraw'],
  [/^(?:are|r) (?:you|u) (?:home|up|there|coming|free|at work|back|awake|around|in)\b/i, 'neutral'],
  [/\b(?:love|like) (?:you|u),? but (?:i'?m |im )?not ready\b/i, 'withdraw'],
  [/\b(?:i'?ll) (?:come|be) (?:back|home) when (?:you|u)\b/i, 'withdraw'],
  [/\b(?:not my (?:real )?(?:mum|mom|dad|mother|father)|stop trying)\b/i, 'withdraw'],
  [
    /\b(?:can'?t|don'?t think i can|not sure i can) (?:do|keep doing) (?:this|us|it|the \w+(?: \w+){0,2}) any ?more\b/i,
    'withdraw',
  ],
  [/\bplease (?:don'?t|do not) be (?:disappointed|mad|angry|upset|sad|offended)\b/i, 'neutral'],
  [/\S .*\bhurts? (?:me )?(?:that|when) (?:you|u)\b/i, 'criticism'],
  [/\b(?:need|want) to be (?:on my own|alone|by myself)\b|\btake (?:some|a little|a bit of) space\b/i, 'withdraw'],
  [
    /\byou(?:'re| are) \d\d\b.{0,30}\bstill\b|\b(?:shame|pity) about (?:the|your)\b|^(?:lol |haha )?ok(?:ay)? (?:grandma|grandpa|boomer|karen)\b/i,
    'contempt',
  ],
  [/\b(?:you(?:'re| are)|ur|u r) the worst\b/i, 'criticism'],
  [
    /\bthanks (?:so much |a lot )?for (?:telling|inviting|asking|including) every(?:one|body) (?:but|except) me\b|\bthose of us who actually\b/i,
    'criticism',
  ],
  [/^thank(?:s| you) for [^.!?]{3,60}\bbut (?:i|we)(?:'ll|'m|'re|'d| can| will| won)/i, 'neutral'],
  [
    /^(?:lol|haha\w*)\b|[😂🤣]/iu,
    'neutral',
    /\b(?:always|never|hate|funny how|idiot|pathetic|fine|whatever|liked|her|him|loser|stupid|ugly|fat|miss|love|sorry|thank\w*)\b/i,
  ],
  [/\bare we still on\b/i, 'neutral'],
  [/^i (?:don'?t|do not) like (?:how|it when|the way)\b/i, 'request'],
  [/\b(?:never meant|didn'?t mean) to (?:hurt|upset|scare|embarrass)\b/i, 'repair', /\bbut you\b/i],
  [/\bi'?m not your (?:maid|mother|mum|mom|servant|slave|cook|taxi|bank|secretary|therapist)\b/i, 'criticism'],
  [/\bi don'?t have (?:the )?(?:time|energy|patience|strength) for this\b/i, 'stonewalling'],
  [/^(?:lol|haha\w*|omg)\b.*\b(?:nerd|dork|goof\w*|weirdo|legend|grandpa|old man|silly)\b/i, 'neutral'],
  [
    /\bsorry (?:to hear|for your loss|about your)\b|\bthinking of (?:you|u)\b|\bcondolences\b/i,
    'appreciation',
    /\bbut\b|\bup\b/i,
  ],
  [/^it (?:really |still )?hurts? (?:that|when|me)\b/i, 'repair'],
  [
    /\byou(?:'ve|ve| have) changed\b|\bdon'?t recogni[sz]e you\b|\bwhen were you (?:going|planning) to tell\b/i,
    'criticism',
  ],
  [/\bi know where i stand\b/i, 'guilt_trip'],
  [/\bgo back to (?:how|the way|being)\b/i, 'repair'],
  [/\byour turn to\b/i, 'request'],
  [/\bit'?s not you,? it'?s me\b/i, 'withdraw'],
  [
    /\bi (?:really |kinda |kind of )?(?:like|fancy) (?:you|u)\b|\bgo out with me\b|\b(?:great|lovely|nice|so good|fun) (?:chatting|talking|seeing|meeting|hanging out|catching up|to see you|to meet you)\b/i,
    'appreciation',
    /\bbut (?:i'm|im|not|it)\b|\bif you (?:loved|cared)\b/i,
  ],
  [
    /\b(?:stupid|silly|foolish|naive) (?:of me )?to (?:think|believe|expect|hope)\b|^(?:well,? )?i hope you'?re happy(?: now)?\b/i,
    'guilt_trip',
  ],
  [
    /^(?:good ?night|sleep (?:well|tight)|sweet dreams|good morning)\b/i,
    'appreciation',
    /\b(?:but|never|always|disappointed)\b/i,
  ],
  [/^what do you mean\b|\bsupposed to mean\b/i, 'defensiveness'],
  [
    /\b(?:call|ring|text|phone) (?:you|u) (?:back )?(?:later|in a bit|soon|tonight|tomorrow)\b|\bcan'?t talk (?:right )?now\b/i,
    'neutral',
    /\b(?:never|stop|always)\b/i,
  ],
  [
    /\bhave to (?:say|ask|tell you) (?:this|it|you)? ?again\b|\bfed up with\b|\ba real (?:job|man|woman)\b/i,
    'criticism',
    /\b(?:idiot|stupid|pathetic|loser)\b/i,
  ],
  [/^why do (?:you|u) (?:need|have|want) to know\b/i, 'defensiveness'],
  [
    /\b(?:stuck in traffic|running (?:a (?:bit|little) |\d+ ?min\w* )?late|be there (?:in|at|soon)|start without me)\b/i,
    'neutral',
    /\byou\b/i,
  ],
  [/\b(?:are|we're|i'm|am) (?:getting (?:divorced|married)|engaged|pregnant)\b/i, 'neutral', /\bif (?:you|u)\b/i],
  [/^(?:i )?love (?:you|u|ya)(?: (?:too|so much|lots|loads|more|all))*[^a-z]*$/i, 'appreciation'],
  [/\bi(?:'d| would) rather (?:you|u) (?:didn'?t|don'?t|not|wouldn'?t)\b/i, 'request'],
  [
    /\b(?:i want to (?:try|make (?:it|this|us) work|fix (?:it|this|us))|give (?:it|us|this) another (?:try|chance))\b/i,
    'repair',
    /\b(?:never|idiot|over)\b/i,
  ],
  [/\bare (?:you|u) (?:seriously|really) (?:going|doing|still|not)\b/i, 'criticism'],
  [/\bdon'?t need (?:your|ur) (?:advice|help|opinion|pity)\b/i, 'withdraw'],
  [/\bwhy (?:are|r) (?:you|u) (?:being |always )?(?:so|such)\b/i, 'criticism'],
  [
    /\b(?:happy (?:birthday|anniversary|new year|easter|diwali|eid|mother'?s|father'?s|hanukkah)|merry (?:christmas|xmas)|good luck|fingers crossed|you(?:'ve|ve)? got this|get well)\b/i,
    'appreciation',
    /\b(?:without you|you forgot|good luck (?:with|finding) (?:that|someone|somebody|her|him))\b/i,
  ],
  [/\bi (?:really |so )?miss (?:us|how|the way|what we|our|when we|my best friend)\b/i, 'repair'],
];
/** Where no rule spoke and the words still say it. */
const AT_LEAST: readonly (readonly [words: RegExp, move: Move])[] = [
  [
    /\b(?:i can'?t believe (?:that )?(?:you|u)\b|i trusted (?:you|u)\b|how could (?:you|u)\b|^(?:you|u) said (?:you|u|we|it|that)\b|\bwhat did (?:you|u) (?:say|do) to\b|\byou (?:looked|sounded|seemed|were) (?:so |really |very )?(?:bored|rude|drunk|cold|annoyed|ridiculous|awful|mean)\b|(?:just|so|really|very) disappointed\b|disappointed (?:by|in|with) (?:you|your|how you)\b|you (?:lied|promised)\b)/i,
    'criticism',
  ],
  [
    /\bor not\?|\bhurry up\b|^(?:just )?don'?t (?:you dare|be (?:late|stupid)|touch|make me|start)\b|\bright now\b.*!|\banswer me\b/i,
    'demand',
  ],
];

export const plainMove = (text: string): Move | null =>
  PLAINLY.find(([words, , unless]) => words.test(text) && !unless?.test(text))?.[1] ?? null;

export function moveOf({ text, moves: { label } }: Understood): Move {
  const plain = plainMove(text);
  if (plain) return plain;
  if (label === 'defensiveness' && /\byou (?:always|never)\b/i.test(text)) return 'criticism';
  const least = /^(?:neutral|appreciation|defensiveness)$/.test(label) && AT_LEAST.find(([words]) => words.test(text));
  if (least) return least[1];
  const wishes = /^(?:stonewalling|withdraw|demand)$/.test(label)
    ? POLITE
    : /^(?:neutral|appreciation)$/.test(label)
      ? WISHES_IT
      : null;
  return wishes?.test(text) || (/^(?:withdraw|defensiveness)$/.test(label) && WISHES_IT.test(text)) ? 'request' : label;
}
const WISHES_IT =
  /(?:^|[.!,] )(?:hey |hi |mum |mom |babe )?(?:can|could|would) (?:you|u|we)\b(?! (?:even|believe|imagine|still|rather|say))[^.!]*\?/i;
