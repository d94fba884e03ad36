/** One message of an event stream. */
type Frame = { id?: string; data?: string };

/** A comment, a sign of life, has neither id nor data. */
function frameOf(text: string): Frame {
  const frame: Frame = {};
  for (const line of text.split('\n')) {
    if (line.startsWith('id: ')) frame.id = line.slice(4);
    if (line.startsWith('data: ')) frame.data = (frame.data ?? '') + line.slice(6);
  }
  return frame;
}

/** The messages of our own event streams, as they come; what a broken connection left unfinished is no message. */
export async function* liveFrames(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Frame> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const parts = (rest + next.value).split('\n\n');
      rest = parts.pop() ?? '';
      yield* parts.map(frameOf);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
