import { startTransition, useEffect, useRef, useState } from 'react';
import type { Problem, Wish } from '#web/text-analysis/export/chat.ts';
import type { Figures } from '#web/text-analysis/export/figures.ts';
import { openReader, type ShownLine } from '#web/text-analysis/export/reader.ts';

type ExportState =
  | { is: 'idle' }
  | { is: 'reading'; fraction: number }
  | { is: 'problem'; problem: Problem }
  | { is: 'choosing'; chats: { name: string; messages: number }[] }
  | { is: 'read'; figures: Figures };

/** An exported chat being read in this browser; nothing is sent. */
export function useChatExport() {
  const [state, setState] = useState<ExportState>({ is: 'idle' });
  const [lines, setLines] = useState<ShownLine[]>([]);
  const reader = useRef<ReturnType<typeof openReader>>(undefined);
  const file = useRef<Blob>(undefined);
  useEffect(() => () => reader.current?.close(), []);

  const stop = () => {
    reader.current?.close();
    reader.current = undefined;
    setLines([]);
    setState({ is: 'idle' });
  };
  const read = (given: Blob, wish: Wish = {}) => {
    stop();
    file.current = given;
    setState({ is: 'reading', fraction: 0 });
    reader.current = openReader((told) => {
      if (told.kind === 'progress') setState({ is: 'reading', fraction: told.fraction });
      else if (told.kind === 'shown') setLines(told.lines);
      // A transition, so that the page stays responsive while the charts are rendered.
      else if (told.kind === 'figures') startTransition(() => setState({ is: 'read', figures: told.figures }));
      else if (told.kind === 'choose') setState({ is: 'choosing', chats: told.chats });
      else setState({ is: 'problem', problem: told.problem });
    });
    reader.current.ask({ kind: 'read', file: given, wish });
  };
  return {
    state,
    lines,
    read,
    stop,
    again: (wish: Wish) => file.current && read(file.current, wish),
    show: (from: number, count: number) => reader.current?.ask({ kind: 'show', from: Math.max(0, from), count }),
  };
}
