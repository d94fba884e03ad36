// `npm run evaluate -- --provider`: written talks held against the configured model, on the product's own way.
//   --only <name>[,<name>]   these talks alone, by the beginning of their names
//   --outside                a model on this machine is treated as one elsewhere: what identifies somebody is hidden
//   --price <in>/<out>       dollars for a million tokens, for what a message costs
//   --count                  nothing is played: the marks in the transcripts are counted
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openProvider, type Provider } from '#server/coach/model/provider.ts';
import { loadConfig } from '#server/config.ts';
import { figuresOf, type Price } from './figures.ts';
import { byCode, byModel, openJudge } from './judge.ts';
import { played } from './play.ts';
import { type Talk, talksCalled } from './talk.ts';
import { keep, kept } from './transcript.ts';

const after = (option: string): string => {
  const at = process.argv.indexOf(option);
  return at < 0 ? '' : (process.argv[at + 1] ?? '');
};

function priceGiven(): Price | undefined {
  const [input, output] = after('--price').split('/').map(Number);
  return input !== undefined && output !== undefined ? { in: input, out: output } : undefined;
}

async function hold(talk: Talk, provider: Provider, judge: Provider | undefined, folder: string) {
  const replies = await played(provider, talk);
  const told = byCode(talk.criteria, replies);
  const judged = judge ? await byModel(judge, told, replies) : told;
  const open = judged.filter(({ verdict }) => verdict === null).length;
  const missed = judged.filter(({ verdict, good }) => verdict !== null && verdict !== good).length;
  console.log(`${talk.name}: ${replies.length} replies; ${judged.length} criteria, ${missed} missed, ${open} open`);
  keep(folder, { name: talk.name, model: provider.called, playedAt: new Date().toISOString(), replies, judged });
}

async function play(folder: string) {
  const provider = openProvider(loadConfig().ai);
  if (!provider)
    throw new Error('No model is configured: set AI_PROVIDER, AI_MODEL and what it needs (docs/coach.md).');
  const judge = openJudge();
  const talks = talksCalled(after('--only').split(',').filter(Boolean));
  if (talks.length === 0) throw new Error('No talk is called that: see evaluation/talks/provider.');
  const asked = process.argv.includes('--outside') ? { ...provider, isLocal: false } : provider;
  console.log(`${talks.length} talks with ${provider.called}${judge ? `, judged by ${judge.called}` : ''}\n`);
  for (const talk of talks) await hold(talk, asked, judge, folder);
}

export async function evaluateProvider() {
  const folder = join(process.env.DATA_DIR ?? '.data', 'provider-talks');
  if (!process.argv.includes('--count')) await play(folder);
  const figures = figuresOf(kept(folder), priceGiven());
  writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`\n${JSON.stringify(figures, null, 2)}\n\nTranscripts and figures: ${folder}`);
}
