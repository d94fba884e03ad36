import { Fault, refused } from '#server/wire/fault.ts';
import { type Call, countIn, type End, type Format, type Heard, textIn } from '#server/wire/wire.ts';

type Part = { type?: string; text?: unknown };
type Delta = { content?: unknown; refusal?: unknown; reasoning_content?: unknown; reasoning?: unknown };
type Event = {
  error?: unknown;
  choices?: { delta?: Delta | null; finish_reason?: string | null }[] | null;
  usage?: { prompt_tokens?: unknown; completion_tokens?: unknown } | null;
};

const ENDS: Record<string, End> = { stop: 'stop', length: 'length', content_filter: 'filtered' };

function hear({ error, choices, usage }: Event): Heard {
  // What others refuse before they answer, some say as the first event.
  if (error) throw refused(500, {}, JSON.stringify(error));
  const { delta, finish_reason: how } = choices?.[0] ?? {};
  const { content, refusal, reasoning_content, reasoning } = delta ?? {};
  if (textIn(refusal)) throw new Fault('filtered');
  const parts: Part[] = Array.isArray(content) ? content : [{ type: 'text', text: content }];
  return {
    text: parts.map((part) => (part?.type === 'text' ? textIn(part.text) : '')).join(''),
    isThought: Boolean(reasoning_content || reasoning) || parts.some((part) => part?.type === 'thinking'),
    ...(how && { end: ENDS[how] ?? 'other' }),
    ...(usage && {
      used: { inputTokens: countIn(usage.prompt_tokens), outputTokens: countIn(usage.completion_tokens) },
    }),
  };
}

function messagesOf({ system, turns, picture }: Call) {
  const url = picture && `data:${picture.type};base64,${picture.base64}`;
  const shown = (text: string) => [
    { type: 'text', text },
    { type: 'image_url', image_url: { url } },
  ];
  // Many local models accept only one system message.
  const first = { role: 'system', content: system.map(({ text }) => text).join('\n\n') };
  return [
    first,
    ...turns.map(({ role, text }, at) => ({ role, content: url && at === turns.length - 1 ? shown(text) : text })),
  ];
}

const format: Omit<Format, 'bodyOf'> = {
  path: '/chat/completions',
  headersOf: (key) => ({ authorization: `Bearer ${key}` }),
  hear,
};
const USAGE = { stream_options: { include_usage: true } };

/** OpenAI's chat format, as most servers know it. */
export const chat: Format = {
  ...format,
  bodyOf: (model, call) => ({
    model,
    max_tokens: call.maxOutputTokens,
    ...(call.shape && { response_format: { type: 'json_object' } }),
    messages: messagesOf(call),
    ...USAGE,
  }),
  // The shape that is wanted stands in the prompt, too.
  optional: ['stream_options', 'response_format'],
};

/** The least effort that a model of OpenAI's takes; undefined for one that does not reason. */
function effortOf(model: string) {
  if (/^gpt-5(?![.]|-chat)/.test(model)) return 'minimal';
  return /^(?:o|gpt-(?=[5-9]|\d\d))\d/.test(model) && !model.includes('-chat') ? 'low' : undefined;
}

/** The same as OpenAI itself speaks it. Its default may be to store every conversation. */
export const openai: Format = {
  ...format,
  bodyOf: (model, call) => ({
    model,
    max_completion_tokens: call.maxOutputTokens,
    store: false,
    ...(effortOf(model) && { reasoning_effort: effortOf(model) }),
    ...(call.shape && { response_format: { type: 'json_schema', json_schema: { ...call.shape, strict: true } } }),
    messages: messagesOf(call),
    ...USAGE,
  }),
};
