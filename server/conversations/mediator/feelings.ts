/** A feeling in a plain word, and what people who have it often need. */
type Felt = { word: string; need: string };

const VOCABULARY: readonly (readonly [word: string, need: string, said: string])[] = [
  ['hurt', 'care', 'hurt|wounded|stung|offended'],
  ['ignored', 'attention', 'ignored|invisible|overlooked|unseen|neglected|forgotten'],
  ['unheard', 'being heard', 'unheard|not heard|dismissed|brushed off|not listened to|talked over'],
  ['alone', 'closeness', 'lonely|alone|isolated|left out|excluded|disconnected|distant'],
  ['angry', 'respect', 'angry|mad|furious|livid|annoyed|irritated|resentful|bitter'],
  ['frustrated', 'change', 'frustrated|fed up|stuck|helpless|powerless'],
  ['worried', 'reassurance', 'worried|anxious|nervous|scared|afraid|uneasy|terrified|insecure'],
  ['jealous', 'reassurance', 'jealous|envious|replaced'],
  ['guilty', 'a way to make it right', 'guilty|sorry|ashamed of myself'],
  ['ashamed', 'acceptance', 'embarrassed|humiliated|ashamed|exposed'],
  ['overwhelmed', 'help', 'overwhelmed|stressed|swamped|burned out|burnt out|drowning'],
  ['worn out', 'rest', 'tired|exhausted|drained|worn out|weary'],
  ['disappointed', 'reliability', 'disappointed|let down'],
  ['confused', 'clarity', 'confused|torn|unsure|lost'],
  ['sad', 'comfort', 'sad|heartbroken|unhappy|in tears|miserable|devastated'],
  ['betrayed', 'honesty', 'betrayed|lied to|deceived'],
  ['unappreciated', 'appreciation', 'unappreciated|taken for granted|used'],
  ['disrespected', 'respect', 'disrespected|belittled|mocked|insulted|put down|attacked|criticized|criticised'],
  ['trapped', 'freedom', 'trapped|suffocated|controlled|smothered|pressured'],
  ['unloved', 'affection', 'unloved|unwanted|rejected|unimportant|not good enough'],
  ['misunderstood', 'understanding', 'misunderstood|judged|blamed|accused'],
  ['hopeful', 'encouragement', 'hopeful|optimistic|encouraged'],
  ['grateful', 'sharing it', 'grateful|thankful'],
  ['happy', 'sharing it', 'happy|glad|excited|proud|relieved'],
];
const OWN =
  "(?:i am|i['’]m|i was|i feel|i felt|i get|i got|i have been|i['’]ve been|makes me|made me|leaves me|left me|feeling)(?! (?:not|never))(?: [a-z']+){0,3}? ";
const RULES = VOCABULARY.map(([word, need, said]) => ({
  word,
  need,
  rule: new RegExp(`\\b${OWN}(?:${said})\\b`, 'i'),
}));

/** Feelings that the writer ascribes to themselves, in the order of the text. */
export const feelingsIn = (text: string): Felt[] =>
  RULES.flatMap(({ word, need, rule }) => {
    const at = text.search(rule);
    return at < 0 ? [] : [{ word, need, at }];
  })
    .sort((a, b) => a.at - b.at)
    .map(({ word, need }) => ({ word, need }));
