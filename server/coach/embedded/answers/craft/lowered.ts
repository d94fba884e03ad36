const STARTS =
  /^(?:the|a|an|my|our|your|it|it's|this|that|these|those|there|there's|you|you're|you've|we|we're|we've|could|would|can|will|please|thank|thanks|sorry|congratulations|good|since|when|last|next|what|how|why|where|who|if|as|at|on|in|from|for|because|both|everyone|everybody|nobody|all|no|not|yes|but|and|so|let's|may|do|are|is|was|some|half|one|two|well|been|have|has|here|then|now|just|leaving|guess|small|breaking|official|psst)$/i;

/** Goes on inside a sentence: in lower case, unless its first word may be a name. */
export const lowered = (text: string): string =>
  STARTS.test(/^[\p{L}'’]+/u.exec(text)?.[0] ?? '') ? text.charAt(0).toLowerCase() + text.slice(1) : text;
