/** The three wire formats, as little of each as their clients need. */

const usage = { prompt_tokens: 40, completion_tokens: 12, total_tokens: 52 };

export function chatFrame(content: string, finish: string | null = null) {
  const choice = { index: 0, delta: content ? { role: 'assistant', content } : {}, finish_reason: finish };
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [choice] };
  return `data: ${JSON.stringify(finish ? { ...chunk, usage } : chunk)}\n\n`;
}

export const chatResult = (content: string) => ({
  id: 'c',
  object: 'chat.completion',
  created: 1,
  model: 'fake',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage,
});

const frames = (events: { type: string }[]) =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');

export function openaiFrames(pieces: string[]) {
  const item = { type: 'message', id: 'm', role: 'assistant', status: 'completed', content: [] };
  const response = { id: 'r', object: 'response', created_at: 1, model: 'fake', status: 'completed', output: [] };
  const tokens = { input_tokens: 40, output_tokens: 12, total_tokens: 52 };
  const deltas = pieces.map((delta) => ({
    type: 'response.output_text.delta',
    item_id: 'm',
    output_index: 0,
    content_index: 0,
    delta,
  }));
  return frames([
    { type: 'response.created', response: { ...response, status: 'in_progress' } } as { type: string },
    { type: 'response.output_item.added', output_index: 0, item } as { type: string },
    ...deltas,
    { type: 'response.output_item.done', output_index: 0, item } as { type: string },
    { type: 'response.completed', response: { ...response, usage: tokens } } as { type: string },
  ]);
}

export function anthropicFrames(pieces: string[]) {
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'fake', content: [], stop_reason: null };
  const deltas = pieces.map((text) => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text },
  }));
  return frames([
    { type: 'message_start', message: { ...message, usage: { input_tokens: 40, output_tokens: 0 } } } as {
      type: string;
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } } as { type: string },
    ...deltas,
    { type: 'content_block_stop', index: 0 } as { type: string },
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 12 } } as { type: string },
    { type: 'message_stop' },
  ]);
}
