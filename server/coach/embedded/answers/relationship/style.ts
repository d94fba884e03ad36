import { pick, seedOf } from '#server/coach/embedded/say/pick.ts';

/** How two people talk with each other, by what is told of it: each with a sentence about them. */
type Way = { told: RegExp; says: string; means: string };

const THEIRS: readonly Way[] = [
  {
    told: /\b(?:he|she|they|dad|mum|mom)\b[^.]{0,40}\b(?:goes quiet|went quiet|shuts? down|walks? away|changed? the subject|changes the subject|does(?:n't| not) (?:talk|speak|answer|say)|do(?:n't| not) talk|never (?:talks?|says|said|answers)|has not said|hasn't said|silent|silence|stonewalls?|on (?:his|her|their) phone|leaves the room|wrote ok|says fine|headphones|(?:has|have)(?: not|n't) (?:answered|spoken|replied)|barely leaves)\b/i,
    says: '{who} may go quiet where it gets personal',
    means: 'Quiet like that is as often too much feeling as too little, and it rarely opens under pressure',
  },
  {
    told: /\b(?:he|she|they)\b[^.]{0,30}\b(?:critici[sz]e[sd]?|corrects?|nags?|blames?|complains?|mocks?|rolls|puts me down|tells me what (?:I|i) should|says (?:i|I)(?:'m| am|m) too|too needy|like (?:her|his) father)\b/i,
    says: 'wishes of {who} seem to reach you as criticism',
    means: 'What would help is to hear the wish in it, and to be able to say when the wording hurt',
  },
  {
    told: /\b(?:slams?|snaps?|snapped|insults?|insulted|shouts?|shouted|yells?|yelled|screams?|loud|explodes?)\b/i,
    says: 'it gets loud between you before it gets clear',
    means: 'The volume tells how much it matters to both, and it is also what keeps the point from arriving',
  },
  {
    told: /\b(?:laugh(?:s|ed)? (?:about it|it off)|makes? (?:a )?jokes?|smileys|memes)\b/i,
    says: 'humour steps in where an answer was needed',
    means: 'A laugh can be a way out of embarrassment, and still it leaves you without a reply',
  },
  {
    told: /\bbehind my back\b|\b(?:heard|found out) (?:it )?(?:from|in|through|that|he|she)\b/i,
    says: 'things reach you by detours instead of from {who}',
    means: 'What you hear second-hand is always missing its tone, so the first thing to win back is the direct way',
  },
  {
    told: /\b(?:says?|tells? me|told me) (?:that )?(?:I|i) (?:have to|should|must|need to)\b/i,
    says: 'what you feel is answered with advice',
    means: 'Advice is often helplessness in good clothes; it may help to say beforehand that you only want to be heard',
  },
  {
    told: /\b(?:laugh\w*|jokes?|funny|humou?r)\b/i,
    says: 'you reach each other most easily through humour',
    means: 'That is a good door to come in by, as long as something serious may follow',
  },
  {
    told: /\b(?:fixes|fixed|repair\w*|drove|brings? me|makes me tea|cooks|babysits|sold (?:his|her))\b/i,
    says: '{who} may say more with deeds than with words',
    means: 'It may be worth reading the deeds as sentences, and asking for the few words that you miss',
  },
];
const MINE: readonly Way[] = [
  {
    told: /\b(?:ten|hundred|many|several|so many|a thousand) times\b|\bover and over\b|\bagain and again\b/i,
    says: 'you have said it so often that the words may no longer be heard',
    means: 'A new moment and a new form, a note or a walk, may carry further than saying it once more',
  },
  {
    told: /\b(?:I|i) (?:have |had |just |usually |often )*(?:never (?:said|say|tell|told|brought)|say nothing|said nothing|don't say|didn't say|dont say|keep it to myself|swallow|laughed it off|bite my tongue|avoid)\b|\b(?:afraid|scared) to (?:bring|say|ask|tell)\b|\bnever tell (?:her|him|them)\b|\bdon't want (?:drama|to fight)\b|\bdont want to fight\b|\bi did not write\b/i,
    says: 'you keep to yourself what bothers you, perhaps to keep the peace',
    means: 'That spares you a hard hour now, and the other one cannot answer what was never said',
  },
  {
    told: /\b(?:I|i) (?:keep|kept|always) (?:asking|texting|calling|check\w*|text first)\b|\bi always text first\b|\bread (?:his|her|their) (?:messages|phone)\b|\bcheck (?:when|his|her)\b/i,
    says: 'you ask and look for signs until you are sure for a while',
    means: 'One plain question at a good moment may calm you longer than many small ones',
  },
  {
    told: /\b(?:I|i) (?:shout|yell|scream|snap|shouted|yelled|snapped|criticised|criticized|nag)\b/i,
    says: 'under pressure your words come out harder than you mean them',
    means: 'The first sentence seems to decide how it goes, so that is the one to prepare',
  },
  {
    told: /\bi (?:go to|went to|leave|left|need my space|walk away|withdraw)\b/i,
    says: 'you step out when it becomes too much',
    means: 'A break is fair as long as you say when you will be back',
  },
  {
    told: /\b(?:notes?|mail|texts?|lawyer|letter)\b/i,
    says: 'the hard things go by paper or phone rather than face to face',
    means: 'Written words are read in the mood of the one who reads, so the tender part may need a voice',
  },
];
const OPEN =
  /(?<!used to )\b(?:talk about everything|tell each other everything|we (?:call|talk|speak) (?:every|each|a lot)|talk things? (?:out|through|over)|apologi[sz]e after|we agreed|good conversations?|listens? to me|he listens|she listens|open(?:ly)? (?:about|with))\b/i;
const USED_TO = /\bused to (?:talk|laugh|tell|share|call|speak)\b/i;

/** Where both hold back. */
const BOTH = 'So both of you may be waiting for the other to make it safe';

/** One or two sentences about how they talk; the second names what that may do. */
export function styleOf(text: string, who: string): string {
  const other = THEIRS.find(({ told }) => told.test(text));
  const mine = MINE.find(({ told }) => told.test(text));
  const theirs = other?.says.replaceAll('{who}', who);
  const open = OPEN.test(text);
  const past = USED_TO.test(text)
    ? 'you know from earlier how well you can talk with each other, and at the moment '
    : '';
  const one = other ?? mine;
  if (theirs && mine) {
    const last = mine === MINE[0] && other === THEIRS[0] ? BOTH : (other?.means ?? '');
    return `${capital(past + theirs)}, while ${mine.says}. ${last}.`;
  }
  if (one && open) return `You do talk openly about a good deal; only where it is tender, ${theirs ?? one.says}.`;
  if (one) return `${capital(past + (theirs ?? one.says))}. ${one.means}.`;
  return open
    ? `You talk with each other openly, and you come back to each other after a disagreement; that is the part to keep as it is, with ${who}.`
    : untold(text, who);
}
/** Little was told of how they talk. */
function untold(text: string, who: string): string {
  const lines = [
    `You tell more of what happens than of how you speak about it; how the last talk with ${who} began and ended would show most.`,
    `What you and ${who} say to each other hardly comes up here, which may itself be worth a thought: who of you would bring it up first?`,
    `There is little here about the words between you and ${who}; think of the last sentence on this that you kept to yourself, and whether it could be said.`,
  ];
  return pick(lines, seedOf(text));
}
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
