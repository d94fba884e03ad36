import { wishIn } from '#server/coach/embedded/answers/recast/wishes.ts';

export type Shape = readonly [RegExp, (part: (at: number) => string) => string | undefined];

/** "anything" after a never is "something" in a wish. */
const wished = (rest: string) =>
  rest
    .replace(/\b(up|out|down|back) anything\b/gi, '$1')
    .replace(/\bdo anything\b/gi, 'do something')
    .replace(/\bwith anything$/gi, '')
    .replace(/\banything\b/gi, 'things')
    .replace(/\bany(one|body|where)\b/gi, 'some$1')
    .replace(/\bany (more|of it)\b/gi, '$1')
    .replace(/\b(?:anymore|any more|at all|for once|even)\b/gi, '')
    .replace(/\bonce\b$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
const more = (rest: string) =>
  /\b(?:trust|respect|love|believe|support|appreciate|care)\b/i.test(rest.split(' ')[0] ?? '')
    ? `${rest} more`
    : `${rest} more often`;
const plain = (rest: string) =>
  rest
    .replace(/\b(?:again|always|constantly|all the time|every single time|as usual|like an idiot)\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
const gerund = /^\w+ing\b/;

/** Hard sentences by their shape: what happened stays, the blow goes. The first that fits speaks. */
export const SHAPES: readonly Shape[] = [
  [/^here we go(?: again)?$/i, () => 'I notice that we are at this point once more, and it wears me out'],
  [
    /^(?:of course )?(?:everything|it)(?: is|'s) (?:always )?(?:all )?my fault(?: again)?$/i,
    () => 'I feel blamed right now, and it makes it hard for me to listen',
  ],
  [
    /^(?:and )?it (?:is|was|'s) your fault\b.*$/i,
    () => 'I do think that you have a part in this one, and I want to hear how you see it',
  ],
  [
    /^i(?:'m| am) (?:so )?done(?: talking| with (?:this|you|it))?$|^i(?:'m| am) not (?:doing|having) this(?: again| now)?$|^(?:this )?conversation(?: is)? over$|^end of (?:story|discussion)$/i,
    () => 'I need a break now, and I would like to go on in half an hour',
  ],
  [
    /^(?:there(?: is|'s) )?nothing to (?:talk about|say|discuss)$|^i don't want to (?:talk|hear) (?:about )?(?:it|this)(?: anymore)?$/i,
    () => 'I cannot talk about it well right now; can we do it tomorrow',
  ],
  [/^(?:i(?:'m| am) )going to bed$/i, () => 'I am going to bed now, and I will talk with you tomorrow'],
  [/^(?:that(?: is|'s)|it's) not (?:true|fair|what happened)$/i, () => 'I see it differently'],
  [/^i never said (?:that|it)$|^i didn't say that$/i, () => 'I remember saying it differently'],
  [
    /^(?:you do what you want|do (?:whatever|what) you (?:want|like))$/i,
    () => 'I do have a wish in this, and I will tell you when I have calmed down',
  ],
  [/^what do you (?:even )?want(?: from me)?$/i, () => 'Tell me what you would like from me'],
  [
    /^what (?:was i supposed to do|should i have done|am i supposed to do|could i do)(?:,? (?:swim|fly|lie|magic|run|walk|say no|teleport))?$/i,
    () => 'I did not know what else to do',
  ],
  [/^why is it always me$/i, () => 'I would like us to share it more evenly'],
  [
    /^why (?:don't|can't|won't|couldn't) you (?:just |ever )?(.+)$/i,
    (of) => `It would help me if you could ${wished(of(1))}`,
  ],
  [/^why didn't you (?:even |ever |just )?(.+)$/i, (of) => `I would have liked you to ${wished(of(1))}`],
  [/^thanks (?:a lot )?for (?:telling|letting) me (?:know )?(.+)$/i, () => 'I would have liked to hear this earlier'],
  [/^why did you (?:have to )?(.+)$/i, (of) => `I would like to understand what made you ${plain(of(1))}`],
  [
    /^why do you (?:always |never |have to |keep )*(?!care\b)(.+)$/i,
    (of) => `I would like to understand what makes you ${plain(of(1))}`,
  ],
  [
    /^why are you (?:always |being |so )*(.+)$/i,
    (of) => wishIn(of(1)) ?? `I would like to understand why you are ${plain(of(1))}`,
  ],
  [
    /^too (?:busy|tired|good|important|lazy|cool) to (.+)$/i,
    (of) => `I would have been glad if you had found a moment to ${of(1)}`,
  ],
  [
    /^(?:it's|it is|it was|that's|that was) (?:just|only) (?!that\b|because\b|not\b)(.+)$/i,
    (of) => `For me it was just ${of(1)}, and I see that it was more for you`,
  ],
  [
    /^you promised (?:me )?(?:to )?(.+)$/i,
    (of) => `You had promised ${/^(?:that|you|me|it)\b/i.test(of(1)) ? '' : 'to '}${of(1)}, and I was counting on it`,
  ],
  [
    /^(.{8,}?),? and you just ((?:\w+ed|left|went|sat|stood|took|told|said|let) .+)$/i,
    (of) => `${of(1)}, and it got to me that you ${plain(of(2))}`,
  ],
  [
    /^(?:oh )?(?:please )?(?:calm down|chill(?: out)?|relax)(?:,?\s+(.*))?$/i,
    (of) =>
      of(1) ? `I can see that this matters to you; for me ${lowered(of(1))}` : 'I can see that this matters to you',
  ],
  [/^(?:so )?i guess (?:that )?(.+)$/i, (of) => `Sometimes it feels to me as if ${of(1)}`],
  [/^(?:and |but )?of course you ((?!are\b|'re\b).+)$/i, (of) => `It hurts me when you ${of(1)}`],
  [
    /^(?:i told you (?:so|a (?:hundred|thousand|million) times))$/i,
    () => 'I have said this before, and I would like it to be heard',
  ],
  [/^i (?:already )?told you (.+)$/i, (of) => `I thought that I had told you ${of(1)}`],
  [/^i don't need (?:your )?\w+(?: \w+)?, i need (.+)$/i, (of) => `What I need is ${of(1)}`],
  [
    /^(?:that|this)(?:'s| is) (?:not an|no) excuse\b.*$/i,
    () => 'I hear your reason, and it does not solve it for me yet',
  ],
  [/^i can't trust (.+)$/i, (of) => `Right now I find it hard to trust ${of(1)}`],
  [/^i (?:really )?hate (?:it )?when (?:you )?(.+)$/i, (of) => `It hurts me when you ${of(1)}`],
  [/^i hate (?!you\b)(.+)$/i, (of) => `I am really unhappy with ${of(1)} right now`],
  [/^i hate you\b.*$/i, () => 'I am so angry that I can hardly find words'],
  [
    /^as long as you (.+?),? you (?:will )?(follow|do|obey|respect|play|keep)\b(.*)$/i,
    (of) => `While you ${of(1)}, it matters to me that you ${of(2)} ${of(3)}`,
  ],
  [/^(?:watch|mind) your (?:tone|language|mouth)\b.*$/i, () => 'Please speak to me more calmly; I want to hear you'],
  [
    /^(?:grow up|get over it|get a life|shut up|get lost|go away|leave me alone)\b.*$/i,
    () => 'I need a moment before I can go on with this',
  ],
  [/^you(?:'re| are) not (\w+ing\b.+)$/i, (of) => `I do not feel good about you ${of(1)}`],
  [
    /^(?:(?:and|so|but) )?(?:you(?:'re| are)|stop being|don't be) (?:just |being |really |too |so |such an? |always |a total )*(.+)$/i,
    (of) =>
      wishIn(of(1)) ??
      (gerund.test(of(1)) && !/^\w+ing (?:to|it)\b/.test(of(1))
        ? `I find it hard that you are ${plain(of(1))}`
        : undefined),
  ],
  [
    /^you (?:always |just |constantly )*(?:made|make) me (?:feel|look) (?:like )?(.+)$/i,
    (of) => `I felt ${/^(?:an? |the )/.test(of(1)) ? 'like ' : ''}${of(1)}`,
  ],
  [
    /^you (?:just |really )*(?:never|hardly ever|don't ever|barely) (?:even )?(listened|helped|called|asked|came|thought|told|said|cared|wanted|did|was|were|had|made|took|showed) ?(.*)$/i,
    (of) => `I would have liked it if you had ${PARTICIPLE[of(1).toLowerCase()] ?? of(1)} ${wished(of(2))}`,
  ],
  [
    /^you (?:just |really )*(?:never|hardly ever|don't ever|barely) (?:even )?(?!(?:said|told|know|knew)\b)(.+)$/i,
    (of) => `I would like you to ${more(wished(of(1)))}`,
  ],
  [/^you (?:don't|do not|never) want to (.+)$/i, (of) => `I would be glad if you wanted to ${wished(of(1))}`],
  [/^you (?:didn't|did not) (?:even |ever )?(?!do it\b)(.+)$/i, (of) => `I would have liked you to ${wished(of(1))}`],
  [
    /^you (?:don't|do not) (?:even |ever |really )?(?!know\b|have to\b|need\b|understand what\b)(.+)$/i,
    (of) => `I would like you to ${more(wished(of(1)))}`,
  ],
  [/^you (?:can't|cannot|won't) (?:even |just )?(.+)$/i, (of) => `I would like it if you could ${wished(of(1))}`],
  [
    /^you (?:just |really )*(?:always|constantly) (.+)$/i,
    (of) => `Lately you often ${plain(of(1))}, and it gets to me`,
  ],

  [
    /^you (\w+) (.+?) (?:all the time|every single time|constantly|day and night)$/i,
    (of) => `Lately you often ${of(1)} ${of(2)}, and it gets to me`,
  ],
  [
    /^you(?:'re| are) (?:always|constantly) (?!\w+ing\b)(.+)$/i,
    (of) => wishIn(of(1)) ?? `I know that you are often ${of(1)}`,
  ],
  [/^you (?:just )?keep (\w+ing\b.*)$/i, (of) => `It is hard for me that you keep ${plain(of(1))}`],
  [
    /^we never (.+)$/i,
    (of) => `I would love it if we could ${wished(of(1)).replace(/\bsomething\b/, 'something together')} more often`,
  ],
  [
    /^your (\w+(?: \w+)?) (?:is|was|looks) (?:so |really |such )?(?:a )?(?:disgusting|mess|messy|pigsty|gross|awful|filthy|terrible|sloppy|ridiculous).*$/i,
    (of) => `I am not comfortable with how your ${of(1)} looks at the moment`,
  ],
  [
    /^(?:so )?you (do this|do that|do it)\b ?(.*)$/i,
    (of) => (/^(?:to me )?every/i.test(of(2)) ? `It gets to me that this happens ${of(2)}` : undefined),
  ],
  [
    /^(?:so |and |but |well )?you ((?:\w+ed|forgot|left|spent|told|said|bought|went|took|gave|ate|drank|broke|lost|threw|sent|had|let|put|hid|lied|made|wrote|came|got|kept|saw|ran|read|stole|hung)\b.+)$/i,
    (of) => `{felt} that you ${plain(of(1))}`,
  ],
  [/^(?:so )?you (?:are|'re) (\w+ing .+)$/i, (of) => `I am sad that you are ${plain(of(1))}`],
  [
    /^(?:then |just |please |so |now )*((?:put|check|leave|stop|fix|answer|look|listen|tell|show|give|come|go|clean|do|take|turn|call|get|say|let(?!'s| us)|talk|help|wait|try|make|move|pick|pay|bring|ask|keep|apologi[sz]e)\b.*)$/i,
    (of) => orderOf(of(1)),
  ],
  [
    /^(?:guys,? )?((?:the|this) \w+(?: \w+)?) (?:is|was|looks) (?:so |really |such )?(?:a )?(?:disgusting|mess|messy|pigsty|gross|filthy)$/i,
    (of) => `I am not comfortable with how ${of(1).toLowerCase()} looks at the moment`,
  ],
  [/^nobody (?:ever )?(\w+)s( .*)?$/i, (of) => `I would like us all to ${of(1)} ${of(2)}`],
  [/^if you (?:are not|aren't) (.+?),? (?:or )?(?:then )?you(?:'re| are| will|'ll) .+$/i, (of) => `Please be ${of(1)}`],
  [
    /^if you (?:do not|don't) (.+?),? (?:then )?(?:you(?:'re| are| will|'ll)|i(?:'m| am| will|'ll)) .+$/i,
    (of) => `Please ${of(1)}`,
  ],
];

const PARTICIPLE: Record<string, string> = {
  came: 'come',
  was: 'been',
  were: 'been',
  did: 'done',
  took: 'taken',
  showed: 'shown',
};
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1).replace(/^ts\b/, "t's");

function orderOf(order: string): string {
  const kind = plain(order)
    .replace(/\bfor once\b|\bright now\b|\bnow\b$/gi, '')
    .replace(/,?\s+or (?:else\b.*|i(?:'ll| will)\b.*)$/i, '')
    .replace(/^stop being (.+)$/i, 'be a little less $1')
    .replace(/^say so$|^say so instead of\b.*$/i, 'say so right away')
    .replace(/\s+instead of\b.*$/i, '')
    .replace(/[\s,.]+$/, '');
  return `Could you ${kind.charAt(0).toLowerCase()}${kind.slice(1)}, please?`;
}
