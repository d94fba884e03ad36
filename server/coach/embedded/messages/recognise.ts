import { messageKinds } from '#server/coach/embedded/messages/all.ts';
import type { MessageKind } from '#server/coach/embedded/messages/kind.ts';
import { type Sign, signOf } from '#server/coach/embedded/messages/signs.ts';
import weights from '#server/coach/embedded/messages/weights.json' with { type: 'json' };
import { kept, read } from '#server/coach/language/read.ts';
import { likeSigns } from '#server/coach/language/weigh/like-signs.ts';
import { likeness } from '#server/coach/language/weigh/likeness.ts';

/** A kind, how near its examples are, and whether the words tell it at once. */
export type Likely = { kind: MessageKind; near: number; isTold: boolean };

const find = likeness(weights);
const named = new Map(messageKinds.map((one) => [one.name, one]));
const MOST = 8;
/** What a telling sign is worth beside the likeness to examples. */
export const TOLD = 0.25;

const FOREIGN = 0.15;

const mayBe = ({ not, least = 0, most = Number.POSITIVE_INFINITY }: Sign, text: string, words: number) =>
  words >= least && words <= most && !not?.test(text);

/** Kinds that a text cannot be are left out; those that its words tell come nearer, those it has no word of go back. */
export function sifted(text: string, like: readonly { label: string; near: number }[]): Likely[] {
  const plain = text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();
  const words = plain.split(' ').length;
  return like
    .flatMap(({ label, near }) => {
      const kind = named.get(label);
      const sign = signOf(label);
      if (!kind || !mayBe(sign, plain, words)) return [];
      const isTold = sign.sure?.test(plain) ?? false;
      const by = isTold ? TOLD : !sign.must || sign.must.test(plain) ? 0 : -FOREIGN;
      return [{ kind, near: near + by, isTold }];
    })
    .sort((a, b) => b.near - a.near)
    .slice(0, MOST);
}

const drawn = (text: string): Likely[] => sifted(text, find(likeSigns(read(text))));

/** The kinds of message that a text is most like, the likeliest first. */
export const kindsLike = (text: string): Likely[] => kept(read(text), text, drawn);
