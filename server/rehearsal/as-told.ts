const LATER = /\byou(?=$|[.,!?;:]|\s+(?:and|again|because|when)\b)/gim;
const SAID = /\byou(?:['’](?:re|ve|ll|d)| are| were|rself|rs|r)?\b/gim;
const TOLD: Record<string, string> = {
  ...{ you: 'he', your: 'his', yours: 'his', yourself: 'himself', 'you are': 'he is', 'you were': 'he was' },
  ...{ "you're": 'he is', "you've": 'he has', "you'll": 'he will', "you'd": 'he would' },
};

/** What is said to someone, as it would be told about them: danger is recognized in what people tell. */
export const asTold = (words: string): string =>
  words.replace(LATER, 'him').replace(SAID, (you) => TOLD[you.toLowerCase().replace('’', "'")] ?? you);
