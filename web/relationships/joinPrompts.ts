/** A question beside those that wait already; the same one does not wait twice. */
export function joinPrompts(kept: string, prompt: string): string {
  if (kept === '') return prompt;
  return kept.split('\n\n').includes(prompt) ? kept : `${kept}\n\n${prompt}`;
}
