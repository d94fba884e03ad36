import { Fault } from '#server/wire/fault.ts';
import { type Call, countIn, type End, type Format, type Heard, textIn } from '#server/wire/wire.ts';

type Tokens = Partial<
  Record<'input_tokens' | 'cache_read_input_tokens' | 'cache_creation_input_tokens' | 'output_tokens', unknown>
>;
type Event = {
  type?: string;
  message?: { usage?: Tokens };
  delta?: { type?: string; text?: unknown; stop_reason?: string | null };
  usage?: Tokens;
};

const ENDS: Record<string, End> = {
  ...{ end_turn: 'stop', stop_sequence: 'stop', pause_turn: 'stop' },
  ...{ max_tokens: 'length', model_context_window_exceeded: 'length', refusal: 'filtered' },
};

/** What is read from the cache is not counted in the first figure. */
function usedIn({ input_tokens, cache_read_input_tokens, cache_creation_input_tokens, output_tokens }: Tokens) {
  const read = countIn(input_tokens);
  const all = (read ?? 0) + (countIn(cache_read_input_tokens) ?? 0) + (countIn(cache_creation_input_tokens) ?? 0);
  return { ...(read !== undefined && { inputTokens: all }), outputTokens: countIn(output_tokens) };
}

function hear({ type, message, delta, usage }: Event): Heard {
  if (type === 'error') throw new Fault('server_error');
  const [how, tokens] = [delta?.stop_reason, message?.usage ?? usage];
  return {
    text: delta?.type === 'text_delta' ? textIn(delta.text) : '',
    isThought: delta?.type === 'thinking_delta',
    ...(how && { end: ENDS[how] ?? 'other' }),
    ...(tokens && { used: usedIn(tokens) }),
  };
}

const said = (text: string) => ({ type: 'text', text });

/** It must be told which blocks to cache; others detect equal beginnings themselves. */
const kept = { cache_control: { type: 'ephemeral' } };

function messagesOf({ turns, picture }: Call) {
  const source = picture && { type: 'base64', media_type: picture.type, data: picture.base64 };
  return turns.map(({ role, text }, at) => ({
    role,
    content: [said(text), ...(source && at === turns.length - 1 ? [{ type: 'image', source }] : [])],
  }));
}

export const anthropic: Format = {
  path: '/messages',
  headersOf: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  bodyOf: (model, call) => ({
    model,
    max_tokens: call.maxOutputTokens,
    system: call.system.map(({ text, isStable }) => ({ ...said(text), ...(isStable && kept) })),
    messages: messagesOf(call),
  }),
  hear,
};
