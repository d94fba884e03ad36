import { isAltered, type Played } from './transcript.ts';

/** Dollars for a million tokens, in and out. */
export type Price = { in: number; out: number };

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
const perMessage = (sum: number, messages: number) => (messages === 0 ? null : Math.round(sum / messages));

export function figuresOf(all: readonly Played[], price: Price | undefined) {
  const judged = all.flatMap((talk) => talk.judged.map((one) => ({ talk: talk.name, ...one })));
  const told = judged.filter(({ verdict }) => verdict !== null);
  const isMet = ({ verdict, good }: (typeof judged)[number]) => verdict === good;
  const replies = all.flatMap((talk) => talk.replies);
  const calls = replies.flatMap((reply) => reply.calls);
  const answered = replies.filter((reply) => reply.calls.length > 0);
  const [input, output] = (['inputTokens', 'outputTokens'] as const).map((key) =>
    calls.reduce((sum, call) => sum + call[key], 0),
  ) as [number, number];
  const cost = price && (input * price.in + output * price.out) / 1e6;
  return {
    talks: all.length,
    messages: replies.length,
    byModel: answered.length,
    withoutModel: replies.filter(({ calls: none, by }) => none.length === 0 && !by.startsWith('nobody')).length,
    unanswered: replies.filter(({ by }) => by.startsWith('nobody')).length,
    /** Asked again by the guard, or shown otherwise than it was written. */
    altered: answered.filter(isAltered).length,
    criteria: { all: judged.length, told: told.length, met: told.filter(isMet).length },
    harm: {
      told: told.filter(({ good }) => good === 'no').length,
      done: told.filter((one) => one.good === 'no' && !isMet(one)).length,
    },
    tokensPerMessage: {
      input: perMessage(input, answered.length),
      output: perMessage(output, answered.length),
    },
    costPerMessage: cost === undefined || answered.length === 0 ? null : cost / answered.length,
    seconds: {
      first: middle(answered.flatMap(({ firstSeconds }) => firstSeconds ?? [])),
      whole: middle(answered.map(({ seconds }) => seconds)),
    },
    missed: told
      .filter((one) => !isMet(one))
      .map(({ talk, reply, asks }) => `${talk}${reply ? ` ${reply}` : ''}: ${asks}`),
  };
}
