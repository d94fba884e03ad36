import type { Attachment } from '#contract/coach.ts';
import { Classifier } from '#server/reading/classifier.ts';
import type { Labelled } from '#server/reading/feeling/labelled.ts';
import { learned } from '#server/reading/learned.ts';
import { readingOf } from '#server/reading/reading.ts';

const tendencies = new Classifier<Attachment>(learned('#server/reading/weights/attachment.json'));

/** A tendency in what somebody writes about themselves; "unclear" where the text says too little. */
export function attachmentOf(text: string): Labelled<Attachment> {
  const { ranked, spans } = tendencies.classify(readingOf(text));
  const { label, certainty } = ranked[0] ?? { label: 'unclear', certainty: 0 };
  const evidence = label === 'unclear' ? [] : spans(label).map((span) => ({ rule: `${label}.weighed`, ...span }));
  return { label, certainty, evidence };
}
