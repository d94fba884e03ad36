import { pino } from 'pino';
import { guide } from '#server/coach/guide/guide.ts';
import { Breaker } from '#server/coach/model/breaker.ts';
import type { Provider } from '#server/coach/model/provider.ts';
import { answer, Failed } from '#server/coach/run/answer.ts';
import type { Desk } from '#server/coach/run/desk.ts';
import { Draft } from '#server/coach/run/draft.ts';
import type { Ledger } from '#server/coach/run/ledger.ts';
import type { Asked } from '#server/coach/run/prepare.ts';
import type { Said } from '#server/coach/tasks/shapes.ts';
import { withCare } from '#server/safety/care.ts';
import type { Model } from '#server/wire/wire.ts';
import type { Talk } from './talk.ts';

/** One call of the model: what it wrote before anybody read it, and what that took. */
export type Call = { wrote: string; inputTokens: number; outputTokens: number };
export type Reply = {
  said: string;
  name: string | null;
  /** As the member would see it. */
  text: string;
  /** Who answered: the model's name, fixed words, or why nobody did. */
  by: string;
  notice: string | null;
  calls: Call[];
  firstSeconds: number | null;
  seconds: number;
};

/** No books are kept: whoever plays a talk answers for what it costs. */
const ledger: Ledger = {
  reserve: async (_people, _host, { tokens }) => ({ day: '', member: '', tokens }),
  leaveFor: async () => false,
  charge() {},
  release() {},
  async doubtAge() {},
  namesOf: async () => [],
  count() {},
  tally() {},
};

/** The same model, with every call written down. */
const overheard = (model: Model, calls: Call[]): Model =>
  async function* (asked) {
    const heard = { wrote: '', inputTokens: 0, outputTokens: 0 };
    calls.push(heard);
    for await (const one of model(asked)) {
      heard.wrote += one.text ?? '';
      heard.inputTokens = one.used?.inputTokens ?? heard.inputTokens;
      heard.outputTokens = one.used?.outputTokens ?? heard.outputTokens;
      yield one;
    }
  };

/** When the first word of a reply was there to be read. */
async function firstWord(draft: Draft): Promise<number> {
  while (!draft.look().text && !draft.isOver) await draft.changed();
  return performance.now();
}

function deskWith(provider: Provider, calls: Call[]): Desk {
  return {
    provider: { ...provider, model: overheard(provider.model, calls) },
    breaker: new Breaker(),
    embedded: guide,
    ledger,
    log: pino({ level: 'silent' }),
    patience: provider.patience,
    ahead: new Map(),
  };
}

/** One message on the product's own way: safety, prompt, hiding, the guard and its repairs. */
/** The first names of those who speak in it. */
const presentIn = ({ before = [], says }: Talk) => [
  ...new Set([...before, ...says].flatMap((one) => (typeof one === 'object' && one.name ? [one.name] : []))),
];

async function replyTo(provider: Provider, talk: Talk, message: Said, history: Said[]) {
  const { task = 'coachChat', given = {} } = talk;
  const calls: Call[] = [];
  const { content, name = null } = message;
  const isShared = history.some((one) => one.name && one.name !== name);
  const heard = withCare(history, content);
  const input = {
    ...{ message: content, summary: null, known: [], today: null, guide: null, asText: true },
    ...{ name, present: presentIn(talk), ...given },
    ...(isShared ? { history, care: { state: 'none' }, name } : heard),
  };
  const asked = { task, input, people: ['somebody'], country: 'US', names: [] } as unknown as Asked;
  const draft = new Draft(1);
  const began = performance.now();
  const first = firstWord(draft);
  const told = { by: '', notice: null as string | null };
  try {
    const { meta, notice } = await answer(deskWith(provider, calls), asked, draft, new AbortController().signal);
    Object.assign(told, { by: meta.adapter === 'embedded' ? 'Mallama, without the model' : meta.model, notice });
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    told.by = `nobody: ${error.failure}${error.fault ? ` (${error.fault})` : ''}`;
  }
  const { text } = draft.look();
  draft.end({ status: 'done', meta: null });
  const [seconds, firstSeconds] = [performance.now(), await first].map((at) => Math.round(at - began) / 1000);
  return { said: content, name, text, ...told, calls, firstSeconds: text ? firstSeconds : null, seconds } as Reply;
}

/** The whole talk, each message answered before the next is sent. */
export async function played(provider: Provider, talk: Talk): Promise<Reply[]> {
  const history: Said[] = [...(talk.before ?? [])];
  const replies: Reply[] = [];
  for (const said of talk.says) {
    const message = typeof said === 'string' ? { content: said } : { content: said.text, name: said.name };
    const one = { role: 'user' as const, ...message };
    const reply = await replyTo(provider, talk, one, [...history]);
    replies.push(reply);
    history.push(one, { role: 'assistant', content: reply.text });
    if (reply.by.startsWith('nobody')) break;
  }
  return replies;
}
