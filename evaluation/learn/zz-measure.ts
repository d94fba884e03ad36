import { readdirSync, readFileSync } from 'node:fs';
import { messageKinds } from '#server/coach/embedded/messages/all.ts';
import { sifted } from '#server/coach/embedded/messages/recognise.ts';
import { understandPart } from '#server/coach/embedded/understand/understand.ts';
import { read } from '#server/coach/language/read.ts';
import { likeSigns } from '#server/coach/language/weigh/like-signs.ts';
import { likeness } from '#server/coach/language/weigh/likeness.ts';
import { likeTableOf } from './likeness.ts';

const all = messageKinds.flatMap((k) =>
  k.written
    .trim()
    .split('\n')
    .map((t) => ({ text: t.trim(), label: k.name, hand: 'w' })),
);
const dir = 'evaluation/sentences/written';
for (const f of readdirSync(dir))
  for (const l of readFileSync(`${dir}/${f}`, 'utf8').trim().split('\n')) {
    const [n = '', t] = l.split('\t');
    if (t) all.push({ text: t, label: n, hand: 'u' });
  }
const sig = all.map((a) => ({ ...a, signs: [...likeSigns(read(a.text))] }));
const F = 5;
const out: any[] = [];
for (let f = 0; f < F; f++) {
  const find = likeness(likeTableOf(sig.filter((_, i) => i % F !== f)));
  for (const a of sig.filter((_, i) => i % F === f)) {
    const raw = find(new Set(a.signs));
    const s = sifted(a.text, raw);
    out.push({ a, raw: raw[0]!.label, s, move: understandPart(a.text).moves.label });
  }
}
const by = new Map(messageKinds.map((k) => [k.name, k]));
console.log(
  'n',
  out.length,
  'raw top1',
  out.filter((o) => o.raw === o.a.label).length / out.length,
  'sifted',
  out.filter((o) => o.s[0]?.kind.name === o.a.label).length / out.length,
  'top3',
  out.filter((o) => o.s.slice(0, 3).some((x: any) => x.kind.name === o.a.label)).length / out.length,
  'moveOfTop',
  out.filter((o) => o.s[0]?.kind.move === by.get(o.a.label)!.move).length / out.length,
  'rules move',
  out.filter((o) => o.move === by.get(o.a.label)!.move).length / out.length,
);
for (const [n, t] of [
  [0, 0],
  [0.1, 0.02],
  [0.1, 0.05],
  [0.15, 0.05],
  [0.2, 0.05],
  [0.2, 0.1],
  [0.25, 0.1],
  [0.3, 0.1],
] as const)
  for (const told of [0, 1]) {
    const c = out.filter(
      (o) => o.s[0] && o.s[0].near >= n && o.s[0].near - (o.s[1]?.near ?? 0) >= t && !!o.s[0].isTold === !!told,
    );
    console.log(
      n,
      t,
      told ? 'told' : 'not ',
      (c.length / out.length).toFixed(2),
      (c.filter((o) => o.s[0].kind.name === o.a.label).length / c.length).toFixed(3),
      'move ok',
      (c.filter((o) => o.s[0].kind.move === by.get(o.a.label)!.move).length / c.length).toFixed(3),
      'agree',
      (() => {
        const d = c.filter((o) => o.move === o.s[0].kind.move);
        return (
          (d.length / out.length).toFixed(2) +
          ' ' +
          (d.filter((o) => o.s[0].kind.name === o.a.label).length / d.length).toFixed(3)
        );
      })(),
    );
  }
const excl = out.filter((o) => !o.s.some((x: any) => x.kind.name === o.a.label));
if (process.argv[2] === 'x')
  for (const o of excl) console.log('MISS', o.a.label, '|', o.a.text.slice(0, 110), '->', o.s[0]?.kind.name);
if (process.argv[2] === 'w')
  for (const o of out)
    if (o.s[0]?.isTold && o.s[0].kind.name !== o.a.label)
      console.log('WRONG', o.a.label, '|', o.a.text.slice(0, 110), '->', o.s[0]?.kind.name);
