import { pattern } from '#server/coach/reading/pattern.ts';

const MACHINE =
  '(?:human|bot|chatbot|robot|ai|a\\.i|machine|computer|program|software|algorithm|script|llm|real person)';
const HELPER = [
  '(?:therapist|counsell?or|psychologist|psychiatrist|psychotherapist|shrink|doctor|coach|clinician|professional',
  '|expert|specialist|licensed|qualified|certified|trained)',
].join('');
const MADE = [
  `(?:${MACHINE}|${HELPER}|person|people|chatgpt|gpt|claude|siri|language model|alive|sentient|conscious|automated`,
  '|artificial|fake|someone|somebody|anyone|anybody|man|woman|guy|girl|dude|lady|real)',
].join('');
const MAY_STAND = [
  '(?:(?:really|actually|even|just|like|maybe|an?|the|any|some|kind|sort|of|real|live|living|actual|secretly|fellow',
  '|talking|truly|all|only|legit|literally|honestly|true|proper|licensed|qualified|certified|trained|human|professional',
  '|not) )',
].join('');
const TALKING = '(?:talking|speaking|chatting|writing|texting|typing|messaging|confiding|venting)';
const SOMEONE =
  '(?:any ?one|anybody|some ?one|somebody|(?:an? )?(?:actual |real |live )*(?:person|people|humans?|therapist))';
/** What may follow a word that would otherwise begin something else: "is that guy ...", "is it a real problem". */
const ENDS = String.raw`(?= being\b| or | here\b| there\b| (?:reading|typing|answering|writing|talking|generated|i['’]m)|\W*$|[?.,!;])`;

/** Every way to ask who answers: whether a person does, and whether a therapist. */
const WAYS = [
  pattern(String.raw`\b(?:are|r|aren['’]?t) (?:you|u|ya|yall) ${MAY_STAND}{0,6}${MADE}\b(?! (?:enough|sure|good|to ))`),
  pattern(String.raw`\b(?:is|was|isn['’]?t) (?:this|it|there|that) ${MAY_STAND}{0,6}${MADE}\b${ENDS}`),
  pattern(
    String.raw`\b(?:you|u)(?:['’]?re| are| r)? ${MAY_STAND}{0,6}${MADE},? (?:right|aren['’]?t (?:you|u)|no|yes|or what)\b`,
  ),
  pattern(
    String.raw`^\W*(?:(?:but|so|wait|ok|okay|hey) )?(?:u |you |ur )?${MAY_STAND}{0,5}${MADE}`,
    String.raw`(?:,? or ${MAY_STAND}{0,5}${MADE})?\s*\?+\s*$`,
  ),
  pattern(
    String.raw`^\W*(?:(?:but|so|wait|ok|okay|hey) )?(?:you|u|ur|youre) ${MAY_STAND}{0,5}${MADE}`,
    String.raw`(?:,? or ${MAY_STAND}{0,5}${MADE})?(?:,? (?:lol|haha|huh|tho|though|then|bro|or what))*\W*$`,
  ),
  pattern(String.raw`\b(?:am i|are we) (?:\w+ )?${TALKING} (?:to|with) ${MAY_STAND}{0,5}${MADE}\b`),
  pattern(String.raw`\b(?:i['’]?m|i am) (?:\w+ )?${TALKING} (?:to|with) ${MAY_STAND}{0,5}${MACHINE}\b`),
  pattern(
    String.raw`\bwho (?:am i|are we) (?:\w+ )?${TALKING} (?:to|with)\b`,
    String.raw`|\bwho(?:['’]s| is) (?:typing|writing|answering|reading|there|behind this|on the other (?:end|side))\b`,
  ),
  pattern(
    String.raw`\b(?:is|does|do|can|will|did) ${SOMEONE} (?:actually |really |ever )?`,
    '(?:there|reads?|reading|sees?|answers?|answering|typing|writing|writes?|behind)',
    String.raw`(?= (?:this|these|that|here|my|me|what i|it)\b|\W*$)`,
  ),
  pattern(
    String.raw`\b(?:do|did) (?:you|u) (?:really |actually |even |ever )?(?:feel (?:anything|emotions?|things|pain)|have`,
    '(?: any| an?)? (?:body|feelings|emotions|name|parents|kids|life|heart|soul|degree|license|licence|face|family|training',
    String.raw`|qualifications))\b`,
  ),
  pattern(
    String.raw`\b(?:what|which) (?:kind of )?(?:ai|bot|model|llm) (?:are (?:you|u)|is this)\b`,
    String.raw`|\byou (?:sound|seem|talk|write) (?:just |so )?like ${MAY_STAND}{0,4}${MACHINE}\b`,
    String.raw`|\b(?:if|that) you(?:['’]re| are) ${MAY_STAND}{0,6}${MADE}\b${ENDS}`,
    String.raw`|\b(?:talk|speak|chat|connect me|get me|transfer me)(?: to| with)? (?:an? )?(?:real |actual |live )*`,
    String.raw`(?:human|real (?:person|therapist|counsell?or|coach)|live person)\b`,
  ),
];
const LONGEST = 2000;
const QUOTED = /["“][^"“”]{0,300}["”]/g;

/** What somebody else was asked, between quotation marks, is no question to the guide. */
export const asksIfHuman = (message: string): boolean => {
  const said = message.slice(0, LONGEST).replace(/\s+/g, ' ').replace(QUOTED, ' ');
  return WAYS.some((way) => way.test(said));
};
