import forms from '#server/coach/guide/forms.json' with { type: 'json' };
import { pattern } from '#server/reading/pattern.ts';
/** A message that only took up a choice: its number, or the label of one that the guide often offers. */
export const NUMBERED_LABELS = pattern(...forms.labels);
