/** Both wire formats, as little of each as their clients need. */

const usage = { prompt_tokens: 40, completion_tokens: 12, total_tokens: 52 };

export function chatFrame(content: string, finish: string | null = null) {
  const choice = { index: 0, delta: content ? { role: 'assistant', content } : {}, finish_reason: finish };
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'fake', choices: [choice] };
  return `data: ${JSON.stringify(finish ? { ...chunk, usage } : chunk)}\n\n`;
}

const frames = (events: { type: string }[]) =>
  events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');

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
