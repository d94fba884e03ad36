import { TONES, type Tone } from '#contract/coach.ts';
import type { MessageVersion } from '#contract/crafting.ts';

const LABELS: Record<Tone, string> = {
  caring: 'Caring',
  playful: 'Playful',
  flirty: 'Flirty',
  direct: 'Direct',
  diplomatic: 'Diplomatic',
  encouraging: 'Encouraging',
};
export const toneLabel = (tone: Tone) => LABELS[tone];
export const tones = TONES.map((value) => ({ value, label: LABELS[value] }));

/** Labels by tone; repeated tones are numbered. */
export const versionLabels = (versions: readonly MessageVersion[]) =>
  versions.map(({ selectedTone }, at) => {
    const before = versions.slice(0, at).filter((one) => one.selectedTone === selectedTone).length;
    return before > 0 ? `${toneLabel(selectedTone)} ${before + 1}` : toneLabel(selectedTone);
  });
