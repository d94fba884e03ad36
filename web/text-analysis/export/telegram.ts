import { gathering, type Parsed, type Progress, problem, type Wish } from '#web/text-analysis/export/chat.ts';

type Piece = string | { text?: unknown };
type Message = { type?: unknown; from?: unknown; date?: unknown; date_unixtime?: unknown; text?: unknown };
type Conversation = { name?: unknown; messages: Message[] };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isConversation = (value: unknown): value is Conversation => isObject(value) && Array.isArray(value.messages);

const wordsOf = (text: unknown): string =>
  Array.isArray(text)
    ? (text as Piece[]).map((piece) => (typeof piece === 'string' ? piece : String(piece?.text ?? ''))).join('')
    : typeof text === 'string'
      ? text
      : '';

export const isJson = (opening: string) => /^\s*\{/.test(opening);

/** Telegram's own export, of one chat or all of them. */
export function readTelegram(text: string, { chat: wished }: Wish, progress: Progress): Parsed {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return problem('unknown');
  }
  progress(0.4);
  const all = isObject(read) && isObject(read.chats) && Array.isArray(read.chats.list) ? read.chats.list : [read];
  const chats = all.filter(isConversation).filter(({ messages }) => messages.length > 0);
  if (chats.length === 0) return problem(all.some(isConversation) ? 'empty' : 'unknown');
  const one = chats.length === 1 ? chats[0] : wished === undefined ? undefined : chats[wished];
  if (!one)
    return {
      kind: 'choose',
      chats: chats.map(({ name, messages }) => ({ name: String(name || 'Saved messages'), messages: messages.length })),
    };
  const gathered = gathering();
  one.messages.forEach(({ type, from, date, date_unixtime, text: said }, at) => {
    if (at % 4000 === 0) progress(0.4 + (at / one.messages.length) * 0.5);
    const moment = date_unixtime === undefined ? Date.parse(`${date}Z`) : Number(date_unixtime) * 1000;
    if (type === 'message' && typeof from === 'string' && Number.isFinite(moment))
      gathered.add(moment, from, wordsOf(said));
  });
  return gathered.chat();
}
