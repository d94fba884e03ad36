import { gathering, type Parsed, type Progress, problem, type Wish } from '#web/text-analysis/export/chat.ts';

const ONE = /<sms\s((?:[^"'<>]|"[^"]*"|'[^']*')*)\/?>/gu;
const PART = /(?<![\w-])([\w-]{1,64})\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)')/gu;
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const isSms = (opening: string) => /<smses[\s>]/.test(opening.slice(0, 4000));

/** Characters beyond U+FFFF are sometimes written as two surrogate references, which are joined. */
const plain = (text: string) =>
  text
    .replace(/&#(\d+);&#(\d+);/g, (both, high, low) =>
      high >= 0xd800 && high < 0xdc00 ? String.fromCharCode(Number(high), Number(low)) : both,
    )
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/giu, (whole, hex, number, name) => {
      if (name) return SIGNS[name] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(number);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });

type Sms = { contact: string; at: number; isMine: boolean; text: string };

function smsOf(inside: string): Sms {
  const parts = new Map([...inside.matchAll(PART)].map(([, key = '', a, b]) => [key, plain(a ?? b ?? '')] as const));
  const known = parts.get('contact_name');
  const contact = known && known !== '(Unknown)' ? known : (parts.get('address') ?? '');
  return {
    ...{ contact, at: Number(parts.get('date')), isMine: parts.get('type') === '2' },
    text: parts.get('body') ?? '',
  };
}

/** A backup of text messages, with one chat per contact. */
export function readSms(text: string, { chat: wished }: Wish, progress: Progress): Parsed {
  const chats = new Map<string, Sms[]>();
  let count = 0;
  for (const found of text.matchAll(ONE)) {
    count += 1;
    if (count % 2000 === 0) progress((found.index / text.length) * 0.9);
    const sms = smsOf(found[1] ?? '');
    if (!Number.isFinite(sms.at)) continue;
    const chat = chats.get(sms.contact) ?? [];
    chats.set(sms.contact, chat);
    chat.push(sms);
  }
  const all = [...chats].sort(([, a], [, b]) => b.length - a.length);
  if (all.length === 0) return problem('empty');
  const one = all.length === 1 ? all[0] : wished === undefined ? undefined : all[wished];
  if (!one) return { kind: 'choose', chats: all.map(([name, messages]) => ({ name, messages: messages.length })) };
  const [contact, messages] = one;
  const gathered = gathering('Me');
  for (const { at, isMine, text: said } of messages) gathered.add(at, isMine ? 'Me' : contact, said);
  return gathered.chat();
}
