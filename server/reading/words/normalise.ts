/** The text in composed form without invisible characters, with a mapping to the original. */
export type Plain = {
  text: string;
  /** The position of character `i` in the original. */
  from: (i: number) => number;
  to: (i: number) => number;
};

/** Invisible characters: zero-width, bidirectional controls, fillers, variation selectors, tags. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const MARK = /\p{M}/u;
const CONTROL = /[^\P{Cc}\n\t]/u;
const LONE = /\p{Cs}/u;
const alike = (signs: string, to: string) => [...signs].map((sign) => [sign, to] as const);
const ALIKE = new Map([...alike('‘’‛ʼ´`', "'"), ...alike('“”„«»', '"'), ...alike('‐‑‒–—―', '-')]);

function plainly(cluster: string): string {
  if (UNSEEN.test(cluster)) return '';
  if (LONE.test(cluster)) return ' ';
  if (CONTROL.test(cluster)) return cluster === '\r' ? '' : ' ';
  return ALIKE.get(cluster) ?? cluster.normalize('NFKC');
}

/** Characters with their combining marks, so that composition never crosses a boundary. */
function* clusters(text: string): Generator<string> {
  let held = '';
  for (const character of text) {
    if (held && MARK.test(character) && !UNSEEN.test(character)) held += character;
    else {
      if (held) yield held;
      held = character;
    }
  }
  if (held) yield held;
}

const ASCII = /^[\n\t\x20-\x5f\x61-\x7e]*$/;

export function normalise(text: string): Plain {
  if (ASCII.test(text)) return { text, from: (i) => i, to: (i) => i + 1 };
  const begins: number[] = [];
  const ends: number[] = [];
  let plain = '';
  let at = 0;
  for (const cluster of clusters(text)) {
    const said = plainly(cluster);
    for (let i = 0; i < said.length; i++) {
      begins.push(at);
      ends.push(at + cluster.length);
    }
    plain += said;
    at += cluster.length;
  }
  return { text: plain, from: (i) => begins[i] ?? at, to: (i) => ends[i] ?? at };
}
