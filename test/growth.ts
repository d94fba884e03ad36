import type { Pattern } from '#test/patterns.ts';

const SIZES = [1000, 2000, 4000, 8000] as const;
/** A text twice as long may take twice as long, and a little more. */
const LINEAR = 3;
/** How many times a pattern may cost what reading the text costs, before it is measured closely. */
const CHEAP = 60;
/** Microseconds of the processor's own time that no pattern needs for such a text, however slow the machine. */
const TOO_LONG = 500_000;
const PUMPS = ['a', 'A', ' ', '\n', '.', '?!', ',', '1', 'a ', 'a.', 'i ', 'é'];
const ENDS = ['\u0001', 'a'];
/** Short texts first, and how many times reading a long one they may cost: what explodes is not tried on more. */
const EXPLODING = [
  [25, 100],
  [400, 400],
  [1000, 2000],
] as const;

/** Words and signs that stand in the pattern itself: what leads furthest into it. */
function piecesOf(source: string): string[] {
  const bare = source.replace(/\\[pP]\{[^}]*\}|\(\?<?[=!:]|\\[a-zA-Z]/g, ' ');
  const words = bare.match(/[A-Za-z][A-Za-z'’]*(?: [A-Za-z'’]+)*/g) ?? [];
  const signs = bare.match(/[^A-Za-z\s]/g) ?? [];
  return [...new Set([...words.flatMap((word) => [word, `${word} `]), ...signs])].slice(0, 16);
}

const repeated = (pump: string, length: number) => pump.repeat(Math.ceil(length / pump.length)).slice(0, length);

function timed(run: () => unknown): number {
  const began = performance.now();
  run();
  return performance.now() - began;
}

const best = (times: number, run: () => unknown) => Math.min(...Array.from({ length: times }, () => timed(run)));

function search(form: RegExp, text: string) {
  form.lastIndex = 0;
  form.test(text);
}

/** What it costs to look once at every sign of such a text. */
function look(text: string) {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  return sum;
}

// Uncompiled, the first calls cost many times as much, and would let pass what is slow.
best(100, () => look('a'.repeat(8000)));

type Attack = { start: string; pump: string; end: string };

function* attacksOn(source: string): Generator<Attack> {
  const pieces = piecesOf(source);
  for (const pump of new Set([...PUMPS, ...pieces])) for (const end of ENDS) yield { start: '', pump, end };
  for (const start of pieces.slice(0, 4)) for (const pump of PUMPS) yield { start, pump, end: '\u0001' };
}

const textOf = ({ start, pump, end }: Attack, size: number) => start + repeated(pump, size) + end;

/** The processor's own time in microseconds, to which nothing is added while other work has the processor. */
export function ownTime(run: () => unknown): number {
  const began = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(began);
  return user + system;
}

function isSteep(form: RegExp, texts: readonly string[]): boolean {
  const [one = 0, two = 0, four = 0, eight = 0] = texts.map((text) =>
    Math.min(...Array.from({ length: 3 }, () => ownTime(() => search(form, text)))),
  );
  return [two / one, four / two, eight / four].filter((ratio) => ratio > LINEAR).length >= 2;
}

/** How a pattern's time grows over its text: the attack under which it grows faster than that, if there is one. */
export function growsOn({ source, flags }: Pattern): Attack | undefined {
  const form = new RegExp(source, flags.replace('y', ''));
  for (const attack of attacksOn(source)) {
    const texts = SIZES.map((size) => textOf(attack, size));
    const [, , , longest = ''] = texts;
    const cost = best(3, () => look(longest));
    const explodes = EXPLODING.some(([size, times]) => {
      const short = textOf(attack, size);
      return timed(() => search(form, short)) > times * cost && best(3, () => search(form, short)) > times * cost;
    });
    if (explodes || texts.some((text) => ownTime(() => search(form, text)) > TOO_LONG)) return attack;
    if (timed(() => search(form, longest)) < CHEAP * cost) continue;
    // A machine that is busy stretches one measurement or another: it is believed when it comes every time.
    if ([1, 2, 3, 4].every(() => isSteep(form, texts))) return attack;
  }
  return undefined;
}
