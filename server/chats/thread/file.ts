import type { Message } from '#contract/messages.ts';
import type { ThreadFile, ThreadFormat } from '#contract/threads.ts';
import { isOpen, messagesBefore, presentMessage, viewOf } from '#server/chats/message/rows.ts';
import { requireMember, type Visitor } from '#server/chats/thread/members.ts';
import { presentThread } from '#server/chats/thread/read.ts';
import { refuse } from '#server/refusal.ts';
import type { House } from '#server/services.ts';

type Deps = Pick<House, 'db' | 'read' | 'vault' | 'now' | 'coach'>;
const PAGE = 500;
const AI_NOTE = 'Mallama is an AI coach; its messages were written by software.';

/** A readable time in UTC, since the file may be read anywhere. */
const at = (moment: string) => `${moment.slice(0, 10)} ${moment.slice(11, 16)} UTC`;

async function allMessages(house: Deps, visitor: Visitor, id: string): Promise<Message[]> {
  const { thread } = await requireMember(house.db, visitor, id, house.now());
  const view = await viewOf(house, house.db, thread, visitor.id);
  const all: Message[] = [];
  for (let before: string | undefined; ; ) {
    const rows = await messagesBefore(house.db, thread.id, PAGE, before);
    all.push(...rows.filter((row) => !isOpen(row)).map((row) => presentMessage(view, row)));
    before = rows.at(-1)?.id;
    if (rows.length < PAGE) return all.reverse();
  }
}

const written: Record<ThreadFormat, (title: string, all: readonly Message[]) => string> = {
  markdown: (title, all) =>
    [
      `# ${title}`,
      `*${AI_NOTE}*`,
      ...all.map(({ senderName, createdAt, content }) => `**${senderName}**, ${at(createdAt)}\n\n${content}`),
    ].join('\n\n'),
  text: (title, all) =>
    [title, AI_NOTE, ...all.map((one) => `${one.senderName}, ${at(one.createdAt)}\n${one.content}`)].join('\n\n'),
  json: (title, all) =>
    JSON.stringify(
      {
        title,
        note: AI_NOTE,
        messages: all.map(({ role, senderName, content, createdAt, editedAt }) => ({
          ...{ role, senderName, content, createdAt, editedAt },
        })),
      },
      null,
      2,
    ),
};

const KIND: Record<ThreadFormat, { ending: string; type: string }> = {
  markdown: { ending: 'md', type: 'text/markdown' },
  text: { ending: 'txt', type: 'text/plain' },
  json: { ending: 'json', type: 'application/json' },
};

/** The whole thread as a file, whose name says nothing about its contents. */
export async function fileOf(
  house: Deps,
  visitor: Visitor,
  { id, format }: { id: string; format: ThreadFormat },
): Promise<ThreadFile> {
  const it = await requireMember(house.db, visitor, id, house.now());
  if (it.thread.isTemporary)
    throw refuse(
      'conflict',
      { reason: 'temporary' },
      'A temporary chat is never kept, so it can’t be saved as a file.',
    );
  const [{ title }, all] = await Promise.all([presentThread(house, it), allMessages(house, visitor, id)]);
  const { ending, type } = KIND[format];
  const name = `mallama-chat-${house.now().toISOString().slice(0, 10)}.${ending}`;
  return { name, type, text: `${written[format](title, all)}\n` };
}
