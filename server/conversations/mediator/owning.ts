/** A clause's beginning: what stands in it is said by the writer, and about now. */
const BEGINNING = [
  String.raw`(?:^|[,;–—] ?|\b(?:and|but|so|because|still) )`,
  '(?:(?:i (?:know|admit|realize|think)|honestly)(?: now)?(?: that)?,? )?',
].join('');
const LACKED = [
  'called|asked|told|texted|written|waited|listened|helped|spoken|talked|checked|let you know|apologized|thanked',
  'noticed|done|kept|answered|warned|included|been (?:there|on time|kinder|nicer|clearer|gentler|fairer)',
].join('|');
const DID =
  'said|done|shouted|yelled|raised|called|sent|read|looked|lied|kept|thrown|slammed|spoken|taken|walked|been so';
const OWNING = [
  [
    String.raw`i(?: am|['’]m) (?:so |very |really |truly |also )?sorry(?! (?:to (?!have\b)|if\b|but\b|that you\b`,
    String.raw`|(?:for )?(?:(?:how|what) )?you\b|for (?:existing|breathing|caring))|, but\b)`,
  ].join(''),
  String.raw`i apologize(?! if\b|,? but\b)`,
  [
    'i regret (?:it|saying|shouting|yelling|(?:how|what|that|the way) i (?:said|did|spoke|shouted|yelled|acted',
    String.raw`|reacted|treated))\b`,
  ].join(''),
  `i should have (?:${LACKED})\\b`,
  `i should(?:n['’]t| not| never) have (?:${DID})\\b`,
  String.raw`i was (?:too |so |really )?(?:wrong|unfair|mean|rude|harsh|unkind)(?! about you| to (?:trust|believe|marry|think))\b`,
  String.raw`(?:that|it) was (?:wrong|mean|unfair|rude|unkind) of me\b`,
  String.raw`(?:that|it)(?:['’]s| is| was) (?:also |partly )?my (?:own )?(?:fault|mistake)\b`,
].join('|');
const OWNS = new RegExp(`${BEGINNING}(?:${OWNING})`, 'i');
/** Mockery, a condition, a reproach behind it, or somebody else's words. */
const UNSURE =
  /["“”?]|\b(?:ever|again|as always|as usual|like always|years ago|police|divorce|of course|apparently|but you|because you|say[,:])(?![\p{L}])/iu;

/** Whether a sentence surely apologizes, or names a part of the writer's own. What is in doubt does not. */
export const ownsAPart = (sentence: string): boolean => OWNS.test(sentence) && !UNSURE.test(sentence);
