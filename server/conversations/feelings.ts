const FEELINGS = [
  'hurt|wounded|stung|offended',
  'ignored|invisible|overlooked|unseen|neglected|forgotten',
  'unheard|not heard|dismissed|brushed off|not listened to|talked over',
  'lonely|alone|isolated|left out|excluded|disconnected|distant',
  'angry|mad|furious|livid|annoyed|irritated|resentful|bitter',
  'frustrated|fed up|stuck|helpless|powerless',
  'worried|anxious|nervous|scared|afraid|uneasy|terrified|insecure',
  'jealous|envious|replaced',
  'guilty|sorry|ashamed of myself',
  'embarrassed|humiliated|ashamed|exposed',
  'overwhelmed|stressed|swamped|burned out|burnt out|drowning',
  'tired|exhausted|drained|worn out|weary',
  'disappointed|let down',
  'confused|torn|unsure|lost',
  'sad|heartbroken|unhappy|in tears|miserable|devastated',
  'betrayed|lied to|deceived',
  'unappreciated|taken for granted|used',
  'disrespected|belittled|mocked|insulted|put down|attacked|criticized|criticised',
  'trapped|suffocated|controlled|smothered|pressured',
  'unloved|unwanted|rejected|unimportant|not good enough',
  'misunderstood|judged|blamed|accused',
  'hopeful|optimistic|encouraged',
  'grateful|thankful',
  'happy|glad|excited|proud|relieved',
].join('|');
const OWN =
  "(?:i am|i['’]m|i was|i feel|i felt|i get|i got|i have been|i['’]ve been|makes me|made me|leaves me|left me|feeling)(?! (?:not|never))(?: [a-z']+){0,3}? ";
const FELT = new RegExp(`\\b${OWN}(?:${FEELINGS})\\b`, 'i');

/** Whether the writer says that they themselves feel something. */
export const tellsFeeling = (text: string): boolean => FELT.test(text);
