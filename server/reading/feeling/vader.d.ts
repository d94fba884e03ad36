declare module 'vader-sentiment' {
  /** A text as the lexicon's steps take it. */
  type Said = { text: string; words_and_emoticons: string[]; is_cap_diff: boolean };
  const vader: {
    SentimentIntensityAnalyzer: {
      polarity_scores(text: string): { compound: number };
      sentiment_valence(valence: number, said: Said, item: string, index: number, sentiments: number[]): number[];
      but_check(words: string[], sentiments: number[]): number[];
      score_valence(sentiments: number[], text: string): { compound: number };
    };
  };
  export default vader;
}
