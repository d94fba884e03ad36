import { readFileSync } from 'node:fs';
import { slotsOf } from '#server/coach/embedded/answers/slots.ts';
import { toldIn } from '#server/coach/embedded/answers/text/told.ts';
import { whichKind } from '#server/coach/embedded/answers/text/which.ts';
import { kindsLike } from '#server/coach/embedded/messages/recognise.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';

const c: Record<string, number> = {};
for (const f of [
  'conflict-moves-dev',
  'conflict-moves-own',
  'safety-dev',
  'attachment-dev',
  'attachment-own',
  'mirror-dev',
  'stories-pii-dev',
])
  for (const l of readFileSync(`evaluation/sentences/${f}.jsonl`, 'utf8').trim().split('\n')) {
    const j = JSON.parse(l);
    const text = j.text ?? j.side_a;
    if (!text) continue;
    const s = understand(text);
    const t = toldIn(s, slotsOf(s));
    const ks = kindsLike(s.text);
    const k = whichKind(ks, t.move);
    c[`${f} ${k?.sure ?? 'none'}`] = (c[`${f} ${k?.sure ?? 'none'}`] ?? 0) + 1;
    if (process.argv[2] === f)
      console.log(
        j.label ?? '',
        '|',
        t.move,
        '|',
        k?.sure,
        k?.kind.name,
        '|',
        text.slice(0, 100),
        k
          ? ''
          : ks
              .slice(0, 2)
              .map((x) => x.kind.name + x.near.toFixed(2))
              .join(' '),
      );
  }
console.log(c);
