import type { Way } from '#server/coach/embedded/answers/argument/retold/shape.ts';

/** Turns of speech that mean something else than their words. They are tried before all others. */
export const TURNS: readonly Way[] = [
  [
    /^when you (?:talk|speak|text)(?: to me)? like (?:that|this),? i (?:don't|do not) (?:even )?want to (.+)$/i,
    'I find it hard to {1|wish} when it sounds like that',
  ],
  [
    /^(?:because )?you (say no to|complain about|criticise|criticize|control|question|decide) everything$/i,
    'To me it feels as if you {1} most things',
  ],
  [/^i was (?:so |just )?done with (?:you|this|us)$/i, 'I was so hurt that I wanted to give up on it'],
  [
    /^(?:yeah,? |yes,? |well,? )*(?:and |but )?you(?:'re| are) ([^,]+),? always$/i,
    'It feels to me as if you are often {1}',
  ],
  [
    /^that(?:'s| is) what you (?:always|keep|keep on) (?:say|saying)$/i,
    'I have heard that before, and it is hard for me to believe it',
  ],
  [
    /^you can(?:'t|not) (?:just |simply |always )*((?:blame|expect|treat|talk to|speak to|tell|force|make|keep|control|ignore|decide|do|say|come|walk|show up|take(?! (?:feedback|criticism|a (?:joke|compliment)|no\b|it\b))|use|leave)\b.+)$/i,
    'It is not okay for me if you {1}',
  ],
  [/^you(?:'ve| have) never (.+?)(?: anyway)?$/i, 'It seems to me that you have hardly ever {1}'],
  [
    /^you (?:just |really )*never (?:even )?(\w{3,}ed|came|did|went|gave|took|made|said|told|wrote) ((?:the|my|our|that|it|this|me (?:that|about)|him|her|us)\b.*)$/i,
    'As I remember it, you never {1} {2}',
  ],
  [
    /^you (?:just |really )*never (asked|told me|called|answered|apologized|apologised)$/i,
    'As I remember it, you never {1}',
  ],
  [
    /^you (?:just |really )*never (?:even |once )*(\w{3,}ed|came|did|went|gave|took|made|said|told|called|wrote)\b ?(.*)$/i,
    'I have the impression that you hardly ever {1} {2|wish}',
  ],
  [/^so i have no (.+)$/i, 'I feel as if I have no {1}'],
  [/^you (?:wrote|texted|typed) (["“'].+)$/i, 'What I read was {1}'],
  [/^you (?:didn't|did not|never) (?:say|tell me|mention) (?:that|it|so)$/i, 'That had not reached me'],
  [
    /^you (?:had )?promised ((?:the|my|our|your) \w+|us|him|her|them|everyone) (?:that )?(.+)$/i,
    'There was a promise to {1} that {2}, and I would like it to be kept',
  ],
  [/^(?:then )?(?:live|rot|drown) in your .+$|^see if i care$/i, 'I feel like giving up on it, and I would rather not'],
  [/^then you (\w+ me .+)$/i, 'Please {1}'],
  [/^if you (.+?),? (?:then )?say so$/i, 'Please tell me if you {1}'],
  [/^who do you think (.+)$/i, 'I would like it to be seen who {1}'],
  [
    /^do you (?:really |always )?have to (.+?)(?: like that| like this)?$/i,
    'It would help me if you did not {1} that way',
  ],
  [/^how (?:often|many times) do i (?:have|need) to (.+)$/i, 'I am tired of having to {1}'],
  [/^it(?:'s| is) never (?:just |only )?(.+) with you$/i, 'It often feels to me like more than {1}'],
  [/^(?:thanks,? )?(?:nice|great|good|some|fine) \w+ you are$/i, 'That hurts'],
  [
    /^why are you (?:always )?like (?:this|that)$|^why are you being (?:like (?:this|that)|so \w+|\w+)$|^why (?:r|are) you like this$/i,
    'I do not see yet what upsets you',
  ],
  [/^you make it sound (?:like|as if|as though) (.+)$/i, 'To me it sounds as if you heard that {1}'],
  [
    /^(?:and )?you(?:'ve| have)(?:n't| not) changed\b.*$|^you haven't changed\b.*$/i,
    'I am afraid that it goes the same way as before',
  ],
  [/^you (?:don't|do not|didn't|did not) even ask (why|how|what|if)\b(.*)$/i, 'I would like you to ask me {1} {2}'],
  [/^you forgot (yesterday|today|last \w+|again)\b(.*)$/i, 'It happened {1} {2}, and I cannot count on it yet'],
  [
    /^next time i(?:'ll| will) (?!ask|call|tell you|be|try|do|say|come|help|let you|message|text).+$/i,
    'I do not want it to go any further than this',
  ],
  [/^not everything is about you$/i, 'This had nothing to do with you'],
  [
    /^(?:really |very |so |how )+(?:helpful|funny|mature|classy|generous|thoughtful|nice of you)$/i,
    'That stung, and I need a moment',
  ],
  [
    /^i(?:'m| am) going to bed(?: now)?(?:,? (?:bye|good ?night))?$/i,
    'I am too tired for this now, and I would like to talk tomorrow',
  ],
  [/^(?:don't|stop) play(?:ing)? the .+$/i, 'I find it hard to hear it like that'],
  [/^i(?:'m| am) not a mind ?reader\b.*$/i, 'I cannot guess it, so please say it to me'],
  [/^(?:come on|get a life|grow up|get real|wake up|deal with it|suck it up|tough(?: luck)?|boo ?hoo)$/i, ''],
  [
    /^(?:don't|stop) (?:be|get)(?:ing|ting)? (?:so |such an? |too )*(?:sensitive|dramatic|hysterical|emotional|touchy|drama queen|a baby)\b.*$/i,
    'I had not seen how much this touches you',
    'I did not mean to hurt you with it',
  ],
  [/^(?:then )?(?:act|behave) like (?:it|one)$/i, 'I would like to see more of that'],
  [/^you can forget (?:about )?(.+)$/i, 'I do not want to say yes to {1}'],
  [/^(?:please )?(?:don't|stop) twist(?:ing)? .+$/i, 'That is not how I meant it'],
  [/^you said (?:that|so|it) (.+)$/i, 'I remember hearing that {1}'],
  [
    /^you (?:never|don't|do not) (?:even )?want to (.+?)(?: anymore| any more)?$/i,
    'I miss the times when you wanted to {1}',
  ],
  [/^nobody (?:stops|is stopping|keeps|is keeping) you from (.+)$/i, 'I am fine with you {1}'],
  [/^nobody (?:asked|asks) you to ([^,;]+)$/i, 'I do not remember asking you to {1}'],
  [/^nobody (?:asked|asks) you to ([^,;]+), (i\b.+)$/i, 'I do not remember asking you to {1}; {2}'],
  [/^nobody (?:forced|forces) you to (.+)$/i, 'I had not expected you to {1}'],
  [/^that(?:'s| is| was) (?:such )?a low blow$/i, 'That hurt'],
  [/^you can(?:'t|not) take (feedback|criticism|a compliment)$/i, 'I find it hard to give you {1}'],
  [/^then i(?:'m| am) not going\b(.*)$/i, 'Then I would rather not go {1}'],
  [/^then i(?:'m| am) not coming\b(.*)$/i, 'Then I would rather not come {1}'],
  [/^(?:it(?:'s| is)|there(?:'s| is)) always something(?: with you)?$/i, 'It happens often, and it wears me down'],
  [
    /^every (?:single )?time (we|i) (.+?),? ((?:there(?:'s| is)|it(?:'s| is)|something) .*|there(?:'s| is) something)$/i,
    'I have the feeling that {3} whenever {1} {2}',
  ],
  [/^what (?:should|could|can|else can) i do(?:,? .+)?$/i, 'I did not know what else to do'],
  [/^you (?:ruin|destroy|break|spoil|wreck) everything\b.*$/i, 'I am very upset about this'],
  [/^are you (?:really |now )?(?:accusing|blaming|calling)\b.*$/i, 'I feel accused'],
  [
    /^are you (?:really |now )?(?:monitoring|spying|stalking|tracking|checking|following|controlling|testing)\b.*$/i,
    'I feel checked up on, and that hurts',
  ],
  [
    /^(?:are|will) you ever (?:going to |gonna )?(.+)$/i,
    'I wish that you could {1}',
    'I have been waiting for you to {1}',
  ],
  [/^you ((?:only )?\w+(?:ed|t|d) .*?because you .+)$/i, 'I get the impression that you {1}'],
  [/^you did (?:it|that|this) on purpose$/i, 'It feels to me as if it was done on purpose'],
  [/^so now you(?:'re| are) (.+)$/i, 'I feel uneasy when you are {1}'],
  [/^nice (?:life|try|one|job|excuse)$/i, 'That stung, and I need a moment'],
  [/^here comes? the .+$/i, 'It is hard for me to hear this right now'],
  [
    /^(?:then |so |just )*(?:stop|quit) (?:being|acting|behaving) (?:like )?(?:such )?(?:an? )?(?:child|baby|kid|teenager|childish)$/i,
    'I wish I could rely on you more here',
  ],
  [
    /^(?:why do you|you) (?:always |have to |just )*make (?:it|this|everything) about (?:you|yourself)$/i,
    'I would like my side of it to be heard as well',
  ],
  [
    /^(?:and )?you(?:'re| are) never (home|here|there|around)$/i,
    'I miss you, and it feels to me as if you are rarely {1}',
  ],
  [/^(?:or )?(?:doesn't|does) that (?:not )?count$/i, 'I would like that to count as well'],
  [/^you had (?:enough )?time (for|to) (.+)$/i, 'It hurts a little that there was time {1} {2}'],
  [/^can(?:'t|not) you (?:even |just |ever )?(?!take a joke)(.+)$/i, 'I would be glad if you could {1|wish}'],
  [/^you know (?:everything|it all|it) better\b.*$/i, 'I would like you to hear my view as well'],
  [
    /^(?:that|it)(?:'s| is) (?:all |only |just )?in your head$/i,
    'I had not noticed that, and I would like to understand it',
  ],
  [/^(?:that|it)(?:'s| is) (?:none of your|my own|my) business$/i, 'I would like to keep that to myself'],
  [/\b(?:second|another|third|extra) (?:child|kid)$/i, 'I wish we would carry it as partners'],
  [/^you have no right(?: to .+)?$/i, 'That is not okay for me'],
  [
    /^if you(?:'d| would|'ll)? (.+?),? i (?:wouldn't|would not|won't) (?:have|need) to\b.*$/i,
    'I did not know what else to do',
  ],
  [
    /^i hate (this|that(?! (?:you|he|she|they|we|i|it)\b)|the|my|it here) ?(.*)$/i,
    'I am really unhappy with {1} {2} right now',
  ],
  [/^at least i .+$/i, 'I want to be taken seriously as well'],
  [/^(?:someone|somebody) (?:has|had) to (.+)$/i, 'I feel that it is left to me to {1}'],
  [/^you(?:'ve| have) been (.+)$/i, 'It feels to me as if you have been {1}'],
  [
    /^you (?:had |have |really |totally |just )*(embarrassed|humiliated|disappointed|scared|insulted|frightened|shocked|confused) me\b(.*)$/i,
    'I felt {1} {2}',
  ],
  [/^you (?:had |have |really |totally |just )*hurt me\b(.*)$/i, 'I was hurt {1}'],
  [
    /^you(?:'re| are) (ashamed|embarrassed|afraid|obsessed|in love|hiding|avoiding|cheating)\b(.*?)(?:, that(?:'s| is) what it is)?$/i,
    'I get the feeling that you are {1} {2}',
  ],
  [
    /^you(?:'re| are) (?:not|n't) my (?:mother|mum|mom|father|dad|boss|parent|teacher|therapist)\b.*$/i,
    'I would like to decide that for myself',
  ],
  [/^you(?:'re| are) (?:a )?(?:grown|an? adult|old enough)\b.*$/i, 'I trust you to manage that'],
  [
    /^you(?:'re| are) (?:such |just |being )*(?:an? )?(?:coward|spineless|weak|wimp)\b.*$/i,
    'I wish you would take a stand here',
  ],
  [
    /^you(?:'re| are) (?:such |just |being )*(?:an? )?(?:hypocrite|hypocritical)\b.*$/i,
    'I would like the same to count for both of us',
  ],
  [/^that(?:'s| is) not the point(?: and you know it)?$/i, 'Something else matters to me here'],
  [/^you know (?:exactly|very well|perfectly well) .+$/i, 'I think that you can tell what I mean'],
  [/^(?:the point is (?:that )?)you don't even (.+)$/i, 'It hurts me that you do not {1}'],
  [
    /^(?:so )?(?:now )?you(?:'re| are) (?:taking|on) (her|his|their|\p{Lu}\w+'s) side$/iu,
    'I feel that I stand alone in this',
  ],
  [/^you always take (her|his|their) side$/i, 'I feel that I stand alone in this'],
  [
    /^(?:i )?(?:don't|do not) (?:you )?(?:ever |dare |even )*talk to me like (?:that|this)(?: again)?$/i,
    'I would like to be spoken to in another way',
  ],
  [
    /^i(?:'m| am) not your (?:child|kid|daughter|son|employee|slave|maid)\b.*$/i,
    'I would like to be treated as an equal',
  ],
  [/^(?:and )?whose fault is that$/i, 'I think that we both had a part in it'],
  [/^(?:yeah|yes|sure)?,? right$/i, 'I find that hard to believe'],
  [
    /^if you (?:really )?(?:loved|cared about|respected) me,? (?:then )?(?:you(?:'d| would|'ll)) (.+)$/i,
    'It would show me that I matter if you would {1}',
  ],
  [
    /^(?:then )?why (?:are you|are we) (?:even )?(?:with me|together|here|friends)$/i,
    'I am not sure at the moment what I am to you',
  ],
];
