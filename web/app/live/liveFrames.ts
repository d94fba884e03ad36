/** One message of an event stream. */
type Frame = { id?: string; data?: string };

/** A heartbeat is a comment, and has neither id nor data. */
function frameOf(text: string): Frame {
  const frame: Frame = {};
  for (const line of text.split('\n')) {
    if (line.startsWith('id: ')) frame.id = line.slice(4);
    if (line.startsWith('data: ')) frame.data = (frame.data ?? '') + line.slice(6);
  }
  return frame;
}

/** Parses the messages of our event streams as they arrive; an unfinished message of a broken connection is dropped. */
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
