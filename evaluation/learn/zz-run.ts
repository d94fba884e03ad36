import { readFileSync } from 'node:fs';
import { textAnalysis } from '#server/coach/embedded/answers/text/analysis.ts';
const embedded:any={name:'embedded',model:'m',run:(_n:string,i:any,s:any,c:any)=>textAnalysis(i,s,c)};
import { kindsLike } from '#server/coach/embedded/messages/recognise.ts';
import { understand } from '#server/coach/embedded/understand/understand.ts';
import { run } from '#server/coach/port.ts';

const lines = readFileSync(process.argv[2]!, 'utf8').trim().split('\n');
const texts: string[] = [];
for (const l of lines) {
  if (/^(Him|Her|Me|Tom|Mum): /.test(l) && texts.length && /^(Him|Her|Me|Tom|Mum): /.test(texts.at(-1)!))
    texts[texts.length - 1] += '\n' + l;
  else texts.push(l.replaceAll('\\n', '\n'));
}
for (const text of texts) {
  const o = (await run(embedded, 'textAnalysis', { text })).output;
  const s = understand(text);
  const k = kindsLike(s.text)
    .slice(0, 3)
    .map((x) => `${x.kind.name}${x.isTold ? '*' : ''} ${x.near.toFixed(2)}`)
    .join(', ');
  console.log(
    `\n>>> ${text}\n   [${s.moves.label} | ${k}] ${o.confidence} ${o.notice ?? ''}\nTONE ${o.emotionalTone}\nDOES ${o.interpretation}\nUNDR ${o.underlyingMeaning}\nRPLY ${o.suggestedResponse}\nBAL  ${o.balance.otherPerspective} | ${o.balance.ownPart} | ${o.balance.assumptionsToCheck.join('; ')} | ${o.balance.oneRepairStep}`,
  );
}
