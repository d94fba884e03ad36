import { messageKinds } from '#server/coach/embedded/messages/all.ts';
import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';
import weights from '#server/coach/embedded/messages/weights.json' with { type: 'json' };
import { kept, read } from '#server/coach/language/read.ts';
import { likeSigns } from '#server/coach/language/weigh/like-signs.ts';
import { likeness } from '#server/coach/language/weigh/likeness.ts';

export type Likely = { kind: MessageKind; near: number };

const find = likeness(weights);
const named = new Map(messageKinds.map((one) => [one.name, one]));
const MOST = 8;

function drawn(text: string): Likely[] {
  return find(likeSigns(read(text)))
    .slice(0, MOST)
    .flatMap(({ label, near }) => {
      const kind = named.get(label);
      return kind ? [{ kind, near }] : [];
    });
}

/** The kinds of message that a text is most like, the likeliest first. */
export const kindsLike = (text: string): Likely[] => kept(read(text), text, drawn);
