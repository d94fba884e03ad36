import { useEffect, useRef, useState } from 'react';
import type { Message } from '#contract/messages.ts';
import { isOpen } from '#web/app/thread/messages.ts';
import { plainWords } from '#web/kit/chat/Words.tsx';

const keyOf = ({ id, reply }: Message) => `${id}:${reply?.id ?? ''}`;

/** Announces others' messages to screen readers, each once and complete. */
export function useAnnouncement(newest: readonly Message[]): string {
  const heard = useRef<{ keys: Set<string>; from: string }>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const whole = newest.filter((message) => !message.isMine && !isOpen(message));
    const keys = new Set(whole.map(keyOf));
    const before = heard.current;
    if (!before) {
      heard.current = { keys, from: newest.at(-1)?.createdAt ?? '' };
      return;
    }
    const fresh = whole.filter((message) => message.createdAt >= before.from && !before.keys.has(keyOf(message)));
    for (const key of keys) before.keys.add(key);
    if (fresh.length > 0)
      setSaid(fresh.map(({ senderName, content }) => `${senderName}: ${plainWords(content)}`).join(' '));
  }, [newest]);
  return said;
}
